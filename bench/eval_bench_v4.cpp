#include "bench/eval_bench.h"
#include "kernels/avx512.h"

namespace outflank {
namespace {

using Avx512 = EvalBench<kernels::Avx512>;
BENCHMARK(Avx512::linear)->Name("Leaf/linear/x86-64-v4");
BENCHMARK(Avx512::network)->Name("Leaf/network/x86-64-v4");
BENCHMARK(Avx512::searched)->Name("Leaf/searched/x86-64-v4");

}  // namespace
}  // namespace outflank
