import { describe, expect, it } from 'vitest';
import { formatFragment, parseFragment, type Place } from './fragment';

const Places: Place[] = [
    { view: 'play' },
    { view: 'analyse', game: null, record: '', ply: null },
    { view: 'analyse', game: { name: 'othello', size: 8 }, record: 'f5 d6 c3', ply: 2 },
    { view: 'analyse', game: { name: 'othello', size: 6 }, record: '', ply: null },
    {
        view: 'analyse',
        game: { name: 'tablut', rules: 'ashton' },
        record: '...BBB.../....B....  defenders ply=3 moves e4-e3 a4-c4',
        ply: 0,
    },
    { view: 'analyse', game: { name: 'tablut', rules: 'brandubh' }, record: 'a+b%20 #&?é', ply: 7 },
    { view: 'agents' },
    { view: 'arena', pairing: null },
    {
        view: 'arena',
        pairing: {
            game: { name: 'tablut', rules: 'ashton' },
            players: ['alphabeta:depth=3,eval=discs', 'mcts', 'a&b/c #%'],
            games: 20,
            time: '500ms',
            seed: 7,
        },
    },
];

describe('an address', () => {
    it.each(Places)('leads back to what it was made from: %j', (place) => {
        expect(parseFragment(formatFragment(place))).toEqual(place);
    });

    it('keeps a record readable', () => {
        expect(formatFragment(Places[2]!)).toBe('#analyse/othello8/f5+d6+c3/2');
    });

    it('keeps the players of a match readable', () => {
        const pairing = {
            game: { name: 'othello' as const, size: 8 },
            players: ['alphabeta:depth=3,eval=squares', 'random'],
            games: 20,
            time: '1s',
            seed: 1,
        };
        expect(formatFragment({ view: 'arena', pairing })).toBe(
            '#arena/othello8/alphabeta:depth=3,eval=squares&random/20/1s/1',
        );
    });

    it.each(['#arena/chess/a&b/2/1s/1', '#arena/othello8/a/2/1s/1', '#arena/othello8/a&b/x/1s/1'])(
        'of a match that is broken leads to an empty arena, and is known for it: %j',
        (text) => {
            expect(parseFragment(text)).toEqual({ view: 'arena', pairing: null, isBroken: true });
        },
    );

    it.each(['', '#', '#nonsense', '#play/extra', '#board'])(
        'leads to the game when it says %j',
        (text) => {
            expect(parseFragment(text)).toEqual({ view: 'play' });
        },
    );

    it.each(['0', '2', '7', '18', '300', '99999', '08'])(
        'knows no Othello of size %j, which would be drawn',
        (size) => {
            expect(parseFragment(`#analyse/othello${size}/f5`)).toMatchObject({ game: null });
            const match = parseFragment(`#arena/othello${size}/a&b/2/1s/1`);
            expect(match).toMatchObject({ pairing: null });
        },
    );

    it.each(['#analyse/chess/e4', '#analyse/othello8/%E0%A4%A', '#analyse/othellox/f5'])(
        'that is broken leads to an empty study, and is known for it: %j',
        (text) => {
            expect(parseFragment(text)).toEqual({ ...Places[1], isBroken: true });
        },
    );

    it.each(['-1', '1e9', '99999', 'x'])('does not take %j for a number of moves', (ply) => {
        expect(parseFragment(`#analyse/othello8/f5/${ply}`)).toMatchObject({
            record: 'f5',
            ply: null,
        });
    });
});
