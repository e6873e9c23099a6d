import { expect, test } from "vitest";
import { completionSchema } from "./schemas.ts";

const [ID, OTHER] = ["0123456789ab", "0123456789ac"];

test.each<[object, string[]]>([
  [{}, ["listings"]],
  [{ listings: [] }, ["listings"]],
  [{ listings: "" }, ["listings"]],
  [{ listings: "x" }, ["listings"]],
  [{ listings: [ID, "';--"] }, ["listings"]],
  [{ listings: [ID, { id: OTHER }] }, ["listings"]],
  [{ listings: Array(31).fill(ID) }, ["listings"]],
  // What is missing is read when it is sent, and taken from no form.
  [{ listings: ID, gaps: "energyClass" }, [""]],
])("what no page sends is refused at its field: %j", (form, paths) => {
  const { error } = completionSchema.safeParse(form);
  expect([...new Set(error?.issues.map(({ path }) => String(path[0] ?? "")))]).toEqual(paths);
});

test.each([
  [ID, [ID]],
  [
    [ID, OTHER],
    [ID, OTHER],
  ],
])("one box or several: %j", (listings, expected) => {
  expect(completionSchema.parse({ listings }).listings).toEqual(expected);
});
