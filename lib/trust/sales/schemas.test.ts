import { expect, test } from "vitest";
import { saleRemindersSchema } from "./schemas.ts";

const ID = "0123456789ab";

test.each<[object, string[]]>([
  [{}, ["sales"]],
  [{ sales: [] }, ["sales"]],
  [{ sales: "x" }, ["sales"]],
  [{ sales: [ID, "' OR 1=1 --"] }, ["sales"]],
  [{ sales: Array(31).fill(ID) }, ["sales"]],
  [{ sales: ID, remind: "reflect" }, ["remind"]],
  [{ sales: ID, remind: undefined }, ["remind"]],
  [{ sales: ID, userId: ID }, [""]],
])("what no page sends is refused at its field: %j", (form, paths) => {
  const { error } = saleRemindersSchema.safeParse({ remind: "parties", ...form });
  expect(error?.issues.map(({ path }) => String(path[0] ?? ""))).toEqual(paths);
});

test("one box or several", () => {
  const of = (sales: string | string[]) =>
    saleRemindersSchema.parse({ sales, remind: "payment" }).sales;
  expect([of(ID), of([ID, ID])]).toEqual([[ID], [ID, ID]]);
});
