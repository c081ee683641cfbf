// Replays the games of the report. The rules are not here: every position was computed by the program, and is stored as what
// a move changed. A step is "X2b2c O3d": these cells now hold X, that one holds O; a cell is two hexadecimal digits, row and column.
"use strict";

const replays = JSON.parse(document.getElementById("replays").textContent);
const element = (id) => document.getElementById(id);
const rows = [...document.querySelectorAll("tr[data-game]")];
let shown = null;  // {index, positions, moves, ply}

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

function drawn(cells, last_move) {
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
    return svg + "</g></svg>";
}

function counted(cells) {
    const count = (piece) => cells.filter((cell) => cell === piece).length;
    const [one, two] = cells.some((cell) => "XO".includes(cell)) ? [count("X"), count("O")] : [count("B"), count("W") + count("K")];
    return `${one} : ${two}`;
}

function go_to(ply) {
    shown.ply = Math.max(0, Math.min(ply, shown.moves.length));
    const cells = shown.positions[shown.ply], move = shown.moves[shown.ply - 1];
    element("board").innerHTML = drawn(cells, move);
    const words = (move ? `Move ${shown.ply} of ${shown.moves.length}: ${move}` : `Start, ${shown.moves.length} moves to come`);
    element("ply").textContent = `${words} (${counted(cells)})`;
    element("board").setAttribute("aria-label", element("ply").textContent);
    element("slider").value = shown.ply;
    element("moves").querySelectorAll("button").forEach((button, i) => {
        if (i + 1 === shown.ply) button.setAttribute("aria-current", "step"); else button.removeAttribute("aria-current");
    });
}

function list_moves() {
    element("moves").replaceChildren(...shown.moves.map((move, i) => {
        const item = document.createElement("li"), button = document.createElement("button");
        button.type = "button";
        button.textContent = move;
        button.setAttribute("aria-label", `Move ${i + 1}: ${move}`);
        button.addEventListener("click", () => go_to(i + 1));
        item.append(button);
        return item;
    }));
}

function show_game(index) {
    const replay = replays[index];
    if (!replay) return;
    shown = {index, positions: positions_of(replay), moves: replay.moves, ply: 0};
    element("viewer").hidden = false;
    element("viewer-title").textContent = replay.title;
    element("viewer-result").textContent = replay.result;
    element("slider").max = replay.moves.length;
    rows.forEach((row, i) => row.classList.toggle("shown", i === index));
    list_moves();
    go_to(replay.moves.length);
    history.replaceState(null, "", `#game-${index + 1}`);
}

function show_neighbour(direction) {
    const visible = rows.map((row, i) => (row.hidden ? -1 : i)).filter((i) => i >= 0);
    const next = visible[visible.indexOf(shown.index) + direction];
    if (next === undefined) return;
    show_game(next);
    rows[next].scrollIntoView({block: "nearest"});
}

const Steps = {first: () => 0, back: () => shown.ply - 1, on: () => shown.ply + 1, last: () => Infinity};
const Keys = {ArrowLeft: Steps.back, ArrowRight: Steps.on, Home: Steps.first, End: Steps.last};

document.querySelectorAll("[data-step]").forEach((button) =>
    button.addEventListener("click", () => go_to(Steps[button.dataset.step]())));
element("slider").addEventListener("input", (event) => go_to(Number(event.target.value)));
rows.forEach((row, index) => row.querySelector("button").addEventListener("click", () => {
    show_game(index);
    element("viewer").scrollIntoView({block: "nearest"});
    element("viewer-title").focus({preventScroll: true});
}));
element("filter").addEventListener("input", (event) => {
    const wanted = event.target.value.toLowerCase().split(/\s+/);
    for (const row of rows) row.hidden = !wanted.every((word) => row.textContent.toLowerCase().includes(word));
});
element("viewer").addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.id === "slider") return;
    if (Keys[event.key]) go_to(Keys[event.key]());
    else if (event.key === "ArrowUp" || event.key === "ArrowDown") show_neighbour(event.key === "ArrowUp" ? -1 : 1);
    else return;
    event.preventDefault();
});
const asked = /^#game-(\d+)$/.exec(location.hash);
if (asked) show_game(Number(asked[1]) - 1);
