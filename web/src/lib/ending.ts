/// How a game ended and why, in sentences that name the side: winner and loser read the same.
import type { Words } from '../i18n/en';
import type { Game, Result, Side } from '../protocol/messages';

/** "You lost by 12", "White won"; `you` is the side of whoever reads it, if it is anybody's. */
export function endingText(
    words: Words,
    game: Game,
    { winner, score }: Result,
    you: Side | null = null,
): string {
    if (winner === null) return words.draw;
    const who =
        you === null
            ? words.wins(words.sides[game.name][winner])
            : winner === you
              ? words.youWon
              : words.youLost;
    return score && game.name === 'othello' ? `${who} ${words.by(Math.abs(score))}` : who;
}

/** "You resigned", "Attackers have no move". */
export function reasonText(
    words: Words,
    game: Game,
    { winner, reason }: Result,
    you: Side | null = null,
): string {
    const name = (side: Side) => (side === you ? words.you : words.sides[game.name][side]);
    const said = words.reasons[reason];
    if (!said) return reason;
    return winner === null ? said('', '') : said(name(winner), name(winner === 0 ? 1 : 0));
}
