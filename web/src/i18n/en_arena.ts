/// The words of the view where players meet, in English.
import { verb } from './en_grammar';

export const enArena = {
    name: 'Arena',
    intro: 'Set players against each other and watch. Every opening is played twice, sides swapped; it is balanced, so that strength decides.',
    player: (number: number) => `Player ${number}`,
    add: 'Add a player',
    remove: (number: number) => `Remove player ${number}`,
    games: 'Games',
    gamesOfEach: 'Games of each pair',
    time: 'A move takes at most',
    start: 'Start',
    again: 'New match',
    tooMany: (games: number) => `At most ${games} games in all are played here.`,
    notEven: 'An even number of games: each opening is played with both sides.',

    match: 'The match',
    waiting: 'Waiting for a turn: the program is playing other matches.',
    progress: (done: number, total: number) => `${done} of ${total} games`,
    stopped: (done: number, total: number) => `Stopped after ${done} of ${total} games.`,
    lost: (done: number, total: number) =>
        `The connection was lost after ${done} of ${total} games; those are kept here.`,
    finished: (total: number) => `All ${total} games are played.`,
    begins: (players: string) => `${players}: the match begins`,

    who: 'Player',
    won: 'Won',
    drawn: 'Drawn',
    lostGames: 'Lost',
    wonDrawnLost: 'W–D–L',
    share: 'Score',
    perMove: 'Time a move',
    explored: 'Explored a move',
    forfeits: (count: number) => `, ${count} by forfeit`,
    elo: 'Elo',
    eloOf: (player: string, other: string) => `Elo of ${player} over ${other}`,
    noElo: 'Elo appears with the first game.',
    stronger: (player: string) => `${player} is stronger: the error does not reach 0.`,
    open: 'Open: the error reaches beyond 0. More games make it smaller.',
    errorMeans: 'The truth lies within the error 95 times in 100.',
    asSide: (side: string, wins: number, draws: number, losses: number) =>
        `As ${side}: ${wins} won, ${draws} drawn, ${losses} lost`,

    gamesPlayed: 'Games played',
    noGames: 'No game is finished yet.',
    game: 'Game',
    resultAndOpening: 'Result and opening',
    opening: (moves: string) => `from ${moves}`,
    show: (number: number, result: string) => `Game ${number}, ${result}: show the board`,
    analyse: (number: number) => `Analyse game ${number}`,
    live: 'Back to the running game',
    gameOf: (number: number, total: number) => `Game ${number} of ${total}`,
    ended: (side: string, player: string, margin: number | null) =>
        `${side} ${verb(side, 'wins', 'win')}${margin === null ? '' : ` by ${margin}`} (${player})`,
    draw: 'A draw',
    saidGame: (number: number, total: number, side: string | null, margin: number | null) =>
        `${number} of ${total}: ` +
        (side === null
            ? 'a draw'
            : `${side} ${verb(side, 'wins', 'win')}${margin === null ? '' : ` by ${margin}`}`),
    formats: { html: 'Report (HTML)', txt: 'Report (text)', json: 'JSON' },
    linkCopied: 'The link is copied: game, players and openings are in it.',
};
