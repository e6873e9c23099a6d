import { expect, test } from "vitest";
import { type Outgoing, stillOutgoing } from "./outgoing";

const message = (key: string): Outgoing => ({
  key,
  content: "Bonjour",
  documents: [],
  state: "sending",
  problem: null,
});

test("a message is on its way until the conversation has it, under its name", () => {
  const outgoing = [message("a"), message("b")];
  expect(stillOutgoing(outgoing, [{ clientKey: null }])).toEqual(outgoing);
  expect(stillOutgoing(outgoing, [{ clientKey: "a" }])).toEqual([message("b")]);
  expect(stillOutgoing(outgoing, [{ clientKey: "b" }, { clientKey: "a" }])).toEqual([]);
});
