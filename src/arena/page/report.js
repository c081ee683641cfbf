// Replays the games of the report; board.js, which stands before it, draws them.
const replays = JSON.parse(document.getElementById("replays").textContent);
const rows = [...document.querySelectorAll("tr[data-game]")];
let shown = null;  // {index, positions, moves, ply}

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
