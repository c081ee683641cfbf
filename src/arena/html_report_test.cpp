#include "arena/html_report.h"

#include <array>
#include <cstdio>
#include <fstream>
#include <memory>
#include <regex>

#include "fmt/format.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "rapidcheck/gtest.h"

#include "arena/markup.h"
#include "arena/replay_data.h"
#include "arena/report_words.h"
#include "arena/result_fixtures.h"
#include "arena/svg_chart.h"
#include "core/rng.h"
#include "core/text.h"
#include "games/othello/othello.h"
#include "games/tafl/tafl.h"
#include "nlohmann/json.hpp"
#include "play/record.h"

namespace outflank::arena {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

template <Game G>
GameRecord<G> random_record(const G& game, Rng& rng) {
    GameRecord<G> record(game);
    while (!record.is_over()) (void)record.play(pick(rng, game.moves(record.position())));
    return record;
}

template <Game G>
PlayedGame played(const GameRecord<G>& record, int number) {
    PlayedGame game;
    game.number = number;
    game.first_begins_as_one = number % 2 == 1;
    for (const auto move : record.moves())
        game.moves += (game.moves.empty() ? "" : " ") + record.game().format(move);
    const Outcome outcome = *record.outcome();
    game.score = game.first_begins_as_one ? outcome.score : -outcome.score;
    game.points = game.score > 0 ? Points::Win : game.score < 0 ? Points::Loss : Points::Draw;
    game.reason = name(outcome.reason);
    game.first_stats = {static_cast<int>(record.moves().size()) / 2, 1000, 0.5, 0.25};
    game.second_stats = {static_cast<int>(record.moves().size()) / 2, 2000, 1.5, 0.75};
    return game;
}

/// The positions of a game, by playing it once more.
template <Game G>
std::vector<std::string> positions_of(const G& game, const PlayedGame& played_game) {
    GameRecord<G> record(game);
    std::vector<std::string> positions = {game.format(record.position())};
    for (const std::string_view move : text::words(played_game.moves)) {
        EXPECT_TRUE(record.play(*game.parse_move(move)).ok());
        positions.push_back(game.format(record.position()));
    }
    return positions;
}

/// A tournament of random games in which everybody has met everybody.
template <Game G>
MatchReport report_of(const G& game, const std::vector<std::string>& names, int games) {
    Field field{names, {}};
    for (std::size_t i = 0; i < names.size(); ++i) {
        for (std::size_t j = i + 1; j < names.size(); ++j) field.pairings.push_back({i, j});
    }
    Rng rng(7);
    std::vector<PlayedGame> list;
    for (int number = 1; number <= games; ++number) {
        PlayedGame one = played(random_record(game, rng), number);
        one.pairing = (number - 1) / 2 % static_cast<int>(field.pairings.size());
        const auto [first, second] = field.pairings[static_cast<std::size_t>(one.pairing)];
        one.first = names[first];
        one.second = names[second];
        list.push_back(one);
    }
    MatchReport report;
    report.title = names[0] + " v " + names[1];
    report.game = game.name();
    report.side_names = {std::string(game.side_name(Side::One)),
                         std::string(game.side_name(Side::Two))};
    report.has_equal_sides = !std::is_same_v<G, tafl::Tafl>;
    report.law = "no time limit";
    report.is_tournament = names.size() > 2;
    report.replay = [game](const PlayedGame& one) { return positions_of(game, one); };
    count_games(report, field, std::move(list), std::nullopt);
    return report;
}

nlohmann::json replays_in(const std::string& page) {
    const std::string opening = "<script type=\"application/json\" id=\"replays\">";
    const std::size_t begin = page.find(opening) + opening.size();
    return nlohmann::json::parse(page.substr(begin, page.find("</script>", begin) - begin));
}

/// The plain twin of the page's positions_of.
std::vector<std::string> unfolded(const nlohmann::json& replay) {
    std::string cells = replay["start"];
    std::vector<std::string> positions = {cells};
    const auto side = static_cast<std::size_t>(std::lround(std::sqrt(cells.size())));
    for (const std::string step : replay["steps"]) {
        char content = 0;
        for (std::size_t i = 0; i < step.size();) {
            if (!text::is_digit(step[i]) && !(step[i] >= 'a' && step[i] <= 'f')) {
                content = step[i++];
                continue;
            }
            const auto row = std::stoul(step.substr(i, 1), nullptr, 16);
            const auto column = std::stoul(step.substr(i + 1, 1), nullptr, 16);
            cells[row * side + column] = content;
            i += 2;
        }
        positions.push_back(cells);
    }
    return positions;
}

template <Game G>
void every_position_is_in_the_page(const G& game) {
    const MatchReport report = report_of(game, {"a", "b", "c"}, 12);
    const auto replays = replays_in(html_report(report));
    ASSERT_EQ(replays.size(), report.games.size());
    for (std::size_t i = 0; i < replays.size(); ++i) {
        std::vector<std::string> expected;
        for (const std::string& position : positions_of(game, report.games[i]))
            expected.push_back(cells_of(position));
        EXPECT_EQ(unfolded(replays[i]), expected);
        EXPECT_EQ(replays[i]["moves"].size() + 1, expected.size());
    }
}

TEST(HtmlReport, HoldsEveryPositionOfEveryGame) {
    for (const int size : {4, 8, 16}) every_position_is_in_the_page(othello::Othello(size));
    for (const tafl::Rules* rules : tafl::AllRules)
        every_position_is_in_the_page(tafl::Tafl(*rules));
}

TEST(HtmlReport, SaysTheNumbersOfTheReport) {
    const MatchReport report = report_of(othello::Othello(6), {"first", "second", "third"}, 30);
    const std::string page = html_report(report);
    for (const PlayerReport& player : report.players) {
        EXPECT_THAT(page, HasSubstr(fmt::format("<td>+{} ={} -{}</td>", player.result.wins,
                                                player.result.draws, player.result.losses)));
        EXPECT_THAT(page, HasSubstr("<td>" + elo_words(player.elo) + "</td>"));
    }
    for (const PairingReport& pairing : report.pairings) {
        EXPECT_THAT(page, HasSubstr(fmt::format("<td>{:+.2f}</td>", pairing.tally.mean_score())));
        const WinDrawLoss result = pairing.tally.all();
        for (const WinDrawLoss& view : {result, result.reversed()})
            EXPECT_THAT(page, HasSubstr(fmt::format("{}<span class=\"points\">{:g}/{}</span>",
                                                    counts(view), view.points(), view.games())));
    }
    for (std::size_t i = 0; i < report.games.size(); ++i)
        EXPECT_THAT(page, HasSubstr(fmt::format("<tr data-game=\"{}\">", i)));
}

TEST(HtmlReport, AWinnerIsNamedWhicheverSideItHad) {
    MatchReport report = report_of(othello::Othello(4), {"Ada", "Bob"}, 2);
    for (const bool is_black : {true, false}) {
        for (const Points points : {Points::Loss, Points::Draw, Points::Win}) {
            PlayedGame& game = report.games[0];
            game.first_begins_as_one = is_black;
            game.points = points;
            const std::string result = replays_in(html_report(report))[0]["result"];
            const std::string expected = points == Points::Win    ? "Ada wins"
                                         : points == Points::Loss ? "Bob wins"
                                                                  : "Draw";
            EXPECT_THAT(result, HasSubstr(expected));
        }
    }
}

TEST(HtmlReport, NamesForfeits) {
    MatchReport report = report_of(othello::Othello(4), {"Ada", "Bob"}, 4);
    EXPECT_THAT(html_report(report), Not(HasSubstr("Forfeits</h2>")));
    report.games[1].reason = "time";
    report.games[1].points = Points::Loss;
    report.games[1].remark = "Ada thought for 9 s & lost";
    const std::string page = html_report(report);
    EXPECT_THAT(page, HasSubstr("Forfeits</h2>"));
    EXPECT_THAT(page, HasSubstr("Ada thought for 9 s &amp; lost</td>"));
}

const std::string Hostile = "</script><script>alert('x')</script>\"<b>&\xff\x01 {{title}}";

TEST(HtmlReport, ForeignTextStaysText) {
    MatchReport report = report_of(othello::Othello(4), {Hostile, "b" + Hostile, "c"}, 6);
    report.title = report.law = report.game = Hostile;
    for (PlayedGame& game : report.games) game.remark = game.reason = Hostile;
    const std::string page = html_report(report);
    const std::string harmless = html_report(report_of(othello::Othello(4), {"a", "b", "c"}, 6));
    const auto occurrences = [](const std::string& text, const std::string& part) {
        std::size_t count = 0;
        for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++count;
        return count;
    };
    EXPECT_EQ(occurrences(page, "<script"), occurrences(harmless, "<script"));
    EXPECT_EQ(occurrences(page, "</script"), occurrences(harmless, "</script"));
    EXPECT_EQ(occurrences(page, "<b>"), 0U);
    EXPECT_EQ(page.find('\xff'), page.npos);
    EXPECT_THAT(page, HasSubstr("{{title}}"));
    EXPECT_EQ(replays_in(page).size(), 6U);
}

/// Every element that is opened is closed, in order; no attribute stands twice.
constexpr const char* WellFormed = R"(
import sys
from html.parser import HTMLParser
VOID = {"meta", "input", "br", "img", "link"}
class Checker(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.seen, self.ids = [], 0, set()
    def handle_starttag(self, tag, attributes):
        self.seen += 1
        names = [name for name, _ in attributes]
        assert len(names) == len(set(names)), (tag, names)
        for name, value in attributes:
            if name == "id":
                assert value not in self.ids, value
                self.ids.add(value)
            if name in ("src", "href"):
                raise AssertionError(f"{tag} refers to {value}")
        if tag not in VOID:
            self.open.append(tag)
    def handle_startendtag(self, tag, attributes):
        self.seen += 1
    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, (tag, self.open, self.getpos())
        self.open.pop()
checker = Checker()
checker.feed(open(sys.argv[1], encoding="utf-8").read())
checker.close()
assert not checker.open, checker.open
print("well-formed", checker.seen > 100)
)";

TEST(HtmlReport, IsWellFormed) {
    const fixtures::TemporaryFolder folder;
    for (const auto& names :
         {std::vector<std::string>{"a", "b"}, std::vector<std::string>{Hostile, "b", "c"}}) {
        std::ofstream(folder / "page.html")
            << html_report(report_of(othello::Othello(8), names, 6));
        std::ofstream(folder / "check.py") << WellFormed;
        const std::string command =
            fmt::format("python3 '{0}/check.py' '{0}/page.html' 2>&1", folder.path().string());
        const std::unique_ptr<FILE, int (*)(FILE*)> checker(popen(command.c_str(), "r"), pclose);
        ASSERT_TRUE(checker);
        std::string said(4096, '\0');
        said.resize(std::fread(said.data(), 1, said.size(), checker.get()));
        EXPECT_EQ(said, "well-formed True\n");
    }
}

TEST(HtmlReport, AMatchWithoutAGameIsAPage) {
    const std::string page = html_report(report_of(othello::Othello(8), {"a", "b"}, 0));
    EXPECT_THAT(page, HasSubstr("No game was finished"));
    EXPECT_TRUE(replays_in(page).empty());
    EXPECT_THAT(page, Not(HasSubstr("nan")));
}

TEST(HtmlReport, AGameThatCannotBeReplayedIsStillListed) {
    MatchReport report = report_of(othello::Othello(4), {"a", "b"}, 2);
    report.replay = [](const PlayedGame&) { return std::vector<std::string>(); };
    const std::string page = html_report(report);
    EXPECT_TRUE(replays_in(page)[1].is_null());
    EXPECT_THAT(page, HasSubstr("data-game=\"1\""));
}

TEST(HtmlReport, AThousandGamesStayUnderThreeMegabytes) {
    const std::string name = "alphabeta:depth=4,eval=squares,killer=on";
    EXPECT_LT(html_report(report_of(othello::Othello(8), {name, name + "2"}, 1000)).size(),
              3'000'000U);
}

RC_GTEST_PROP(Markup, NothingEscapedIsMarkup, (const std::string& text)) {
    const std::string safe = escaped(text);
    RC_ASSERT(safe.find_first_of("<>\"'") == std::string::npos);
    RC_ASSERT(!nlohmann::json(safe).dump().empty());  // throws where it is no UTF-8
}

RC_GTEST_PROP(Markup, AScriptHoldsWhatWasPutIn, (const std::vector<std::uint8_t>& codes)) {
    std::string text;
    for (const std::uint8_t code : codes) text += static_cast<char>(code % 0x80);
    const std::string inside = script_json(nlohmann::json(text));
    RC_ASSERT(inside.find('<') == std::string::npos);
    RC_ASSERT(nlohmann::json::parse(inside).get<std::string>() == text);
}

RC_GTEST_PROP(SvgChart, AScaleHoldsItsValues, ()) {
    const double low = *rc::gen::inRange(-200000, 200000) / 100.0;
    const double high = low + *rc::gen::inRange(0, 400000) / 100.0;
    const auto ticks = scale_of(low, high);
    RC_ASSERT(ticks.size() >= 2U);
    RC_ASSERT(ticks.size() <= 8U);
    RC_ASSERT(ticks.front() <= low);
    RC_ASSERT(ticks.back() >= high);
}

TEST(ReportWords, NumbersAsPeopleReadThem) {
    EXPECT_EQ(grouped(7), "7");
    EXPECT_EQ(grouped(123456), "123,456");
    EXPECT_EQ(grouped(1000000), "1,000,000");
    EXPECT_EQ(time_words(0.0000125), "12.5 µs");
    EXPECT_EQ(time_words(0.0125), "12.5 ms");
    EXPECT_EQ(time_words(3.456), "3.46 s");
    EXPECT_EQ(time_words(1234.5), "1234 s");
    EXPECT_EQ(elo_words({-0.3, 12.4}), "+0 ± 12");
    EXPECT_EQ(elo_words({-120.6, 5}), "-121 ± 5");
}

TEST(HtmlReport, RatingsWithAMeanAreATournaments) {
    const othello::Othello game(4);
    EXPECT_THAT(html_report(report_of(game, {"a", "b"}, 4)), Not(HasSubstr("mean 0")));
    EXPECT_THAT(html_report(report_of(game, {"a", "b", "c"}, 12)), HasSubstr("Elo (mean 0)"));
}

}  // namespace
}  // namespace outflank::arena
