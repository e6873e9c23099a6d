import { describe, expect, it } from "vitest";
import { seededRandom } from "../../kernel/random.ts";
import { assemble } from "./assemble.ts";
import { bitmapKernels } from "./bitmaps.ts";

/** 64-bit words of each bitmap, and where things lie in the memory. */
const WORDS = 40;
const BITMAPS = 6;
const SPANS_AT = 0;
const RUNS_AT = 1024;
const COUNTERS_AT = 2048;
const FIRST_AT = 4096;
const STRIDE = WORDS * 8;
const at = (bitmap: number) => FIRST_AT + bitmap * STRIDE;

function prepared(spans: readonly (readonly [from: number, to: number])[]) {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const kernels = bitmapKernels(memory);
  const random = seededRandom(5);
  const words = new BigUint64Array(memory.buffer);
  for (let index = FIRST_AT / 8; index < words.length; index++) {
    words[index] = BigInt.asUintN(64, BigInt(Math.floor(random() * 2 ** 53)) * 0x9e3779b97f4a7c15n);
  }
  new Uint32Array(memory.buffer, SPANS_AT).set(spans.flat());
  const read = (bitmap: number) => [...words.subarray(at(bitmap) / 8, at(bitmap) / 8 + WORDS)];
  return { memory, kernels, read };
}

const bits = (word: bigint) => [...word.toString(2)].filter((bit) => bit === "1").length;

/** Spans of all lengths: shorter and longer than a turn of the unrolled loops, none, and empty ones. */
const SPANS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[0, WORDS]],
  [[3, 4]],
  [[5, 5]],
  [
    [0, 1],
    [2, 7],
    [9, 9],
    [11, 19],
    [30, 40],
  ],
];

describe.each(SPANS.map((spans) => ({ spans })))("over the spans $spans", ({ spans }) => {
  const within = (word: number) => spans.some(([from, to]) => word >= from && word < to);

  it.each([
    ["and", (a: bigint, b: bigint) => a & b],
    ["or", (a: bigint, b: bigint) => a | b],
    ["andNot", (a: bigint, b: bigint) => a & BigInt.asUintN(64, ~b)],
  ] as const)("%s combines two bitmaps and leaves the rest alone", (name, combine) => {
    const { kernels, read } = prepared(spans);
    const [a, b, before] = [read(0), read(1), read(2)];
    kernels[name](at(2), at(0), at(1), SPANS_AT, spans.length);
    const expected = before.map((word, index) =>
      within(index) ? combine(a[index] as bigint, b[index] as bigint) : word,
    );
    expect(read(2)).toEqual(expected);
  });

  it("counts the bits of one bitmap, and those it shares with others", () => {
    const { memory, kernels, read } = prepared(spans);
    const size = (words: bigint[]) =>
      words.reduce((sum, word, index) => sum + (within(index) ? bits(word) : 0), 0);
    expect(kernels.count(at(0), SPANS_AT, spans.length)).toBe(size(read(0)));
    const counters = new Int32Array(memory.buffer, COUNTERS_AT, BITMAPS);
    counters.fill(7);
    kernels.countShared(at(0), at(0), STRIDE, BITMAPS, COUNTERS_AT, SPANS_AT, spans.length);
    const first = read(0);
    const expected = Array.from({ length: BITMAPS }, (_, bitmap) => {
      const shared = read(bitmap).map((word, index) => word & (first[index] as bigint));
      return 7 + size(shared);
    });
    expect([...counters]).toEqual(expected);
  });
});

it("counts runs, and copies those that are chosen", () => {
  const { memory, kernels, read } = prepared([]);
  const starts = [0, 3, 3, 10, WORDS];
  const chosen = [1, 1, 0, 1];
  new Uint32Array(memory.buffer, RUNS_AT).set(starts);
  new Uint32Array(memory.buffer, RUNS_AT + 512).set(chosen);
  const source = read(0);
  kernels.countRuns(at(0), RUNS_AT, 4, COUNTERS_AT);
  expect([...new Int32Array(memory.buffer, COUNTERS_AT, 4)]).toEqual(
    chosen.map((_, run) =>
      source.slice(starts[run], starts[run + 1]).reduce((sum, word) => sum + bits(word), 0),
    ),
  );
  kernels.selectRuns(at(1), at(0), RUNS_AT, 4, RUNS_AT + 512);
  expect(read(1)).toEqual(source.map((word, index) => (index >= 3 && index < 10 ? 0n : word)));
});

it("sums up bytes so that any change shows", () => {
  const { memory, kernels } = prepared([]);
  const sum = () => kernels.checksum(FIRST_AT, FIRST_AT + 800, 1n);
  const before = sum();
  expect(sum()).toBe(before);
  const bytes = new Uint8Array(memory.buffer);
  bytes[FIRST_AT + 401] = (bytes[FIRST_AT + 401] ?? 0) ^ 4;
  expect(sum()).not.toBe(before);
  expect(kernels.checksum(FIRST_AT, FIRST_AT + 800, 2n)).not.toBe(sum());
});

describe("the assembler", () => {
  it.each([
    "(func $a (local $x i32) (local.set $y (i32.const 1)))",
    "(func $a (br $nowhere))",
    "(func $a (i32.fly))",
    "(func $a (local $x f99))",
    "(func $a (drop (i32.const 1))",
    "(table)",
  ])("refuses %s", (source) => {
    expect(() => assemble(source)).toThrow(SyntaxError);
  });
});
