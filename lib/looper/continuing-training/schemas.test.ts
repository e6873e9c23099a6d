import { expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { trainingReturnSchema, trainingSchema } from "./schemas.ts";

const FORM = {
  title: "Actualité juridique",
  body: "CCI de Rennes",
  heldOn: "2026-11-10",
  hours: "7",
  theme: "law",
  nonDiscriminationMinutes: "0",
  ethicsMinutes: "120",
  documentId: newId(),
};
const faultOf = (changes: Record<string, unknown>) => {
  const parsed = trainingSchema.safeParse({ ...FORM, ...changes });
  return parsed.success ? null : parsed.error.issues.map(({ path }) => path.join(".")).join(" ");
};

test.each([
  ["7", 420],
  ["0,5", 30],
  ["3.5", 210],
  ["3,50", 210],
  [" 14 ", 840],
  ["42", 2_520],
])("a duration of %j is %i minutes", (hours, minutes) => {
  expect(trainingSchema.parse({ ...FORM, hours })).toMatchObject({ minutes, ethicsMinutes: 120 });
});

test.each(["", "0", "0,25", "0,75", "42,5", "-3", "3h30", "1e1", "007", "trois"])(
  "a duration is not %j",
  (hours) => {
    expect(faultOf({ hours })).toBe("hours");
  },
);

test.each([
  ["title", "  "],
  ["title", "x".repeat(161)],
  ["body", ""],
  ["body", "x".repeat(121)],
  ["heldOn", "10/11/2026"],
  ["heldOn", "2026-02-30"],
  ["theme", "cooking"],
  ["theme", ""],
  ["ethicsMinutes", "45"],
  ["ethicsMinutes", "270"],
  ["nonDiscriminationMinutes", "-30"],
  ["documentId", ""],
  ["documentId", "../secret"],
  ["replaces", "x"],
])("the field %s is not %j", (field, value) => {
  expect(faultOf({ [field]: value })).toBe(field);
});

test("nothing else is declared", () => {
  expect(faultOf({ state: "checked" })).toBe("");
  expect(faultOf({ minutes: 420 })).toBe("");
});

test("a training is returned for a reason of the list alone", () => {
  const trainingId = newId();
  expect(trainingReturnSchema.safeParse({ trainingId, reason: "unreadable" }).success).toBe(true);
  for (const reason of ["", "because", undefined]) {
    expect(trainingReturnSchema.safeParse({ trainingId, reason }).success).toBe(false);
  }
});
