import { assemble } from "./assemble.ts";

/**
 * Operations on bitmaps that lie in one WebAssembly memory, 64 documents at a time (64-bit words
 * and a population count instruction are what JavaScript lacks).
 *
 * Every address is a byte address, a multiple of 8. A query looks at some spans of the documents
 * only: `spans` is the address of `count` pairs of 32-bit numbers [from, to), in 64-bit words.
 */
export interface BitmapKernels {
  /** target = a ∧ b */
  and(target: number, a: number, b: number, spans: number, count: number): void;
  /** target = a ∧ ¬b */
  andNot(target: number, a: number, b: number, spans: number, count: number): void;
  /** target = a ∨ b */
  or(target: number, a: number, b: number, spans: number, count: number): void;
  /** How many bits are set. */
  count(a: number, spans: number, count: number): number;
  /**
   * Adds to each of the `bitmaps` 32-bit counters at `counters` how many bits `a` shares with the
   * bitmap at `first`, `first + stride`, …
   */
  countShared(
    a: number,
    first: number,
    stride: number,
    bitmaps: number,
    counters: number,
    spans: number,
    count: number,
  ): void;
  /**
   * Writes to the 32-bit `counters` how many bits of `a` are set in each run: run n is the 64-bit
   * words [starts[n], starts[n + 1]), `starts` being the address of 32-bit numbers.
   */
  countRuns(a: number, starts: number, runs: number, counters: number): void;
  /** Copies the runs of `a` whose 32-bit number at `chosen` is 1 to `target`; clears the others. */
  selectRuns(target: number, a: number, starts: number, runs: number, chosen: number): void;
  /** A number that depends on `seed` and every byte of [from, to). */
  checksum(from: number, to: number, seed: bigint): bigint;
}

/** Bytes that one turn of an unrolled loop handles. */
const STRIDE = 32;

/**
 * Runs `body` for each 64-bit word of each span, at the byte offset $at (+ the constant it is
 * given): four words a turn while they last, then one.
 */
const eachWord = (body: (offset: number) => string) => `
  (local.set $spansEnd (i32.add (local.get $spans) (i32.shl (local.get $count) (i32.const 3))))
  (block $done
    (loop $nextSpan
      (br_if $done (i32.ge_u (local.get $spans) (local.get $spansEnd)))
      (local.set $at (i32.shl (i32.load (local.get $spans)) (i32.const 3)))
      (local.set $end (i32.shl (i32.load offset=4 (local.get $spans)) (i32.const 3)))
      (local.set $spans (i32.add (local.get $spans) (i32.const 8)))
      (block $few
        (loop $four
          (br_if $few (i32.gt_u (i32.add (local.get $at) (i32.const ${STRIDE})) (local.get $end)))
          ${[0, 8, 16, 24].map(body).join("\n")}
          (local.set $at (i32.add (local.get $at) (i32.const ${STRIDE})))
          (br $four)))
      (block $spanDone
        (loop $one
          (br_if $spanDone (i32.ge_u (local.get $at) (local.get $end)))
          ${body(0)}
          (local.set $at (i32.add (local.get $at) (i32.const 8)))
          (br $one)))
      (br $nextSpan)))`;

const SPAN_LOCALS = "(local $spansEnd i32) (local $at i32) (local $end i32)";

const word = (bitmap: string, offset: number) =>
  `(i64.load offset=${offset} (i32.add (local.get ${bitmap}) (local.get $at)))`;

const combine = (name: string, expression: (offset: number) => string) => `
  (func $${name}
    (param $target i32) (param $a i32) (param $b i32) (param $spans i32) (param $count i32)
    ${SPAN_LOCALS}
    ${eachWord(
      (offset) =>
        `(i64.store offset=${offset} (i32.add (local.get $target) (local.get $at)) ${expression(offset)})`,
    )})`;

const SOURCE = `
  ${combine("and", (offset) => `(i64.and ${word("$a", offset)} ${word("$b", offset)})`)}
  ${combine("or", (offset) => `(i64.or ${word("$a", offset)} ${word("$b", offset)})`)}
  ${combine(
    "andNot",
    (offset) => `(i64.and ${word("$a", offset)} (i64.xor ${word("$b", offset)} (i64.const -1)))`,
  )}

  (func $count (param $a i32) (param $spans i32) (param $count i32) (result i32)
    ${SPAN_LOCALS} (local $sum i64)
    ${eachWord(
      (offset) => `(local.set $sum (i64.add (local.get $sum) (i64.popcnt ${word("$a", offset)})))`,
    )}
    (i32.wrap_i64 (local.get $sum)))

  (func $countShared
    (param $a i32) (param $first i32) (param $stride i32) (param $bitmaps i32)
    (param $counters i32) (param $allSpans i32) (param $count i32)
    ${SPAN_LOCALS} (local $spans i32) (local $sum i64)
    (block $finished
      (loop $nextBitmap
        (br_if $finished (i32.eqz (local.get $bitmaps)))
        (local.set $spans (local.get $allSpans))
        (local.set $sum (i64.const 0))
        ${eachWord(
          (offset) =>
            `(local.set $sum (i64.add (local.get $sum)
              (i64.popcnt (i64.and ${word("$a", offset)} ${word("$first", offset)}))))`,
        )}
        (i32.store (local.get $counters)
          (i32.add (i32.load (local.get $counters)) (i32.wrap_i64 (local.get $sum))))
        (local.set $counters (i32.add (local.get $counters) (i32.const 4)))
        (local.set $first (i32.add (local.get $first) (local.get $stride)))
        (local.set $bitmaps (i32.sub (local.get $bitmaps) (i32.const 1)))
        (br $nextBitmap))))

  (func $countRuns
    (param $a i32) (param $starts i32) (param $runs i32) (param $counters i32)
    (local $at i32) (local $end i32) (local $sum i64)
    (local.set $at (i32.shl (i32.load (local.get $starts)) (i32.const 3)))
    (block $finished
      (loop $nextRun
        (br_if $finished (i32.eqz (local.get $runs)))
        (local.set $starts (i32.add (local.get $starts) (i32.const 4)))
        (local.set $end (i32.shl (i32.load (local.get $starts)) (i32.const 3)))
        (local.set $sum (i64.const 0))
        (block $runDone
          (loop $one
            (br_if $runDone (i32.ge_u (local.get $at) (local.get $end)))
            (local.set $sum (i64.add (local.get $sum) (i64.popcnt ${word("$a", 0)})))
            (local.set $at (i32.add (local.get $at) (i32.const 8)))
            (br $one)))
        (i32.store (local.get $counters) (i32.wrap_i64 (local.get $sum)))
        (local.set $counters (i32.add (local.get $counters) (i32.const 4)))
        (local.set $runs (i32.sub (local.get $runs) (i32.const 1)))
        (br $nextRun))))

  (func $selectRuns
    (param $target i32) (param $a i32) (param $starts i32) (param $runs i32) (param $chosen i32)
    (local $at i32) (local $end i32) (local $mask i64)
    (local.set $at (i32.shl (i32.load (local.get $starts)) (i32.const 3)))
    (block $finished
      (loop $nextRun
        (br_if $finished (i32.eqz (local.get $runs)))
        (local.set $starts (i32.add (local.get $starts) (i32.const 4)))
        (local.set $end (i32.shl (i32.load (local.get $starts)) (i32.const 3)))
        ;; All ones for 1, none for 0.
        (local.set $mask
          (i64.mul (i64.extend_i32_u (i32.load (local.get $chosen))) (i64.const -1)))
        (block $runDone
          (loop $one
            (br_if $runDone (i32.ge_u (local.get $at) (local.get $end)))
            (i64.store (i32.add (local.get $target) (local.get $at))
              (i64.and ${word("$a", 0)} (local.get $mask)))
            (local.set $at (i32.add (local.get $at) (i32.const 8)))
            (br $one)))
        (local.set $chosen (i32.add (local.get $chosen) (i32.const 4)))
        (local.set $runs (i32.sub (local.get $runs) (i32.const 1)))
        (br $nextRun))))

  (func $checksum (param $at i32) (param $end i32) (param $sum i64) (result i64)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $sum (i64.mul
          (i64.xor (i64.rotl (local.get $sum) (i64.const 23)) (i64.load (local.get $at)))
          (i64.const 0x9e3779b97f4a7c1)))
        (local.set $at (i32.add (local.get $at) (i32.const 8)))
        (br $next)))
    (local.get $sum))
`;

let compiled: WebAssembly.Module | undefined;

/** The kernels over `memory`. */
export function bitmapKernels(memory: WebAssembly.Memory): BitmapKernels {
  compiled ??= new WebAssembly.Module(assemble(SOURCE));
  const instance = new WebAssembly.Instance(compiled, { env: { memory } });
  return instance.exports as unknown as BitmapKernels;
}
