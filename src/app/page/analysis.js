// Steps through the games of an analysis; board.js, which stands before it, draws them.
const games = JSON.parse(element("replays").textContent);
const sections = [...document.querySelectorAll("section.game")];
let shown = null;  // {index, positions, ply}

const game = () => games[shown.index];
const judged = (ply) => game().judged.find((move) => move.number === ply);
const bad_moves = () => game().judged.filter((move) => move.label).map((move) => move.number);
const side_name = (move) => game().sides.find((name) => name.toLowerCase() === move.side);
const with_sign = (score) => (score > 0 ? "+" : score < 0 ? "−" : "") + Math.abs(score);

function text_element(tag, text) {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
}

function comment_on(move) {
    if (!move) return [];
    const value = `${with_sign(move.score)} for ${side_name(move)}${move.exact ? ", exact" : ""}`;
    if (move.loss === 0) return [text_element("p", `Nothing better is known: ${value}.`)];
    const headline = document.createElement("p");
    if (move.label) headline.append(Object.assign(text_element("span", move.label), {className: "label"}), ": ");
    headline.append(`${value}, a loss of ${move.loss}. Better is ${move.best} (${with_sign(move.best_score)}): ${move.pv}`);
    const list = document.createElement("ul");
    list.append(...move.reasons.map((reason) => text_element("li", reason.sentence)));
    return move.reasons.length ? [headline, list] : [headline];
}

function mark_section() {
    sections.forEach((section, i) => {
        const ply = i === shown.index ? shown.ply : null;
        const cursor = section.querySelector(".cursor");
        if (cursor) {
            const spot = section.querySelector(`.hit[data-ply="${ply}"]`);
            cursor.style.display = spot ? "" : "none";
            if (spot) {
                const x = Number(spot.getAttribute("x")) + Number(spot.getAttribute("width")) / 2;
                cursor.setAttribute("x1", x);
                cursor.setAttribute("x2", x);
            }
        }
        section.querySelectorAll("[data-move]").forEach((row) => row.classList.toggle("shown", Number(row.dataset.move) === ply));
    });
}

function go_to(ply) {
    const moves = game().moves;
    shown.ply = Math.max(0, Math.min(ply, moves.length));
    const cells = shown.positions[shown.ply], move = moves[shown.ply - 1], judgement = judged(shown.ply);
    const better = judgement && judgement.loss > 0 ? judgement.best : null;
    element("board").innerHTML = drawn(cells, move, better);
    const words = move ? `Move ${shown.ply} of ${moves.length}: ${judgement ? side_name(judgement) + " " : ""}${move}` : `Start, ${moves.length} moves to come`;
    element("ply").textContent = `${words} (${counted(cells)})`;
    element("board").setAttribute("aria-label", element("ply").textContent);
    element("slider").value = shown.ply;
    element("comment").replaceChildren(...comment_on(judgement));
    mark_section();
}

function show(index, ply) {
    if (!games[index]) return;
    if (!shown || shown.index !== index) shown = {index, positions: positions_of(games[index]), ply: 0};
    element("viewer").hidden = false;
    element("viewer-title").textContent = game().title;
    element("viewer-title").hidden = games.length === 1;
    element("slider").max = game().moves.length;
    go_to(ply);
}

const Steps = {
    first: () => 0,
    back: () => shown.ply - 1,
    on: () => shown.ply + 1,
    last: () => Infinity,
    "worse-back": () => bad_moves().filter((ply) => ply < shown.ply).pop() ?? shown.ply,
    "worse-on": () => bad_moves().find((ply) => ply > shown.ply) ?? shown.ply,
};
const Keys = {ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", ArrowUp: "worse-back", ArrowDown: "worse-on"};

document.querySelectorAll("[data-step]").forEach((button) =>
    button.addEventListener("click", () => go_to(Steps[button.dataset.step]())));
element("slider").addEventListener("input", (event) => go_to(Number(event.target.value)));
sections.forEach((section, index) => section.addEventListener("click", (event) => {
    const target = event.target.closest("[data-ply]");
    if (target) show(index, Number(target.dataset.ply));
}));
document.addEventListener("keydown", (event) => {
    if (!shown || !Keys[event.key] || event.altKey || event.ctrlKey || event.metaKey || event.target.id === "slider") return;
    go_to(Steps[Keys[event.key]]());
    event.preventDefault();
});
if (games.length) show(0, games[0].judged.find((move) => move.label)?.number ?? 0);
