import { expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { paperRemindersSchema } from "./schemas.ts";

const ID = "0123456789ab";
const faultsOf = (form: object) =>
  paperRemindersSchema
    .safeParse(form)
    .error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];

const NONE = "Cochez au moins un Looper.";
const WRONG = faultsOf({ loopers: "x" })[0]?.[1] ?? "";

test.each<[object, string, string]>([
  [{}, "loopers", NONE],
  [{ loopers: [] }, "loopers", NONE],
  [{ loopers: "" }, "loopers", WRONG],
  [{ loopers: [ID, "' OR 1=1 --"] }, "loopers", WRONG],
  [{ loopers: [ID, "\u0000"] }, "loopers", WRONG],
  [{ loopers: `${ID}${ID}` }, "loopers", WRONG],
])("what no page sends is refused at its field: %j", (form, path, message) => {
  expect(message).toMatch(/\.$/);
  expect(faultsOf(form)).toEqual([[path, message]]);
});

test("what has no field here is refused", () => {
  expect(faultsOf({ loopers: ID, papers: "identity" })).toHaveLength(1);
});

test("as many at once as a list shows", () => {
  const of = (count: number) => ({ loopers: Array.from({ length: count }, newId) });
  expect(faultsOf(of(30))).toEqual([]);
  expect(faultsOf(of(31))).toEqual([["loopers", "Cochez 30 lignes au plus."]]);
  expect(paperRemindersSchema.parse({ loopers: ID })).toEqual({ loopers: [ID] });
});
