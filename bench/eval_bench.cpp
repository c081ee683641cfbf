// Leaves judged a second: the linear evaluation alone, and with the network.
#include "bench/eval_bench.h"

#include "kernels/portable.h"

namespace outflank {
namespace {

using Portable = EvalBench<kernels::Portable>;
BENCHMARK(Portable::linear)->Name("Leaf/linear/portable");
BENCHMARK(Portable::network)->Name("Leaf/network/portable");
BENCHMARK(Portable::searched)->Name("Leaf/searched/portable");

}  // namespace
}  // namespace outflank
