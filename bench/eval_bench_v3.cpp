#include "bench/eval_bench.h"
#include "kernels/avx2.h"

namespace outflank {
namespace {

using Avx2 = EvalBench<kernels::Avx2>;
BENCHMARK(Avx2::linear)->Name("Leaf/linear/x86-64-v3");
BENCHMARK(Avx2::network)->Name("Leaf/network/x86-64-v3");
BENCHMARK(Avx2::searched)->Name("Leaf/searched/x86-64-v3");

}  // namespace
}  // namespace outflank
