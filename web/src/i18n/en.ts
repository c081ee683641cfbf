/// Every word of the page in English. Another language is another value of the same type.
import type { LevelEntry } from '../protocol/catalogue';
import type { JudgedMove, Reason } from '../protocol/messages';
import { enAgents } from './en_agents';
import { enArena } from './en_arena';
import { plural, verb } from './en_grammar';

export const en = {
    play: 'Play',
    analyse: 'Analyse',
    rules: 'Rules',
    help: 'Keys',
    close: 'Close',
    cancel: 'Cancel',
    views: 'Views',
    skipToBoard: 'Skip to the board',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },

    games: { othello: 'Othello', tablut: 'Tablut' },
    ruleSets: {
        comp424: ['COMP 424', '9×9; the king escapes to a corner'],
        ashton: ['Ashton', '9×9 with camps; the king escapes to the edge'],
        brandubh: ['Brandubh', '7×7; the king escapes to a corner'],
    } as Record<string, [string, string]>,
    gameTitle: (name: 'othello' | 'tablut', size: number, rules: string) =>
        name === 'othello'
            ? `Othello ${size}×${size}`
            : rules === 'brandubh'
              ? 'Brandubh'
              : `Tablut, ${rules === 'ashton' ? 'Ashton' : 'COMP 424'} rules`,
    sides: {
        othello: ['Black', 'White'],
        tablut: ['Attackers', 'Defenders'],
    } as Record<'othello' | 'tablut', [string, string]>,
    piece: {
        black: 'black',
        white: 'white',
        king: 'king',
        attacker: 'attacker',
        defender: 'defender',
    },
    ground: { throne: 'throne', camp: 'camp', escape: 'escape' },
    empty: 'empty',
    pass: 'Pass',

    board: 'Board',
    canMove: 'can be played',
    canMovePiece: 'can move',
    chosen: 'chosen',
    worth: (value: string) => `worth ${value}`,
    lastMove: 'last move',

    you: 'You',
    person: 'Person',
    player: (name: string, detail: string) => (detail ? `${name}, ${detail}` : name),
    level: 'Level',
    levelWord: (entry: LevelEntry): string => entry.word,
    levelMeans: (entry: LevelEntry): string =>
        `Moves ${entry.time}; ${entry.strength}.` +
        (entry.rating === null ? '' : ` Rated ${entry.rating}.`),
    levelElsewhere: (level: number) =>
        level === 0
            ? 'Moves at once and errs often.'
            : `Looks up to ${plural(level, 'move')} ahead, for at most ${(level / 10).toFixed(1)} s.`,
    /** Other players go by their own names and the program's words for them. */
    playerNames: {
        outflank: 'Outflank, the engine',
        random: 'Random: any legal move',
        greedy: 'Greedy: takes what it can get',
        minimax: 'Minimax, as in the textbook',
        alphabeta: 'Alpha-beta, as in the textbook',
        mcts: 'Monte Carlo tree search',
    } as Record<string, string>,
    /** What one of the classic players does, in the program's words. */
    presetPurpose: (_name: string, purpose: string): string => purpose,
    formatName: (_format: string, name: string): string => name,
    levelIs: (level: string) => `level ${level}`,
    engine: 'Outflank',
    timeIs: (time: string) => `${time} a move`,

    turn: (side: string) => `${side} to move`,
    yourTurn: 'Your move',
    thinking: (side: string) => `${side} ${verb(side, 'is', 'are')} thinking`,
    waiting: (side: string) =>
        `${side} ${verb(side, 'waits', 'wait')} for the engine, which is busy with other games`,
    paused: 'Paused: moves for both sides can be made here',
    resume: 'Go on',
    pause: 'Pause',
    moveNow: 'Move now',
    opening: (name: string) => name,
    inBook: 'in the book',
    discs: (black: number, white: number) => `Black ${black}, White ${white}`,
    men: (attackers: number, defenders: number) => `Attackers ${attackers}, Defenders ${defenders}`,

    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    swap: 'Swap',
    resign: 'Resign',
    newGame: 'New game',
    values: 'Values',
    showLine: 'Best line on the board',
    moves: 'Moves',
    noMoves: 'No move yet.',
    depth: 'Depth',
    selectivity: 'Certainty',
    score: 'Score',
    nodes: 'Positions',
    speed: 'per second',
    seconds: 'Time',
    exact: 'exact',
    engineThinks: 'The engine at work',
    quiet: 'While a player thinks, its depth, score and best line appear here.',

    saidMove: (side: string, move: string) => `${side} ${move}`,
    saidFlips: (flips: number) => `, flips ${flips}`,
    saidCaptures: (squares: string) => `, captures ${squares}`,
    saidPass: (side: string) => `${side} ${verb(side, 'passes', 'pass')}: there is no move`,
    afterPass: (side: string, rest: string) => `${side} had to pass. ${rest}`,
    saidHint: (move: string, score: string) => `Best is ${move}, worth ${score}`,
    illegal: (square: string, legal: string) => `${square} is no move. Legal: ${legal}`,
    choosePiece: (square: string) => `${square} chosen: now its target`,
    letGo: (square: string) => `${square} let go`,
    noTarget: (from: string, to: string) => `${from} cannot go to ${to}, and is let go`,
    noPiece: (square: string) => `Nothing on ${square} can move`,

    wins: (side: string) => `${side} won`,
    youWon: 'You won',
    youLost: 'You lost',
    draw: 'A draw',
    by: (score: number) => `by ${score}`,
    /** Why a game ended; in a draw nobody is named. */
    reasons: {
        discs: (winner) =>
            winner ? `${winner} ${verb(winner, 'has', 'have')} more discs` : 'as many discs each',
        wipeout: (_, loser) => `${loser} ${verb(loser, 'has', 'have')} no disc left`,
        resign: (_, loser) => `${loser} resigned`,
        time: (_, loser) => `${loser} ran out of time`,
        'king-escaped': () => 'the king escaped',
        'king-captured': () => 'the king was captured',
        'no-moves': (_, loser) => `${loser} ${verb(loser, 'has', 'have')} no move`,
        'move-limit': () => 'the move limit is reached',
        repetition: () => 'the position was repeated',
        endless: () => 'the game went on too long',
        illegal: (_, loser) => `${loser} broke the rules`,
        crash: (_, loser) => `${loser} could not go on`,
    } as Record<string, (winner: string, loser: string) => string>,
    rematch: 'Rematch',
    analyseGame: 'Analyse this game',
    copyMoves: 'Copy the moves',
    copied: 'Copied.',

    think: 'Thinks',
    asItsLevel: 'as its level says',
    asUsual: 'as it usually does',
    depthIs: (depth: string) => `depth ${depth}`,
    simulationsAre: (count: number) => plural(count, 'simulation'),
    clock: 'Clock',
    noClock: 'No clock',
    start: 'Start',
    presets: 'Classic players',
    otherPlayers: 'Players',
    loadingPlayers: 'Asking the program who is there …',

    connecting: 'Connecting to the program …',
    noGame: 'No game was begun: choose a new one',
    lost: 'The connection to the program was lost. Trying again; your game is kept.',
    tryNow: 'Try now',
    /** What the program would not do; the code is one of docs/api.md. */
    refused: (_code: string, sentence: string): string => sentence,
    remade: 'The program had forgotten this game; it was set up again from the moves.',

    brokenLink: 'This link cannot be read; perhaps it was cut off, or changed by hand.',
    unreadLink: (why: string) => `The game of this link cannot be read: ${why}.`,
    toTable: 'See the game on the table',
    paste: 'Paste or drop a game',
    pasteHint: 'Moves, a board, GGF, SGF, PGN, OBF: any text that holds a game or a position.',
    read: 'Read it',
    readAs: (format: string, moves: number) => `Read as ${format}, ${plural(moves, 'move')}.`,
    gameOf: (number: number, total: number) => `Game ${number} of ${total}`,
    first: 'To the start',
    back: 'Back',
    forward: 'Forward',
    last: 'To the end',
    ply: (ply: number, total: number) => `Move ${ply} of ${total}`,
    analysing: (done: number, total: number) => `Going through the game: ${done} of ${total}`,
    sharpening: (done: number, total: number) => `Looking deeper: ${done} of ${total}`,
    analyseNow: 'Find the mistakes',
    stop: 'Stop',
    graph: 'Score after each move, for Black above the line',
    graphTablut: 'Score after each move, for the attackers above the line',
    noMistakes: 'No mistake worth a name.',
    notAnalysed: 'Not gone through yet.',
    labels: { none: '', inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
    why: (reason: Reason, _move: JudgedMove, _sides: readonly [string, string]): string =>
        reason.sentence,
    lostBy: (loss: string) => `loses ${loss}`,
    better: (move: string) => `better ${move}`,
    lossOf: (side: string, loss: string, mean: string) =>
        `${side}: ${loss} lost in all, ${mean} a move`,
    decided: (ply: number) => `The result stood after move ${ply}.`,
    retry: 'Play from here',
    retryHelp: 'Plays on from this position against the opponent of your last game.',
    edit: 'Edit the board',
    editDone: 'Done',
    editHelp: 'Choose what to put, then click squares.',
    toMove: 'To move',
    erase: 'Empty',
    share: 'Copy link',
    shared: 'The link is copied: the game is in it.',
    exportAs: 'Save as',
    save: 'Save',
    picture: (kind: string) => `Picture (${kind})`,
    judging: (depth: string) => `Looking ${depth} ahead`,
    leaveVariation: 'Back to the game',

    agents: enAgents,
    arena: enArena,

    keys: [
        ['Arrows', 'move over the board; in Analyse, away from the board: step'],
        ['Enter, Space', 'play on the chosen square'],
        [', .', 'step back and forward in Analyse, Agents and Arena'],
        ['J, K', 'to the next cut and the one before, in Agents'],
        ['U, R', 'undo, redo'],
        ['H', 'hint'],
        ['V', 'show or hide values'],
        ['S', 'swap sides'],
        ['N', 'new game'],
        ['?', 'this list'],
    ] as readonly (readonly [string, string])[],

    rulesOf: {
        othello: [
            'Put a disc where it encloses a straight row of the other colour between itself and one of yours. The discs enclosed turn.',
            'Every row that is enclosed turns at once, in all eight directions. Who cannot enclose anything passes.',
            'When neither side can move, the game is over. More discs win; empty squares count for the winner. Corners never turn.',
        ],
        comp424: [
            'Every piece moves like a rook. Only the king may stop on the throne and the corners. Attackers move first.',
            'Enclose a man between two of yours, or one of yours and a corner or the throne, and it is captured.',
            'The king wins for the defenders on a corner. On or beside the throne he falls to attackers on all sides; elsewhere to two. After 100 moves it is a draw.',
        ],
        ashton: [
            'Every piece moves like a rook. Nobody enters a camp from outside, nor the throne once the king has left it. Defenders move first.',
            'Enclose a man between two of yours, or one of yours and a camp or the throne, and it is captured.',
            'The king wins for the defenders on the edge. On the throne he falls to four attackers, beside it to three, elsewhere to two. A repeated position is a draw.',
        ],
        brandubh: [
            'Every piece moves like a rook. Only the king may stop on the throne and the corners. Attackers move first.',
            'Enclose a man between two of yours, or one of yours and a corner or the empty throne, and it is captured.',
            'The king wins for the defenders on a corner. On the throne he falls to four attackers, beside it to three, elsewhere to two.',
        ],
    } as Record<string, [string, string, string]>,
};

export type Words = typeof en;
