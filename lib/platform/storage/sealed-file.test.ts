import { describe, expect, test } from "vitest";
import {
  type FileKeys,
  fileKeyOf,
  isUnreadableFile,
  KEY_HEAD_BYTES,
  neededKeyId,
  openFile,
  rewrapFile,
  sealFile,
} from "./sealed-file.ts";

const keysOf = (current: string, previous?: string): FileKeys => ({
  current: fileKeyOf(current),
  previous: previous === undefined ? null : fileKeyOf(previous),
});
const FIRST = keysOf("a".repeat(32));
const SECOND = keysOf("b".repeat(32), "a".repeat(32));
const PAPER = Buffer.from("%PDF-1.7 Carte d’identité de Thomas");

function outcome(work: () => Buffer): string {
  try {
    return String(work());
  } catch (error) {
    return isUnreadableFile(error) ? "unreadable" : String(error);
  }
}

test.each([0, 1, 15, 16, 17, 100_000])("%i bytes are read as they were written", (length) => {
  const bytes = Buffer.alloc(length, "x");
  expect(openFile(sealFile(bytes, "a", FIRST), "a", FIRST)).toEqual(bytes);
});

test("nothing of the bytes is in the file, and the same bytes are another file each time", () => {
  const file = sealFile(PAPER, "a", FIRST);
  expect(file.includes("PDF")).toBe(false);
  expect(file.includes("Thomas")).toBe(false);
  expect(file.equals(sealFile(PAPER, "a", FIRST))).toBe(false);
});

test("a secret's id says which it is, and is nothing of the key", () => {
  const { id, bytes } = FIRST.current;
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(fileKeyOf("a".repeat(32))).toEqual({ id, bytes });
  expect(SECOND.current.id).not.toBe(id);
  expect(bytes.toString("hex")).not.toContain(id);
  expect(neededKeyId(sealFile(PAPER, "a", FIRST).subarray(0, KEY_HEAD_BYTES))).toBe(id);
});

describe("a file does not open", () => {
  const file = sealFile(PAPER, "a", FIRST);
  test("where any one byte is another", () => {
    for (let at = 0; at < file.length; at++) {
      const altered = Buffer.from(file);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect([at, outcome(() => openFile(altered, "a", FIRST))]).toEqual([at, "unreadable"]);
    }
  });

  test("where it is cut anywhere, or longer", () => {
    for (let length = 0; length < file.length; length++) {
      expect(outcome(() => openFile(file.subarray(0, length), "a", FIRST))).toBe("unreadable");
    }
    expect(outcome(() => openFile(Buffer.concat([file, file]), "a", FIRST))).toBe("unreadable");
  });

  test("in the place of another, whole or its body alone", () => {
    expect(outcome(() => openFile(file, "b", FIRST))).toBe("unreadable");
    const other = sealFile(Buffer.from(PAPER).fill("y"), "a", FIRST);
    const mixed = Buffer.concat([file.subarray(0, 88), other.subarray(88)]);
    expect(outcome(() => openFile(mixed, "a", FIRST))).toBe("unreadable");
  });

  test.each([
    ["another key", file, keysOf("c".repeat(32), "d".repeat(32))],
    ["no encryption", PAPER, FIRST],
    ["nothing in it", Buffer.alloc(0), FIRST],
  ])("with %s", (_, bytes, keys) => {
    expect(outcome(() => openFile(bytes, "a", keys))).toBe("unreadable");
  });
});

test("a file of the previous key opens, and is made one of the current alone", () => {
  const file = sealFile(PAPER, "a", FIRST);
  expect(openFile(file, "a", SECOND)).toEqual(PAPER);
  const rewrapped = rewrapFile(file, "a", SECOND);
  expect(neededKeyId(rewrapped)).toBe(SECOND.current.id);
  expect(openFile(rewrapped, "a", keysOf("b".repeat(32)))).toEqual(PAPER);
  expect(outcome(() => openFile(rewrapped, "a", FIRST))).toBe("unreadable");
  expect(outcome(() => rewrapFile(file, "b", SECOND))).toBe("unreadable");
  expect(outcome(() => rewrapFile(PAPER, "a", SECOND))).toBe("unreadable");
});
