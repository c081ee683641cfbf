import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en';
import { clockText, shortCount, timeText } from './numbers';
import { offeredPaces, paceOf, paceTitle, withPace } from './pace';
import { recordUntil, recordWith } from './record';
import { gradeOf, scoreText, squareValues } from './score';
import { formatSeat, parseSeat, seatAt, seatTitle, withinLevel } from './seat';

const Othello = { name: 'othello' as const, size: 8 };
const Tablut = { name: 'tablut' as const, rules: 'comp424' };
const Position = '---------------------------OX------XO--------------------------- X';

describe('a record', () => {
    const moves = ['f5', 'd6', 'c3'];

    it.each([
        ['from the start', (n: number) => moves.slice(0, n).join(' ')],
        [
            'from a position',
            (n: number) =>
                n === 0 ? Position : `${Position} moves ${moves.slice(0, n).join(' ')}`,
        ],
    ])('is cut and put together again, %s', (_, written) => {
        for (let ply = 0; ply <= 3; ++ply) {
            expect(recordUntil(written(3), ply, 3)).toBe(written(ply));
            if (ply < 3) expect(recordWith(written(ply), moves[ply]!, ply)).toBe(written(ply + 1));
        }
    });
});

describe('a score', () => {
    it('has a sign, and no more digits than it deserves', () => {
        expect([2, -0.6, 0, -0.01, 12.3, -64].map((score) => scoreText(score, Othello))).toEqual([
            '+2',
            '−0.6',
            '0',
            '0',
            '+12',
            '−64',
        ]);
        expect([1, -0.256, 0.001].map((score) => scoreText(score, Tablut))).toEqual([
            '+1',
            '−0.26',
            '0',
        ]);
    });

    it('is graded worse the more it loses', () => {
        const order = ['best', 'good', 'fair', 'poor'];
        for (const game of [Othello, Tablut]) {
            const grades = Array.from({ length: 200 }, (_, i) =>
                order.indexOf(gradeOf(i * 0.1, game)),
            );
            expect(grades).toEqual([...grades].sort());
            expect(new Set(grades).size).toBeGreaterThan(2);
        }
    });

    it('stands on the target of its move, and in Tafl first on the piece', () => {
        const hinted = (move: string, score: number) => ({
            move,
            score,
            depth: 1,
            selectivity: 100,
            exact: false,
            line: [],
        });
        const moves = [hinted('d1-d4', 0.5), hinted('d1-c1', 0.1), hinted('a4-b4', -0.2)];
        expect([...squareValues(moves, Tablut, null, 9).keys()]).toEqual([3, 27]);
        expect(squareValues(moves, Tablut, null, 9).get(3)!.text).toBe('+0.50');
        expect([...squareValues(moves, Tablut, 3, 9).keys()]).toEqual([30, 2]);
        expect(squareValues([hinted('f5', 1)], Othello, null, 8).get(37)!.grade).toBe('best');
    });
});

describe('a player', () => {
    it.each(['human', 'outflank:level=3', 'mcts:time=1s,c=0.5'])(
        '%s is read and written',
        (text) => {
            expect(formatSeat(parseSeat(text))).toBe(text);
        },
    );

    it('keeps its seat at games it plays, and leaves it to the usual opponent at others', () => {
        const catalogue = {
            game: Othello,
            games: [],
            players: [{ name: 'outflank', purpose: '', options: [] }],
            presets: [{ name: 'classic-squares', purpose: '' }],
            levels: [],
            evaluations: [],
            formats: [],
            limits: { level: 60, time: '60s', arena_games: 100, arena_time: '5000ms' },
        };
        for (const seat of [
            'human',
            'outflank:time=1s',
            'classic-squares',
            'classic-squares:time=1s',
        ])
            expect(seatAt(catalogue, seat)).toBe(seat);
        expect(seatAt(catalogue, 'classic-tablut')).toBe('outflank:level=3');
        expect(seatAt(catalogue, 'outflank:eval=squares,level=2')).toBe('outflank:level=2');
        const low = { ...catalogue, limits: { ...catalogue.limits, level: 1 } };
        expect(seatAt(low, 'outflank:level=2')).toBe('outflank:level=1');
        expect(seatAt(low, 'classic-tablut')).toBe('outflank:level=1');
    });

    it('is no stronger than the program allows', () => {
        expect(withinLevel('outflank:level=14', 8)).toBe('outflank:level=8');
        for (const seat of ['outflank:level=8', 'outflank:time=1s', 'human', 'greedy'])
            expect(withinLevel(seat, 8)).toBe(seat);
    });

    it('is called what people would call it', () => {
        expect(seatTitle(en, 'human', 'outflank:level=3')).toBe('You');
        expect(seatTitle(en, 'human', 'human')).toBe('Person');
        expect(seatTitle(en, 'outflank:level=3', 'human')).toBe('Outflank, level 3');
        expect(seatTitle(en, 'mcts:time=1s', 'human')).toBe('mcts, 1s a move');
        expect(seatTitle(en, 'alphabeta:depth=3,eval=squares', 'human')).toBe(
            'alphabeta, depth 3, squares',
        );
    });

    it('has one pace at most', () => {
        const seat = parseSeat('mcts:iterations=100,seed=1');
        expect(paceOf(seat)).toBe('iterations=100');
        expect(withPace(seat, 'time=1s')).toBe('mcts:time=1s,seed=1');
        expect(withPace(seat, '')).toBe('mcts:seed=1');
        expect(paceOf(parseSeat('outflank:level=3'))).toBeNull();
        expect(paceTitle(en, 'depth=3')).toBe('depth 3');
        expect(paceTitle(en, 'iterations=1000')).toBe('1,000 simulations');
    });

    it('is offered no more time than the program allows', () => {
        const times = (most: string) => offeredPaces(new Set(['time']), 'mcts', most);
        expect(times('60s')).toContain('time=30s');
        expect(times('2000ms')).toEqual(['time=100ms', 'time=500ms', 'time=1s', 'time=2s']);
        expect(times('1m')).toEqual(times('60s'));
    });

    it('is offered the paces that its player takes', () => {
        expect(offeredPaces(new Set(['depth', 'eval']), 'minimax', '60s')).toContain('depth=3');
        expect(offeredPaces(new Set(['time', 'depth', 'level']), 'outflank', '60s')).not.toContain(
            'depth=3',
        );
        expect(offeredPaces(new Set(), 'random', '60s')).toEqual([]);
    });
});

describe('numbers', () => {
    it('are short', () => {
        expect([999, 12_345, 1_234_567, 3e9].map(shortCount)).toEqual([
            '999',
            '12 k',
            '1.2 M',
            '3.0 G',
        ]);
    });

    it('tell how long a thought takes', () => {
        expect([0.0000081, 0.00031, 0.0124, 0.99, 3.44].map(timeText)).toEqual([
            '8 µs',
            '0.3 ms',
            '12 ms',
            '990 ms',
            '3.4 s',
        ]);
    });

    it('show tenths of a second only when they matter', () => {
        expect([3725, 247, 60, 9.94, -1].map(clockText)).toEqual([
            '1:02:05',
            '4:07',
            '1:00',
            '9.9',
            '0.0',
        ]);
    });
});
