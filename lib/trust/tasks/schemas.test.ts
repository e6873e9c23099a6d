import { describe, expect, test } from "vitest";
import { taskWord } from "./rules.ts";
import { shareSchema, taskOfWord } from "./schemas.ts";

const ID = "0123456789ab";
const ref = { kind: "mail-dead", subjectId: ID } as const;
const word = taskWord(ref);
const faultsOf = (input: object) =>
  shareSchema.safeParse(input).error?.issues.map(({ path }) => path.join("."));

describe("the queue's form", () => {
  test("takes a button of a row, whatever is ticked", () => {
    const other = taskWord({ ...ref, kind: "sale-step" });
    expect(shareSchema.parse({ only: `release~${word}`, tasks: other })).toEqual({
      move: "release",
      tasks: [ref],
    });
  });

  test("takes what is ticked", () => {
    expect(shareSchema.parse({ move: "claim", tasks: [word] }).tasks).toEqual([ref]);
    const handedOn = { move: "handOn", tasks: word, toId: ID, note: " À finir. " };
    expect(shareSchema.parse(handedOn)).toMatchObject({ toId: ID, note: "À finir." });
  });

  test.each<[object, string[]]>([
    [{}, ["tasks"]],
    [{ move: "claim" }, ["tasks"]],
    [{ move: "claim", tasks: ["mail-dead"] }, ["tasks"]],
    [{ move: "claim", tasks: [`${word}~x`] }, ["tasks"]],
    [{ move: "claim", tasks: [`unknown~${ID}`] }, ["tasks"]],
    [{ move: "claim", tasks: ["mail-dead~../../etc"] }, ["tasks"]],
    [{ move: "claim", tasks: Array.from({ length: 31 }, () => word) }, ["tasks"]],
    [{ move: "steal", tasks: [word] }, ["move"]],
    [{ only: `steal~${word}` }, ["tasks"]],
    [{ only: "claim" }, ["tasks"]],
    [{ move: "handOn", tasks: [word] }, ["toId", "note"]],
    [{ move: "handOn", tasks: [word], toId: ID, note: "   " }, ["note"]],
    [{ move: "handOn", tasks: [word], toId: ID, note: "x".repeat(2_001) }, ["note"]],
    [{ move: "claim", tasks: [word], extra: "1" }, [""]],
  ])("refuses %j", (input, faults) => {
    expect(faultsOf(input)).toEqual(faults);
  });
});

test.each([null, "", "~", "mail-dead~", `~${ID}`, `${word}~`])("%j names no task", (text) => {
  expect(taskOfWord(text)).toBeNull();
});
