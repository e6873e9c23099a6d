import { expect, test } from "vitest";
import { GESTURES } from "./scripts-on-use.ts";

test("the line that notes gestures can stand in a page: it ends no script", () => {
  expect(GESTURES).not.toMatch(/<\/script|<!--/i);
});
