import { expect, test } from "vitest";
import { comparedByBytes, postgresCondition } from "./portable-sql.ts";

test.each([
  ["\"day\" GLOB '[0-9][0-9]-[0-9]'", "\"day\" ~ '^[0-9][0-9]-[0-9]$'"],
  ["\"seed\" NOT GLOB '*[^0-9a-f]*'", "\"seed\" !~ '^.*[^0-9a-f].*$'"],
  ["\"url\" GLOB 'https://?*'", "\"url\" ~ '^https://..*$'"],
  ["\"file\" GLOB 'a.b+(c)'", "\"file\" ~ '^a\\.b\\+\\(c\\)$'"],
  ['json_valid("a") AND "b" > 0', 'TRUE AND "b" > 0'],
  ["instr(\"url\", '@') > 3", "strpos(\"url\", '@') > 3"],
  ['"rooms" BETWEEN 1 AND 99', '"rooms" BETWEEN 1 AND 99'],
])("the condition %s is %s on PostgreSQL", (condition, expected) => {
  expect(postgresCondition(condition)).toBe(expected);
});

test("columns of text are compared byte by byte, others stay", () => {
  const ddl =
    'CREATE TABLE "A" (\n    "id" TEXT NOT NULL,\n    "TEXT" INTEGER,\n    "at" TIMESTAMP(3)\n);';
  expect(comparedByBytes(ddl)).toBe(ddl.replace('"id" TEXT', '"id" TEXT COLLATE "C"'));
});
