import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../auth/sign-in/commands/sign-in.ts";
import { newId } from "../../kernel/ids.ts";
import { mayMail } from "../../platform/attempts.ts";
import { env } from "../../platform/env.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { newToken } from "../../platform/tokens.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { codeOf } from "../../testing/error-code.ts";
import { writtenMails } from "../../testing/mails.ts";
import { createPerson } from "../../testing/people.ts";
import { signInContext } from "../../testing/sign-in-context.ts";
import { openSession } from "../sessions/commands/open-session.ts";
import { findActor } from "../sessions/queries/find-visitor.ts";
import { requestPasswordReset } from "./commands/request-password-reset.ts";
import { resetPassword } from "./commands/reset-password.ts";
import { findReset } from "./queries/find-password-reset.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const database = adoptedDatabase();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword("azerty-123");
});

let person: Awaited<ReturnType<typeof createPerson>>;
beforeEach(async () => {
  person = await createPerson(database, [["buyer", "active"]], { passwordHash });
});

const textsTo = (address: string) => writtenMails(database.raw, address).map(({ text }) => text);

async function linkFor(email: string): Promise<string> {
  await requestPasswordReset({ email }, signInContext(), NOW);
  const secret = /jeton=([\w-]{43})/.exec(textsTo(email).at(-1) ?? "")?.[1];
  if (!secret) throw new Error("expected a link");
  return secret;
}

describe("a forgotten password", () => {
  test("is answered alike for an address that nobody has", async () => {
    const unknown = `${newId()}@example.org`;
    const same = { sent: true };
    expect(await requestPasswordReset({ email: unknown }, signInContext(), NOW)).toEqual(same);
    expect(await requestPasswordReset({ email: person.email }, signInContext(), NOW)).toEqual(same);
    expect(textsTo(unknown).join()).not.toContain("jeton=");
  });

  test("has a link to our own address, whatever a request says of itself", async () => {
    await linkFor(person.email);
    const addresses = textsTo(person.email)[0]?.match(/https?:\/\/[^/\s]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    expect(new Set(addresses)).toEqual(new Set([env().APP_URL]));
  });

  test("is not stored in the clear", async () => {
    const link = await linkFor(person.email);
    const stored = JSON.stringify(database.raw.prepare("SELECT * FROM OneTimeToken").all());
    expect(stored).not.toContain(link);
  });

  test("can't have a mailbox filled, by one network or by many", async () => {
    const stranger = signInContext();
    for (let count = 0; count < 8; count++) {
      await requestPasswordReset({ email: person.email }, stranger, NOW);
    }
    expect(textsTo(person.email)).toHaveLength(5);
    for (let count = 0; count < 12; count++) {
      await requestPasswordReset({ email: person.email }, signInContext(), NOW);
    }
    expect(textsTo(person.email)).toHaveLength(15);
  });

  test("is sent however often a stranger registered the address or asked for it", async () => {
    const { email } = person;
    const stranger = signInContext();
    for (let count = 0; count < 7; count++) await requestPasswordReset({ email }, stranger, NOW);
    for (let count = 0; count < 20; count++)
      await mayMail("confirmation-mail", email, signInContext());
    const before = textsTo(email).length;
    await linkFor(email);
    expect(textsTo(email)).toHaveLength(before + 1);
  });
});

describe("the link", () => {
  test("sets the new password once, and ends every session and every other link", async () => {
    const session = await openSession(
      { userId: person.userId, remember: true, userAgent: null },
      NOW,
    );
    const other = await linkFor(person.email);
    const link = await linkFor(person.email);
    await resetPassword({ token: link, password: "nouveau-mot" }, signInContext(), NOW);
    expect(await findActor(session, NOW)).toBeNull();
    for (const token of [link, other]) expect(await findReset(token, NOW)).toBeNull();
    const again = resetPassword({ token: link, password: "encore-un" }, signInContext(), NOW);
    expect(await codeOf(again)).toBe("account.link-spent");
    const { email } = person;
    const old = { email, password: "azerty-123", remember: false };
    expect(await codeOf(signIn(old, signInContext(), NOW))).toBe("account.login-refused");
    const fresh = { email, password: "nouveau-mot", remember: false };
    expect(await codeOf(signIn(fresh, signInContext(), NOW))).toBeNull();
  });

  test("used twice at the same time works once", async () => {
    const link = await linkFor(person.email);
    const both = await Promise.all(
      ["un-mot-de-passe", "un-autre-mot"].map((password) =>
        codeOf(resetPassword({ token: link, password }, signInContext(), NOW)),
      ),
    );
    expect(both.filter((code) => code === null)).toHaveLength(1);
  });

  test("is worth nothing after thirty minutes, nor for an account that was erased", async () => {
    const link = await linkFor(person.email);
    expect(await findReset(link, later(29))).not.toBeNull();
    expect(await findReset(link, later(30))).toBeNull();
    database.raw
      .prepare("UPDATE User SET erasedAt = ? WHERE id = ?")
      .run(NOW.toISOString(), person.userId);
    expect(await findReset(link, NOW)).toBeNull();
  });

  test.each([undefined, null, 42, "", ["a"], "' OR 1=1 --"])("%j is nobody's", async (token) => {
    expect(await findReset(token, NOW)).toBeNull();
    expect(await findReset(newToken(), NOW)).toBeNull();
  });

  test("frees an account that strangers had shut with wrong passwords", async () => {
    const { email } = person;
    for (let count = 0; count < 11; count++) {
      await codeOf(signIn({ email, password: "x", remember: false }, signInContext(), NOW));
    }
    const token = await linkFor(email);
    await resetPassword({ token, password: "nouveau-mot" }, signInContext(), NOW);
    const fresh = { email, password: "nouveau-mot", remember: false };
    expect(await codeOf(signIn(fresh, signInContext(), NOW))).toBeNull();
  });
});
