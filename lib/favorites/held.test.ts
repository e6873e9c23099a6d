import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { heldText, MAX_HELD, parseHeld, toggleHeld } from "./held.ts";

const many = Array.from({ length: MAX_HELD + 5 }, newId);
const [first = "", second = ""] = many;

describe("what a browser holds", () => {
  test("is read as it was written", () => {
    expect(parseHeld(heldText([first, second]))).toEqual([first, second]);
    expect(heldText([])).toBeNull();
    expect(parseHeld(heldText(many.slice(0, MAX_HELD)))).toHaveLength(MAX_HELD);
  });

  test.each<[string, string | null]>([
    ["nothing", null],
    ["no text of ours", "yes"],
    ["cut", '{"v":1,"ids":["'],
    ["null", "null"],
    ["a list", `["${first}"]`],
    ["another version", `{"v":2,"ids":["${first}"]}`],
    ["no list", `{"v":1,"ids":"${first}"}`],
    ["too long", `{"v":1,"ids":["${first}"],"x":"${"x".repeat(4_000)}"}`],
  ])("is nothing where the text is %s", (_title, text) => {
    expect(parseHeld(text)).toEqual([]);
  });

  test("is what of it can be a listing, once, bounded", () => {
    const ids = [first, first, "../../x", "<b>", 7, null, second];
    expect(parseHeld(JSON.stringify({ v: 1, ids }))).toEqual([first, second]);
    expect(parseHeld(JSON.stringify({ v: 1, ids: many }))).toEqual(many.slice(-MAX_HELD));
  });
});

describe("pressing a heart", () => {
  test("holds a listing, and lets it go", () => {
    expect(toggleHeld([first], second)).toEqual([first, second]);
    expect(toggleHeld([first, second], first)).toEqual([second]);
  });

  test("lets the oldest go where there is no more room", () => {
    const full = many.slice(0, MAX_HELD);
    expect(toggleHeld(full, many.at(-1) ?? "")).toEqual([...full.slice(1), many.at(-1)]);
  });
});
