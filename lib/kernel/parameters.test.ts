import { expect, test } from "vitest";
import { oneOf, textOf } from "./parameters.ts";

test.each([
  ["active", "active"],
  ["sold", "sold"],
  ["all", "all"],
  ["", "all"],
  ["ACTIVE", "all"],
  ["__proto__", "all"],
  ["active' OR 1=1 --", "all"],
  [["active", "sold"], "all"],
  [undefined, "all"],
])("%j names %s", (value, named) => {
  expect(oneOf(["all", "active", "sold"], value)).toBe(named);
});

test.each([
  ["Thabor", "Thabor"],
  ["", null],
  [["a", "b"], null],
  [undefined, null],
])("the text of %j is %j", (value, text) => {
  expect(textOf(value)).toBe(text);
});
