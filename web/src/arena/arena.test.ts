// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../i18n/en';
import { ja } from '../i18n/ja';
import { parseFragment } from '../lib/fragment';
import type { ArenaPlan, PlayedGame, Standing } from '../protocol/arena';
import type { BoardMessage, ServerMessage } from '../protocol/messages';
import { program } from '../protocol/program.svelte';
import { announcer } from '../shell/announcer.svelte';
import { settings } from '../shell/settings.svelte';
import { arena } from './arena.svelte';
import { eloText, percentText, resultText, shareOf, spokenGame, verdictText } from './told';

const Othello = { name: 'othello' as const, size: 8 };
const Tablut = { name: 'tablut' as const, rules: 'ashton', size: 9 };
const Players = ['alphabeta:depth=3', 'greedy'];
const Stats = { moves: 30, nodes: 3000, seconds: 0.6, worst_move_seconds: 0.1 };

function played(number: number, winner: 0 | 1 | null, score: number, reason = 'discs'): PlayedGame {
    return {
        number,
        players: number % 2 === 1 ? [0, 1] : [1, 0],
        opening: 'f5 d6',
        record: 'f5 d6 c3',
        result: { winner, score, reason },
        remark: null,
        stats: [Stats, Stats],
        board: { cells: '-'.repeat(64) } as BoardMessage,
    };
}

function standing(elo: number | null, error: number | null): Standing {
    const counts = { wins: 1, draws: 0, losses: 0 };
    const [first, second] = Players as [string, string];
    return {
        players: Players.map((name) => ({
            ...counts,
            name,
            points: 1,
            elo,
            elo_error: error,
            forfeits: 0,
            stats: Stats,
        })),
        pairings: [{ ...counts, first, second, score_mean: 3, elo, elo_error: error }],
    };
}

describe('a finished game', () => {
    it('is told by side, margin and player', () => {
        expect(resultText(en, played(1, 1, -12), Othello, Players)).toBe(
            'White wins by 12 (greedy)',
        );
        expect(resultText(en, played(2, 1, -12), Othello, Players)).toBe(
            'White wins by 12 (alphabeta, depth 3)',
        );
        expect(resultText(en, played(1, 1, -1, 'king-escaped'), Tablut, Players)).toBe(
            'Defenders win (greedy)',
        );
        expect(resultText(en, played(1, null, 0), Othello, Players)).toBe('A draw');
        expect(resultText(ja, played(1, 0, 4), Othello, Players)).toBe(
            '黒の4差勝ち：alphabeta（深さ3）',
        );
    });

    it('names one who met itself by its number', () => {
        const twins = ['mcts:iterations=3000', 'mcts:iterations=3000 (2)'];
        expect(resultText(en, played(1, 1, -12), Othello, twins)).toBe(
            'White wins by 12 (mcts, 3,000 simulations (2))',
        );
    });

    it('is spoken with its place in the match', () => {
        expect(spokenGame(en, played(3, 1, -12), Othello, 20)).toBe('3 of 20: White wins by 12');
        expect(spokenGame(en, played(3, null, 0), Othello, 20)).toBe('3 of 20: a draw');
        expect(spokenGame(en, played(3, 1, -1, 'king-escaped'), Tablut, 20)).toBe(
            '3 of 20: Defenders win',
        );
        expect(spokenGame(ja, played(3, 1, -12), Othello, 20)).toBe('20局中3局目：白の12差勝ち');
    });

    it('has no margin where it was forfeited', () => {
        expect(spokenGame(en, played(1, 0, 64, 'time'), Othello, 2)).toBe('1 of 2: Black wins');
    });
});

describe('the standing', () => {
    it('has a share of the points, and none before the first game', () => {
        expect(percentText(shareOf({ wins: 3, draws: 1, losses: 1 }))).toBe('70.0 %');
        expect(percentText(shareOf({ wins: 0, draws: 0, losses: 0 }))).toBe('–');
    });

    it('has Elo with its error', () => {
        expect(eloText(127.4, 150.2)).toBe('+127 ± 150');
        expect(eloText(-0.4, 20)).toBe('+0 ± 20');
        expect(eloText(-31, 20)).toBe('−31 ± 20');
        expect(eloText(null, null)).toBe('–');
    });

    it('is open as long as the error reaches 0', () => {
        expect(verdictText(en, standing(100, 150))).toBe(en.arena.open);
        expect(verdictText(en, standing(200, 150))).toContain('alphabeta, depth 3 is stronger');
        expect(verdictText(en, standing(-200, 150))).toContain('greedy is stronger');
        expect(verdictText(en, standing(null, null))).toBe(en.arena.noElo);
    });
});

describe('a match', () => {
    let hear: (message: ServerMessage) => void = () => {};
    const plan: ArenaPlan = {
        type: 'arena',
        game: Othello,
        ground: null,
        players: Players,
        games: 2,
        time: '1000ms',
        seed: 7,
        waiting: false,
    };

    beforeEach(() => {
        vi.spyOn(program.connection, 'listen').mockImplementation((_message, heard) => {
            hear = heard;
            return () => {};
        });
        announcer.clear();
    });

    it('is asked for as it was chosen', () => {
        arena.take({ game: Othello, players: Players, games: 2, time: '1s', seed: 7 });
        arena.start();
        expect(program.connection.listen).toHaveBeenCalledWith(
            {
                type: 'arena',
                game: Othello,
                players: Players,
                games: 2,
                time: '1s',
                seed: 7,
            },
            expect.anything(),
        );
    });

    it('that is refused leaves the choice as it was, with the reason shown', () => {
        arena.start();
        hear({ type: 'error', code: 'refused', sentence: 'No.' });
        expect(arena.isChoosing).toBe(true);
        expect(arena.isAsked).toBe(false);
        expect(announcer.notice).toBe('No.');
    });

    it('is refused in the language of the page', () => {
        settings.language = 'ja';
        arena.start();
        hear({ type: 'error', code: 'busy', sentence: 'too much is waiting' });
        settings.language = 'en';
        expect(announcer.notice).toBe(ja.refused('busy', ''));
    });

    it('collects games, says each, and keeps them at the end', () => {
        arena.take({ game: Othello, players: Players, games: 2, time: '1s', seed: 7 });
        arena.start();
        hear(plan);
        expect(arena.isRunning).toBe(true);
        hear({ type: 'arena_game', game: played(1, 1, -12), standing: standing(-50, 100) });
        expect(announcer.spoken).toBe('1 of 2: White wins by 12');
        expect(arena.selected).toBeNull();
        arena.step(-1);
        expect(arena.shown?.number).toBe(1);
        arena.step(1);
        expect(arena.shown).toBeNull();
        hear({ type: 'arena_game', game: played(2, 0, 2), standing: standing(-50, 100) });
        hear({ type: 'arena_end', complete: true, standing: standing(-50, 100) });
        expect(arena.phase).toBe('finished');
        expect(arena.played.length).toBe(2);
        expect(announcer.spoken).toContain('All 2 games are played.');
        expect(parseFragment(arena.address())).toMatchObject({
            view: 'arena',
            pairing: { players: Players, games: 2, seed: 7 },
        });
    });

    it('is still there when one comes back to its address', () => {
        const pairing = { game: Othello, players: Players, games: 2, time: '1s', seed: 11 };
        arena.take(pairing);
        arena.start();
        hear(plan);
        hear({ type: 'arena_game', game: played(1, 1, -12), standing: standing(-50, 100) });
        hear({ type: 'arena_end', complete: false, standing: standing(-50, 100) });
        arena.take(pairing);
        expect(arena.isChoosing).toBe(false);
        expect(arena.played.length).toBe(1);
        arena.take({ ...pairing, seed: 12 });
        expect(arena.isChoosing).toBe(true);
    });

    it('keeps what was finished when the line is lost', async () => {
        arena.start();
        hear(plan);
        hear({ type: 'arena_game', game: played(1, 1, -12), standing: standing(-50, 100) });
        hear({ type: 'error', code: 'lost', sentence: 'The connection was lost.' });
        expect(arena.phase).toBe('lost');
        expect(arena.played.length).toBe(1);
        const { name, content } = await arena.file('json');
        expect(name).toBe('arena.json');
        expect(content.size).toBeGreaterThan(100);
    });
});
