import { expect, test } from "vitest";
import { ACTION_KINDS } from "@/lib/dashboards/actions/views";
import { ACTION_COPY } from "./overview-copy";

test("every kind of action has its words", () => {
  expect(Object.keys(ACTION_COPY).sort()).toEqual([...ACTION_KINDS].sort());
});
