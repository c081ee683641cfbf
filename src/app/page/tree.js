// Steps through the story of a search; board.js draws the boards, tree_searched.js and tree_sampled.js tell the stories.
function text_element(tag, text) {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
}

const tree = JSON.parse(element("data").textContent);
const children = tree.nodes.map(() => []);
tree.nodes.forEach((node) => { if (node.parent !== null) children[node.parent].push(node.id); });
const story = tree.search === "mcts" ? sampled_story(tree, children) : searched_story(tree, children);
const Small = 200;  // a tree of so many nodes can stand open
let now = 0;
let all_open = tree.nodes.length <= Small;
let toggled = new Map();  // what the reader has opened or closed
let looked_at = null;  // a node the reader asked for, which is not where the search is

const cells_of = (position) => [...position.split(" ")[0].replaceAll("/", "")];

function path_to(id) {
    const path = [];
    for (; id !== null; id = tree.nodes[id].parent) path.unshift(id);
    return path;
}

const is_open = (id, path) => toggled.get(id) ?? (all_open || path.includes(id) || tree.nodes[id].ply === 0);

function button(kind, text, id) {
    const made = Object.assign(text_element("button", text), {type: "button", className: kind});
    made.dataset[kind] = id;
    return made;
}

function row_of(id, row, has_children, opened) {
    const line = document.createElement("div");
    const is_here = (looked_at ?? story.events[now].node) === id;
    line.className = ["row", row.is_best && "best", is_here && "here", row.is_working && "working"].filter(Boolean).join(" ");
    const toggle = has_children ? button("toggle", opened ? "▾" : "▸", id) : Object.assign(text_element("span", "·"), {className: "toggle"});
    if (has_children) {
        toggle.setAttribute("aria-expanded", opened);
        toggle.setAttribute("aria-label", `${opened ? "Close" : "Open"} ${row.move}`);
    }
    const node = button("node", "", id);
    if (is_here) node.setAttribute("aria-current", "step");
    node.append(...[["move", row.move], ["value", row.value], ["detail", row.detail]].map(([kind, text]) => Object.assign(text_element("span", text), {className: kind})));
    line.append(toggle, node);
    return line;
}

function unseen_row(moves) {
    const item = document.createElement("li"), box = Object.assign(document.createElement("div"), {className: "unseen"});
    box.append("✂ not looked at: ", ...moves.map((move) => text_element("s", move)));
    item.append(box);
    return item;
}

function branch(id, path) {
    const row = story.row(id, now);
    if (!row) return null;
    const item = document.createElement("li");
    const below = story.order ? story.order(id, now) : children[id];
    const has_children = row.unseen.length > 0 || below.some((child) => story.row(child, now));
    const opened = is_open(id, path);
    item.append(row_of(id, row, has_children, opened));
    if (!has_children || !opened) return item;
    const list = document.createElement("ul");
    list.append(...below.map((child) => branch(child, path)).filter(Boolean));
    if (row.unseen.length) list.append(unseen_row(row.unseen));
    item.append(list);
    return item;
}

function draw_tree(path) {
    const focused = document.activeElement?.dataset ?? {};
    const list = document.createElement("ul");
    list.append(branch(0, path));
    const box = element("tree");
    box.replaceChildren(list);
    if (focused.toggle) box.querySelector(`[data-toggle="${focused.toggle}"]`)?.focus();
    if (focused.node) box.querySelector(`[data-node="${focused.node}"]`)?.focus();
    const here = box.querySelector(".here");
    if (!here) return;
    const spot = here.getBoundingClientRect(), frame = box.getBoundingClientRect();
    if (spot.top < frame.top || spot.bottom > frame.bottom) box.scrollTop += spot.top - frame.top - frame.height / 2;
    if (spot.left < frame.left || spot.left > frame.right - 200) box.scrollLeft += spot.left - frame.left - 40;
}

function go_to(step, wanted = null) {
    now = Math.max(0, Math.min(step, story.events.length - 1));
    looked_at = wanted;
    const event = story.events[now], id = looked_at ?? event.node, node = tree.nodes[id], path = path_to(id);
    const cells = cells_of(node.position), moves = path.slice(1).map((id) => tree.nodes[id].move);
    element("step-title").textContent = story.title(event);
    element("words").replaceChildren(...story.words(event));
    element("board").innerHTML = drawn(cells, node.move);
    element("path").textContent = `${moves.length ? "After " + moves.join(" ") : "The position the search began with"}: ${capital(node.side)} to move (${counted(cells)}). Step ${now + 1} of ${story.events.length}.`;
    element("board").setAttribute("aria-label", element("path").textContent);
    element("slider").value = now;
    element("slider").setAttribute("aria-valuetext", `${now + 1}: ${story.title(event)}`);
    draw_tree(path);
}

function jump(direction) {
    for (let i = now + direction; i >= 0 && i < story.events.length; i += direction)
        if (story.is_jump(story.events[i])) return i;
    return now;
}

const Steps = {first: () => 0, back: () => now - 1, on: () => now + 1, last: () => Infinity, "jump-back": () => jump(-1), "jump-on": () => jump(1)};
const Keys = {ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", ArrowUp: "jump-back", ArrowDown: "jump-on"};

document.querySelectorAll("[data-step]").forEach((each) => each.addEventListener("click", () => go_to(Steps[each.dataset.step]())));
document.querySelectorAll(".jump").forEach((each) => { each.textContent = story.jump; });
element("slider").max = story.events.length - 1;
element("slider").addEventListener("input", (event) => go_to(Number(event.target.value)));
element("legend").textContent = story.legend;
element("tree").addEventListener("click", (event) => {
    const toggle = event.target.closest("[data-toggle]"), node = event.target.closest("[data-node]");
    if (toggle) {
        toggled.set(Number(toggle.dataset.toggle), toggle.getAttribute("aria-expanded") !== "true");
        go_to(now, looked_at);
    } else if (node) {
        const id = Number(node.dataset.node), step = story.event_of(id);
        step === null ? go_to(now, id) : go_to(step);
    }
});
element("open-all").addEventListener("click", () => { all_open = true; toggled = new Map(); go_to(now, looked_at); });
element("close-all").addEventListener("click", () => { all_open = false; toggled = new Map(); go_to(now, looked_at); });
document.addEventListener("keydown", (event) => {
    if (!Keys[event.key] || event.altKey || event.ctrlKey || event.metaKey || event.target.id === "slider") return;
    go_to(Steps[Keys[event.key]]());
    event.preventDefault();
});
const asked = /^#step=(\d+)$/.exec(location.hash);
go_to(asked ? Number(asked[1]) - 1 : story.events.findIndex(story.is_jump));
