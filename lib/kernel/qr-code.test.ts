import { expect, test } from "vitest";
import { drawModules } from "./qr-code.ts";

test("a run of dark modules is one rectangle, inside a quiet zone of four", () => {
  // ■ ■ □
  // □ □ □
  // □ ■ ■
  expect(drawModules([1, 1, 0, 0, 0, 0, 0, 1, 1], 3)).toEqual({
    size: 11,
    path: "M4 4h2v1h-2zM5 6h2v1h-2z",
  });
});

test("what has no dark module is not drawn", () => {
  expect(drawModules(new Uint8Array(4), 2)).toEqual({ size: 10, path: "" });
});
