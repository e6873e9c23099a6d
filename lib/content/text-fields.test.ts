import { expect, test } from "vitest";
import { line, personName } from "./text-fields.ts";
import { TEXT_PROBLEMS } from "./text-problems.ts";

/** Characters that are two to JavaScript, and one to a schema, a table's check and a reader. */
const PICTURES = "😀".repeat(60);

const faultsOf = (field: ReturnType<typeof line>, typed: string) =>
  field.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];

test("what is wrong with a text is found however many pictures it has", () => {
  const name = personName("Un nom.", 2, 100);
  expect(faultsOf(name, `Anne ${PICTURES}`)).toEqual([]);
  expect(faultsOf(name, `https://evil.example ${PICTURES}`)).toEqual([TEXT_PROBLEMS.nameLink]);
  expect(faultsOf(line("Une ligne.", 2, 100), `ab\0${PICTURES}`)).toEqual(["Une ligne."]);
  expect(faultsOf(line("Une ligne.", 2, 100), `ab\u00ad cd${PICTURES}`)).toEqual([
    TEXT_PROBLEMS.unseen,
  ]);
});

test("one fault is named at a time", () => {
  expect(faultsOf(line("Trop court.", 5, 9, "Trop long."), "a/\n")).toEqual(["Trop court."]);
  expect(faultsOf(line("Trop court.", 5, 9, "Trop long."), "a\nb".repeat(9))).toEqual([
    "Trop long.",
  ]);
  expect(faultsOf(personName("Un nom.", 2, 9), "evil.example")).toEqual(["Un nom."]);
});
