import { expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson } from "../../testing/people.ts";
import { signInContext } from "../../testing/sign-in-context.ts";
import { statementsOf } from "../../testing/statements.ts";
import { requestPasswordReset } from "./commands/request-password-reset.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const database = adoptedDatabase();

test("a forgotten password takes as many statements for an address that nobody has", async () => {
  const person = await createPerson(database, [["buyer", "active"]]);
  const write = async (email: string) => {
    const statements = await statementsOf(() =>
      requestPasswordReset({ email }, signInContext(), NOW),
    );
    return statements.filter((sql) => /^(INSERT|UPDATE|DELETE)/.test(sql)).length;
  };
  const unknown = `${newId()}@example.org`;
  // The token and the mail.
  expect([await write(unknown), await write(person.email)]).toEqual([2, 2]);
});
