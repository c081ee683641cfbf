/// What happened in a match, for people: who won a game, how it stands, and how sure that is.
import type { Words } from '../i18n/en';
import { seatTitle } from '../lib/seat';
import type { Counts, PlayedGame, Standing } from '../protocol/arena';
import type { Game } from '../protocol/messages';

/** Who meets itself has a number behind its name. */
export function playerTitle(words: Words, player: string): string {
    const [, name = player, number = ''] = /^(.+?)( \(\d+\))?$/s.exec(player) ?? [];
    return seatTitle(words, name, name) + number;
}

/** By how many discs; in Tablut a win is a win, and a game that was forfeited was lost by the whole board. */
function marginOf(played: PlayedGame, game: Game): number | null {
    const { score, reason } = played.result;
    const isForfeit = ['illegal', 'time', 'crash', 'resign'].includes(reason);
    return game.name === 'othello' && score && !isForfeit ? Math.abs(score) : null;
}

/** "White wins by 12 (greedy)". */
export function resultText(
    words: Words,
    played: PlayedGame,
    game: Game,
    players: readonly string[],
): string {
    const { winner } = played.result;
    if (winner === null) return words.arena.draw;
    const side = words.sides[game.name][winner];
    const player = playerTitle(words, players[played.players[winner]] ?? '');
    return words.arena.ended(side, player, marginOf(played, game));
}

/** "3 of 20: White wins by 12". */
export function spokenGame(words: Words, played: PlayedGame, game: Game, total: number): string {
    const { winner } = played.result;
    const side = winner === null ? null : words.sides[game.name][winner];
    return words.arena.saidGame(played.number, total, side, marginOf(played, game));
}

export function shareOf({ wins, draws, losses }: Counts): number | null {
    const games = wins + draws + losses;
    return games === 0 ? null : (wins + draws / 2) / games;
}

export function percentText(share: number | null): string {
    return share === null ? '–' : `${(100 * share).toFixed(1)} %`;
}

/** "+127 ± 150". */
export function eloText(elo: number | null, error: number | null): string {
    if (elo === null || error === null) return '–';
    const rounded = Math.round(elo);
    const sign = rounded < 0 ? '−' : '+';
    return `${sign}${Math.abs(rounded)} ± ${Math.round(error)}`;
}

/** Whether the error bar of the first pairing leaves the question open, and who is ahead if not. */
export function verdictText(words: Words, standing: Standing): string {
    const pairing = standing.pairings[0];
    if (!pairing || pairing.elo === null || pairing.elo_error === null) return words.arena.noElo;
    if (Math.abs(pairing.elo) <= pairing.elo_error) return words.arena.open;
    const ahead = pairing.elo > 0 ? pairing.first : pairing.second;
    return words.arena.stronger(playerTitle(words, ahead));
}
