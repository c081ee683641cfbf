"""How both parts of the engine's evaluation learn: Adam, its rate warmed up and then falling along a cosine."""

import argparse
import math

import torch

import records

WARM_UP_STEPS = 200


def parser_of(description, linear, epochs):
    """Of the command line; `linear`: what the weights file is there for."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", help="positions to learn from")
    parser.add_argument("--test", nargs="+", required=True, help="positions whose held-out part judges")
    parser.add_argument("--linear", required=True, help=linear)
    parser.add_argument("--layout", required=True)
    parser.add_argument("--epochs", type=float, default=epochs)
    parser.add_argument("--rate", type=float, default=0.004)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    return parser


def descend(parameters, count, most_batch, epochs, rate, loss_of, after_step=lambda: None):
    """`loss_of` is given the numbers of the positions of a batch. `parameters` may be groups, each with a share of the rate and a decay."""
    batch = max(1, min(most_batch, count // 8))
    steps = int(epochs * count / batch)
    adam = torch.optim.AdamW(parameters, lr=rate, weight_decay=0)
    warm_up = min(WARM_UP_STEPS, steps // 10 + 1)
    order, begin = torch.randperm(count, device=records.DEVICE), 0
    for step in range(steps):
        for group in adam.param_groups:
            group["lr"] = rate * group.get("share", 1) * min(1, (step + 1) / warm_up) * 0.5 * (1 + math.cos(math.pi * step / steps))
        if begin + batch > count:
            order, begin = torch.randperm(count, device=records.DEVICE), 0
        which, begin = order[begin:begin + batch], begin + batch
        loss = loss_of(which)
        adam.zero_grad(set_to_none=True)
        loss.backward()
        adam.step()
        after_step()
