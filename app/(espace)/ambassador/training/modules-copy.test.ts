import { expect, test } from "vitest";
import { TRAINING_MODULES } from "./modules-copy";

test("the training takes about two hours, in six parts", () => {
  const minutes = TRAINING_MODULES.reduce((sum, module) => sum + module.minutes, 0);
  expect(TRAINING_MODULES).toHaveLength(6);
  expect(minutes).toBe(120);
});
