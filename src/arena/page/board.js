// Draws the boards of a replay. The rules are not here: every position was computed by the program, and is stored as what
// a move changed. A step is "X2b2c O3d": these cells now hold X, that one holds O; a cell is two hexadecimal digits, row and column.
"use strict";

const element = (id) => document.getElementById(id);

function positions_of(replay) {
    const size = Math.sqrt(replay.start.length);
    const positions = [[...replay.start]];
    for (const step of replay.steps) {
        const cells = [...positions[positions.length - 1]];
        for (const [, piece, list] of step.matchAll(/([^0-9a-f])((?:[0-9a-f]{2})+)/g)) {
            for (const [row, column] of list.match(/../g)) cells[parseInt(row, 16) * size + parseInt(column, 16)] = piece;
        }
        positions.push(cells);
    }
    return positions;
}

function squares_of(move) {
    return [...(move || "").matchAll(/([a-p])(\d+)/g)].map(([, file, rank]) => [file.charCodeAt(0) - 97, Number(rank) - 1]);
}

const Dark = `fill="#15191b" stroke="#000"`, Light = `fill="#f7f6f1" stroke="#3a3a36"`;
const disc = (x, y, look) => `<circle cx="${x}" cy="${y}" r="40" stroke-width="3" ${look}/>`;
const Pieces = {
    X: (x, y) => disc(x, y, Dark),
    O: (x, y) => disc(x, y, Light),
    B: (x, y) => disc(x, y, Dark),
    W: (x, y) => disc(x, y, Light),
    K: (x, y) => disc(x, y, Light) + `<path d="M${x - 20} ${y}h40M${x} ${y - 20}v40" stroke="#9a2b1e" stroke-width="11"/>`,
    T: (x, y) => `<path d="M${x - 40} ${y - 40}l80 80m0-80l-80 80" stroke="#6b5532" stroke-width="4"/>`,
};

// The last move is marked by its squares, a better one that was not made by dashes around its squares.
function drawn(cells, last_move, better_move) {
    const size = Math.sqrt(cells.length), margin = 55, side = size * 100;
    const is_tafl = cells.some((cell) => "BWK".includes(cell));
    let svg = `<svg viewBox="0 0 ${side + margin} ${side + margin}" aria-hidden="true"><g transform="translate(${margin} ${margin})">`
        + `<rect width="${side}" height="${side}" fill="${is_tafl ? "#d9b87c" : "#1f7a54"}"/>`;
    for (const [x, y] of squares_of(last_move))
        svg += `<rect x="${x * 100}" y="${y * 100}" width="100" height="100" fill="#ffe066" opacity=".65"/>`;
    for (let i = 0; i <= size; ++i) {
        svg += `<path d="M${i * 100} 0v${side}M0 ${i * 100}h${side}" stroke="#10331f" stroke-width="3"/>`;
        if (i === size) break;
        svg += `<text x="${i * 100 + 50}" y="-14" font-size="36" text-anchor="middle">${String.fromCharCode(97 + i)}</text>`
            + `<text x="-14" y="${i * 100 + 63}" font-size="36" text-anchor="end">${i + 1}</text>`;
    }
    cells.forEach((cell, i) => {
        if (Pieces[cell]) svg += Pieces[cell]((i % size) * 100 + 50, Math.floor(i / size) * 100 + 50);
    });
    for (const [x, y] of squares_of(better_move))
        svg += `<rect x="${x * 100 + 8}" y="${y * 100 + 8}" width="84" height="84" fill="none" stroke="#ffd23f" stroke-width="8" stroke-dasharray="18 12"/>`;
    return svg + "</g></svg>";
}

function counted(cells) {
    const count = (piece) => cells.filter((cell) => cell === piece).length;
    const [one, two] = cells.some((cell) => "XO".includes(cell)) ? [count("X"), count("O")] : [count("B"), count("W") + count("K")];
    return `${one} : ${two}`;
}
