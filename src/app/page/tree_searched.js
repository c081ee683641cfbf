// The story of minimax and alpha-beta: positions entered, judged, cut off and left, in the order in which the search did it.
// Everything is said for the side to move at the root, as the program says it.
const plain_number = (value, places) => String(Number(Math.abs(value).toFixed(places)));
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const count_words = (count, one, many) => `${count} ${count === 1 ? one : many}`;
const is_many = (side) => side.endsWith("s");

function score_words(value, unit) {
    if (value === null) return "?";
    if (unit === "games" && Math.abs(value) >= 990) {
        const plies = Math.round((1000 - Math.abs(value)) * 1000);
        return (value > 0 ? "win" : "loss") + (plies === 0 ? "" : ` in ${count_words(plies, "ply", "plies")}`);
    }
    return (value < 0 ? "−" : "+") + (unit === "games" ? Math.abs(value).toFixed(3) : plain_number(value, 2));
}

const ClaimSigns = {exact: "=", "at least": "≥", "at most": "≤"};

function searched_story(tree, children) {
    const nodes = tree.nodes, prunes = tree.search === "alphabeta";
    const other = tree.sides.find((side) => side !== tree.view);
    const name = (side) => capital(side), score = (value) => score_words(value, tree.unit);
    const mover = (node) => name(nodes[node.parent].side);
    const events = [];
    const entered = [], left = [], cut = [];

    // Without recursion: trees may be deep, and pages have small stacks.
    const work = [[0, "enter"]];
    while (work.length) {
        const [id, kind] = work.pop(), node = nodes[id];
        if (kind === "enter") {
            entered[id] = events.length;
            const is_leaf = node.ending !== "searched";
            work.push([id, is_leaf ? "leaf" : "return"]);
            if (!is_leaf && node.unseen.length) work.push([id, "cut"]);
            if (!is_leaf) [...children[id]].reverse().forEach((child) => work.push([child, "enter"]));
        }
        if (kind === "cut") cut[id] = events.length;
        if (kind === "leaf" || kind === "return") left[id] = events.length;
        events.push({node: id, kind});
    }

    // "alpha +11: White has this for certain, with c2."
    function window_words(node) {
        if (!prunes) return [];
        const owner = (id) => (id === null ? "" : `, with ${nodes[id].move}`);
        const own_verb = is_many(tree.view) ? "have" : "has", other_verb = is_many(other) ? "keep" : "keeps";
        const alpha = node.alpha === null ? `−∞: ${name(tree.view)} ${own_verb} nothing for certain yet.` : `${score(node.alpha)}: ${name(tree.view)} ${own_verb} this for certain${owner(node.alpha_from)}.`;
        const beta = node.beta === null ? `+∞: ${name(other)} can keep it to nothing yet.` : `${score(node.beta)}: ${name(other)} ${other_verb} it to this${owner(node.beta_from)}.`;
        const list = Object.assign(document.createElement("dl"), {className: "window"});
        for (const [term, value] of [["alpha", alpha], ["beta", beta]]) list.append(text_element("dt", term), text_element("dd", value));
        return [list];
    }

    // The best of the moves that have come back so far, for the side that chooses.
    function best_so_far(id, now) {
        const wants_more = nodes[id].side === tree.view;
        const known = children[id].filter((child) => left[child] <= now).map((child) => nodes[child].value);
        return known.length ? (wants_more ? Math.max(...known) : Math.min(...known)) : null;
    }

    function title(event) {
        const node = nodes[event.node], move = node.move ?? "the root";
        if (event.kind === "enter") return node.parent === null ? "The search begins" : `${mover(node)} ${is_many(nodes[node.parent].side) ? "try" : "tries"} ${move}`;
        if (event.kind === "leaf") return node.ending === "over" ? `${move}: the game is over` : `${move}: judged`;
        return event.kind === "cut" ? `✂ A cut after ${move}` : `Back from ${move}`;
    }

    function after_words(node) {
        if (node.parent === null) return [text_element("p", `That is the result: ${tree.line.join(" ")}.`)];
        const parent = nodes[node.parent], wants_more = parent.side === tree.view;
        const earlier = children[node.parent].filter((id) => id < node.id).map((id) => nodes[id]);
        const best = earlier.reduce((a, b) => (a && (wants_more ? a.value >= b.value : a.value <= b.value) ? a : b), null);
        const is_better = !best || (wants_more ? node.value > best.value : node.value < best.value);
        const who = name(parent.side);
        return [text_element("p", is_better
            ? (best ? `Better for ${who} than ${best.move} (${score(best.value)}).` : `The first move of ${who} that has a score here.`)
            : `No better for ${who} than ${best.move} (${score(best.value)}).`)];
    }

    function left_words(node) {
        const side = name(node.side), value = score(node.value);
        const hidden = node.entered > 1 && children[node.id].length === 0 ? ` The ${node.entered - 1} positions below are not recorded.` : "";
        if (node.claim === "exact") return `${side} ${is_many(node.side) ? "choose" : "chooses"} ${node.best}: the score is ${value}.` + hidden;
        if (node.best) return `${node.best} is enough: the score is ${node.claim} ${value}, and nobody needs to know it better.` + hidden;
        return `No move of ${side} does better than ${value}, and that is not enough: the score is ${node.claim} ${value}.` + hidden;
    }

    function words(event) {
        const node = nodes[event.node], side = name(node.side);
        if (event.kind === "enter") {
            const turn = text_element("p", `Position ${node.order} of ${tree.entered}: ${side} to move, ${count_words(tree.depth - node.ply, "ply", "plies")} to look ahead.`);
            return [turn, ...window_words(node)];
        }
        if (event.kind === "leaf") {
            const why = node.ending === "over" ? "The game has ended here: " : "The depth is used up, so the evaluation speaks: ";
            return [text_element("p", `${why}${score(node.value)} for ${name(tree.view)}.`), ...after_words(node)];
        }
        if (event.kind === "cut") return [Object.assign(text_element("p", node.why), {className: "cut"}), ...window_words(node)];
        return [text_element("p", left_words(node)), ...after_words(node)];
    }

    function row(id, now) {
        if (entered[id] > now) return null;
        const node = nodes[id], is_left = left[id] <= now, so_far = is_left ? null : best_so_far(id, now);
        const range = prunes ? ` (${node.alpha === null ? "−∞" : score(node.alpha)} .. ${node.beta === null ? "+∞" : score(node.beta)})` : "";
        const ending = {judged: " judged", over: " game over", searched: ` ${name(node.side)} to move`}[node.ending];
        return {
            move: node.move ?? "root",
            value: is_left ? `${ClaimSigns[node.claim]} ${score(node.value)}` : so_far === null ? "?" : `so far ${score(so_far)}`,
            detail: `#${node.order}${range}${ending}`,
            is_best: node.best_line && left[0] <= now,
            is_working: !is_left,
            unseen: cut[id] <= now ? node.unseen : [],
        };
    }

    return {
        events, title, words, row,
        jump: prunes ? "cut" : "leaf",
        is_jump: (event) => event.kind === (prunes ? "cut" : "leaf"),
        event_of: (id) => left[id],
        legend: `#: the order in which positions were entered. ${prunes ? "(alpha .. beta): the window. ✂: not looked at. " : ""}Underlined at the end: best play.`,
    };
}
