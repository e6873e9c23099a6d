import { expect, it } from "vitest";
import { encodeIco } from "./ico.ts";

it("points each entry at its picture", () => {
  const first = Buffer.from("first");
  const second = Buffer.from("second!");
  const file = encodeIco([
    { size: 32, png: first },
    { size: 256, png: second },
  ]);
  expect(file.readUInt16LE(2)).toBe(1);
  expect(file.readUInt16LE(4)).toBe(2);
  const entry = (index: number) => {
    const at = 6 + 16 * index;
    const [length, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
    return { side: file.readUInt8(at), picture: file.subarray(offset, offset + length).toString() };
  };
  expect(entry(0)).toEqual({ side: 32, picture: "first" });
  expect(entry(1)).toEqual({ side: 0, picture: "second!" });
});
