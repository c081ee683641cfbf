#include "analysis/label.h"

#include <algorithm>

#include "fmt/format.h"

namespace outflank::analysis {

namespace {

Label label_of_loss(double loss, const Thresholds& from) {
    if (loss >= from.blunder) return Label::Blunder;
    if (loss >= from.mistake) return Label::Mistake;
    return loss >= from.inaccuracy ? Label::Inaccuracy : Label::None;
}

}  // namespace

std::string_view name(Unit unit) { return unit == Unit::Discs ? "discs" : "games"; }

std::string_view name(Label label) {
    constexpr std::array<std::string_view, LabelCount> Names = {"", "inaccuracy", "mistake",
                                                                "blunder"};
    return Names[index(label)];
}

Label label_of(double loss, Unit unit, const Proof& proof) {
    const Label by_loss = label_of_loss(loss, thresholds(unit));
    if (unit == Unit::Discs) return by_loss;
    if (proof.is_lost && !proof.was_lost) return Label::Blunder;
    if (proof.was_won && !proof.is_won) return std::max(by_loss, Label::Mistake);
    return by_loss;
}

std::string threshold_words(Unit unit) {
    const Thresholds& from = thresholds(unit);
    std::string by_loss = fmt::format(
        "inaccuracy: a loss of {:g} {} or more, mistake: {:g}, blunder: {:g}", from.inaccuracy,
        unit == Unit::Discs ? "discs" : "of a game", from.mistake, from.blunder);
    if (unit == Unit::Discs) return by_loss;
    return by_loss +
           "; losing a game that was not lost is a blunder, missing a win at least a mistake";
}

}  // namespace outflank::analysis
