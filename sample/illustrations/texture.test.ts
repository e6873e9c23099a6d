import { describe, expect, it } from "vitest";
import { laid, textureOf } from "./texture.ts";

describe("the paint texture", () => {
  const grey = new Uint8Array(64 * 48 * 3).fill(128);

  it("is the same at every call", () => {
    expect(laid(textureOf(64, 48), grey)).toEqual(laid(textureOf(64, 48), grey));
  });

  it("changes a flat colour by a few steps at most", () => {
    for (const value of laid(textureOf(64, 48), grey)) {
      expect(Math.abs(value - 128)).toBeLessThanOrEqual(7);
    }
  });

  it("moves an edge by two pixels at most", () => {
    const half = new Uint8Array(64 * 48 * 3);
    for (let index = 0; index < 64 * 48; index += 1)
      half.fill(index % 64 < 32 ? 0 : 200, index * 3, index * 3 + 3);
    const painted = laid(textureOf(64, 48), half);
    for (let y = 0; y < 48; y += 1) {
      expect(painted[(y * 64 + 29) * 3]).toBeLessThan(8);
      expect(painted[(y * 64 + 35) * 3]).toBeGreaterThan(180);
    }
  });
});
