import { describe, expect, it } from "vitest";
import { createProgress, progressLine } from "./progress.ts";

function watch(isTTY: boolean) {
  let time = 0;
  const written: string[] = [];
  const output = { isTTY, columns: 100, write: (text: string) => written.push(text) };
  const progress = createProgress("Catalogue", output, () => time);
  return {
    written,
    at(seconds: number, done: number) {
      time = seconds * 1_000;
      progress(done, 100);
    },
  };
}

describe("progress", () => {
  it("says how much is done, how fast, and how long it still takes", () => {
    const line = progressLine("Catalogue", 250_000, 1_000_000, 25);
    expect(line).toContain(" 25 %");
    expect(line).toContain("250,000 of 1,000,000");
    expect(line).toContain("10,000/s");
    expect(line).toContain("1:15 left");
  });

  it("draws a bar as long as the share that is done", () => {
    expect(progressLine("x", 0, 10, 1)).not.toContain("█");
    expect(progressLine("x", 10, 10, 1)).not.toContain("░");
    expect(progressLine("x", 5, 10, 1)).toContain("█".repeat(14) + "░".repeat(14));
  });

  it("copes with nothing done and nothing to do", () => {
    expect(progressLine("x", 0, 10, 0)).toContain("– left");
    expect(progressLine("x", 0, 0, 0)).toContain("100 %");
  });

  it("redraws one line on a terminal and ends it", () => {
    const { written, at } = watch(true);
    at(0.05, 1);
    at(0.2, 40);
    at(0.25, 45);
    at(0.4, 100);
    expect(written).toHaveLength(2);
    expect(written.every((text) => text.startsWith("\r"))).toBe(true);
    expect(written.at(-1)?.endsWith("\n")).toBe(true);
  });

  it("writes a line now and then elsewhere, and the last one", () => {
    const { written, at } = watch(false);
    for (let second = 1; second <= 12; second += 1) at(second, second * 5);
    at(13, 100);
    expect(written).toHaveLength(3);
    expect(written.every((text) => text.endsWith("\n") && !text.includes("\r"))).toBe(true);
  });

  it("stays silent about what is over at once", () => {
    const { written, at } = watch(false);
    at(0.5, 100);
    expect(written).toEqual([]);
  });
});
