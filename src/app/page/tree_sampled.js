// The story of Monte Carlo tree search: its first simulations in four steps each, and the tree when all are done.
const share = (value) => value.toFixed(3);

function sampled_story(tree, children) {
    const nodes = tree.nodes, own = nodes[0].side;
    const name = (side) => capital(side);
    const events = [];
    tree.steps.forEach((step, number) => {
        const path = [0, ...step.select.map((each) => each.node).filter((id) => id !== null)];
        const node_at = (i) => path[Math.min(i, path.length - 1)];
        for (let i = 0; i <= step.select.length; ++i) {
            if (step.expanded === i) events.push({kind: "expand", number, node: node_at(i), path: path.slice(0, i + 1)});
            if (i < step.select.length) events.push({kind: "select", number, at: i, node: node_at(i + 1), path: path.slice(0, i + 2)});
        }
        events.push({kind: "simulate", number, node: path[path.length - 1], path});
        events.push({kind: "back up", number, node: path[path.length - 1], path});
    });
    events.push({kind: "end", number: tree.steps.length, node: 0, path: [0]});
    events.forEach((event, i) => { event.index = i; });

    // What is known of a node after so many steps: the last change up to then.
    const history = nodes.map(() => []);
    tree.steps.forEach((step, number) => step.back_up.forEach((change) => {
        if (change.node !== null) history[change.node].push({number, ...change});
    }));
    function state(id, now) {
        const event = events[now];
        if (event.kind === "end") return nodes[id];
        const last = event.kind === "back up" ? event.number : event.number - 1;
        return history[id].filter((change) => change.number <= last).pop() ?? {visits: 0};
    }

    const judge = tree.leaf;
    function title(event) {
        if (event.kind === "end") return `After ${tree.simulations} simulations`;
        return `Simulation ${event.number + 1}: ${event.kind}`;
    }

    // The moves by their UCB, the one that counts marked.
    function moves_table(moves, marked) {
        const table = Object.assign(document.createElement("table"), {className: "bars"});
        table.innerHTML = "<thead><tr><th class=\"text\">move</th><th>visits</th><th>value</th><th>UCB</th></tr></thead>";
        const body = document.createElement("tbody"), most = 8;
        moves.slice(0, most).forEach((each) => {
            const is_marked = each.move === marked;
            const line = Object.assign(document.createElement("tr"), {className: is_marked ? "chosen" : ""});
            const cells = [(is_marked ? "▶ " : "") + each.move + (each.lost ? " (lost)" : ""), each.visits, share(each.value), each.ucb === null ? "" : share(each.ucb)];
            line.append(...cells.map((cell, i) => Object.assign(text_element("td", cell), {className: i ? "" : "text"})));
            body.append(line);
        });
        table.append(body);
        return moves.length > most ? [table, Object.assign(text_element("p", `and ${moves.length - most} more`), {className: "note"})] : [table];
    }

    function end_words() {
        const moves = children[0].map((id) => nodes[id]).sort((a, b) => b.visits - a.visits);
        const stepped = tree.steps.length < tree.simulations ? ` The first ${tree.steps.length} simulations can be stepped through.` : "";
        return [text_element("p", `The move tried most is played: ${tree.line[0]}.${stepped}`), ...(moves.length ? moves_table(moves, tree.line[0]) : [])];
    }

    function select_words(step, at) {
        const selection = step.select[at], side = name(selection.side);
        if (!selection.candidates.length)
            return [text_element("p", `${side} ${is_many(selection.side) ? "have" : "has"} moves that were never tried; they come first, in an order drawn by lot: ${selection.move}.`)];
        return [text_element("p", `All moves of ${side} were tried before. The highest UCB is that of ${selection.move}:`),
            ...moves_table([...selection.candidates].sort((a, b) => b.ucb - a.ucb), selection.move)];
    }

    function words(event) {
        if (event.kind === "end") return end_words();
        const step = tree.steps[event.number];
        if (event.kind === "select") return select_words(step, event.at);
        if (event.kind === "expand") return [text_element("p", `${nodes[event.node].move ?? "The root"} is met for the second time: each of its moves gets a place in the tree.`)];
        if (event.kind === "simulate") {
            const who = event.path.length === 1 ? "The root" : `The position after ${event.path.slice(1).map((id) => nodes[id].move).join(" ")}`;
            return [text_element("p", step.proven ? `${who} is decided: ${share(step.value)} for ${name(own)}, which is no guess.` : `${who} is new. It is judged by ${judge}: ${share(step.value)} for ${name(own)}.`)];
        }
        const list = document.createElement("ul");
        list.append(...[...step.back_up].reverse().map((change) => text_element("li",
            `${change.move ?? "root"}: ${count_words(change.visits, "visit", "visits")}, value ${share(change.value)}`)));
        return [text_element("p", "The result is added to every position on the way up, for each side from its own view:"), list];
    }

    function row(id, now) {
        const node = nodes[id], event = events[now], known = state(id, now);
        const is_on_path = event.path.includes(id);
        if (!known.visits && !is_on_path) return null;
        const is_end = event.kind === "end";
        return {
            move: node.move ?? "root",
            value: known.visits ? `${known.visits} × ${share(known.value)}` : "new",
            detail: is_end ? [node.ucb === null ? "" : `UCB ${share(node.ucb)}`, node.proof === "open" ? "" : `proven ${node.proof}`, node.untried ? `${node.untried} never tried` : ""].filter(Boolean).join(", ") : "",
            is_best: is_end && node.best_line,
            is_working: !is_end && is_on_path && event.kind !== "back up",
            unseen: [],
        };
    }

    const starts = events.map((event, i) => (i === 0 || events[i - 1].number !== event.number ? i : -1)).filter((i) => i >= 0);
    return {
        events, title, words, row,
        jump: "simulation",
        is_jump: (event) => starts.includes(event.index),
        event_of: () => null,
        legend: "visits × value, the share of wins for the side that makes the move. Underlined at the end: the moves tried most.",
        order: (id, now) => [...children[id]].sort((a, b) => (state(b, now).visits - state(a, now).visits) || a - b),
    };
}
