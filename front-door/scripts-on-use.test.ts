import { expect, test } from "vitest";
import { LOADER } from "./scripts-on-use.ts";

test("the loader can stand in a page: it ends no script", () => {
  expect(LOADER).not.toMatch(/<\/script|<!--/i);
});
