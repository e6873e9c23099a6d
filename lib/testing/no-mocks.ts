import { vi } from "vitest";

/** Files that share their modules can't replace one: it would stay real, or stay replaced for the files after. */
vi.mock = () => {
  throw new Error("A test that replaces modules is named *.mocks.test.ts: it runs alone.");
};
