import { expect, test } from "vitest";
import { once } from "../platform/once.ts";
import { forgetProcess } from "./forget-process.ts";

test("what a file left in the process is made anew by the next one", () => {
  expect(once("of-a-file-before", () => "its own")).toBe("its own");
  forgetProcess();
  expect(once("of-a-file-before", () => "another")).toBe("another");
});
