import { describe, expect, test } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";

describe("a position in a list", () => {
  test("is read back as it was written", () => {
    const position = { at: "2026-11-21T10:00:00.123+00:00", id: "abc123def456" };
    expect(readCursor(writeCursor(position))).toEqual(position);
  });

  test.each([undefined, null, "", "abc", "abc123def456", "ABC123DEF456k1", "abc123def456~~", "'"])(
    "%j is the beginning",
    (cursor) => {
      const { at, id } = readCursor(cursor);
      expect(at > "2999-01-01").toBe(true);
      expect(id > "zzzzzzzzzzzz").toBe(true);
    },
  );

  test("far beyond any date is the beginning", () => {
    expect(readCursor(`abc123def456${"z".repeat(50)}`).id).toBe("~");
  });
});
