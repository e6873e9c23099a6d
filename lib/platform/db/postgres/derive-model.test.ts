import { expect, test } from "vitest";
import { readModel } from "../migration-history.ts";
import { postgresModel } from "./derive-model.ts";

const derived = (content: string) => postgresModel([{ path: "a.prisma", content }])[0]?.content;

test("an enum is text, and what it is by default stays", () => {
  const model = `enum Colour {\n  red\n  blue\n}\n\nmodel Car {\n  id     String @id
  colour Colour  @default(red)\n  inside Colour?\n  parts  Json\n  notes  Json?\n}\n`;
  expect(derived(model)).toBe(
    `\nmodel Car {\n  id     String @id\n  colour String  @default("red")\n  inside String?\n` +
      "  parts  Json @db.Json\n  notes  Json? @db.Json\n}\n",
  );
});

test("comments, relations and names that an enum's begins are left", () => {
  const model = `enum Part {\n  door\n}\n\nmodel Car {\n  /// A Part of it.\n  wheels PartList[]\n}\n`;
  expect(derived(model)).toBe("\nmodel Car {\n  /// A Part of it.\n  wheels PartList[]\n}\n");
});

test("of the project's models nothing is left that PostgreSQL would take otherwise", () => {
  const text = postgresModel(readModel())
    .map(({ content }) => content)
    .join("\n");
  expect(text).not.toMatch(/^enum /m);
  expect(text).not.toMatch(/ Json(?!\?? @db\.Json)/);
  expect(text).toContain('provider = "postgresql"');
  expect(text.match(/^generator /gm)).toHaveLength(1);
});
