import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../auth/sign-in/commands/sign-in.ts";
import { newId } from "../../kernel/ids.ts";
import { hashPassword } from "../../platform/passwords.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { codeOf } from "../../testing/error-code.ts";
import { writtenMails } from "../../testing/mails.ts";
import { createPerson } from "../../testing/people.ts";
import { signInContext } from "../../testing/sign-in-context.ts";
import { DEMO_DOMAIN } from "../demo.ts";
import { changePassword } from "../passwords/commands/change-password.ts";
import { requestPasswordReset } from "../passwords/commands/request-password-reset.ts";
import { resetPassword } from "../passwords/commands/reset-password.ts";
import { openSession } from "../sessions/commands/open-session.ts";
import { findActor } from "../sessions/queries/find-visitor.ts";
import { confirmEmailChange } from "./commands/confirm-email-change.ts";
import { requestEmailChange } from "./commands/request-email-change.ts";
import { findEmailChange } from "./queries/find-email-change.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const PASSWORD = "azerty-123";

const database = adoptedDatabase();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

let person: Awaited<ReturnType<typeof createPerson>>;
let wanted: string;
beforeEach(async () => {
  person = await createPerson(database, [["buyer", "active"]], { passwordHash });
  wanted = `${newId()}@Example.org`;
});

const mailsTo = (address: string) => writtenMails(database.raw, address);

function linkTo(address: string): string {
  const secret = /jeton=([\w-]{43})/.exec(mailsTo(address).at(-1)?.text ?? "")?.[1];
  if (!secret) throw new Error("expected a link");
  return secret;
}

const emailOf = (id: string) =>
  database.raw.prepare("SELECT email FROM User WHERE id = ?").pluck().get(id);

const ask = (email = wanted, password = PASSWORD, now = NOW) =>
  requestEmailChange({ email, password }, person, signInContext(), now);
const confirm = (token: string, now = NOW) => confirmEmailChange({ token }, signInContext(), now);

async function changeIt(holder: Actor): Promise<void> {
  const { userId } = holder;
  const token = await openSession({ userId, remember: false, userAgent: null }, NOW);
  const actor = await findActor(token, NOW);
  if (!actor) throw new Error("expected a session");
  const passwords = { currentPassword: PASSWORD, password: "nouveau-mot" };
  await changePassword(passwords, actor, signInContext(), NOW);
}

async function eraseOwner({ email }: Actor): Promise<void> {
  await requestPasswordReset({ email }, signInContext(), NOW);
  await resetPassword({ token: linkTo(email), password: "nouveau-mot" }, signInContext(), NOW);
}

describe("asking for another address", () => {
  test("changes nothing until the link sent there is used", async () => {
    await ask();
    expect(emailOf(person.userId)).toBe(person.email);
    expect(mailsTo(wanted).map(({ kind }) => kind)).toEqual(["confirm-new-address"]);
    expect(await confirm(linkTo(wanted))).toEqual({ restored: false });
    expect(emailOf(person.userId)).toBe(wanted);
    const credentials = { email: wanted.toLowerCase(), password: PASSWORD, remember: false };
    expect(await codeOf(signIn(credentials, signInContext(), NOW))).toBeNull();
    const former = { ...credentials, email: person.email };
    expect(await codeOf(signIn(former, signInContext(), NOW))).toBe("account.login-refused");
  });

  test("takes the password", async () => {
    expect(await codeOf(ask(wanted, "x"))).toBe("account.password-wrong");
    expect(mailsTo(wanted)).toEqual([]);
  });

  test("is refused for the present address and for a demonstration account", async () => {
    expect(await codeOf(ask(person.email.toUpperCase()))).toBe("request.invalid");
    const demo = { ...person, isDemo: true, email: `camille@${DEMO_DOMAIN}` };
    const work = requestEmailChange(
      { email: wanted, password: PASSWORD },
      demo,
      signInContext(),
      NOW,
    );
    expect(await codeOf(work)).toBe("account.demo");
  });

  test("for somebody's address tells its owner, and reads the same", async () => {
    const owner = await createPerson(database, [["buyer", "active"]]);
    expect(await ask(owner.email)).toEqual({ sent: true });
    expect(mailsTo(owner.email).map(({ kind }) => kind)).toEqual(["address-known"]);
    expect(mailsTo(owner.email)[0]?.text).not.toContain("jeton=");
  });

  test("again makes the link sent before worthless", async () => {
    await ask();
    const first = linkTo(wanted);
    await ask(`${newId()}@example.org`);
    expect(await findEmailChange(first, NOW)).toBeNull();
  });
});

describe("the link", () => {
  test("works once, within a day", async () => {
    await ask();
    const link = linkTo(wanted);
    expect(await findEmailChange(link, later(24))).toBeNull();
    const both = await Promise.all([codeOf(confirm(link)), codeOf(confirm(link))]);
    expect(both.toSorted()).toEqual(["account.link-spent", null].toSorted());
  });

  test("does not take an address that somebody took meanwhile", async () => {
    await ask();
    const link = linkTo(wanted);
    await createPerson(database, [["buyer", "active"]], {
      email: wanted,
      emailNormalized: wanted.toLowerCase(),
    });
    expect(await codeOf(confirm(link))).toBe("account.link-spent");
    expect(emailOf(person.userId)).toBe(person.email);
  });
});

describe("the former address", () => {
  test("is told, and can take the account back from whoever changed it", async () => {
    await ask();
    await confirm(linkTo(wanted));
    const back = linkTo(person.email);
    // Whoever sits in the account changes it once more: the way back stays.
    const thief = { ...person, email: wanted };
    const third = `${newId()}@example.org`;
    await requestEmailChange({ email: third, password: PASSWORD }, thief, signInContext(), NOW);
    await confirm(linkTo(third));
    const session = await openSession(
      { userId: person.userId, remember: true, userAgent: null },
      NOW,
    );
    expect(await confirm(back, later(6 * 24))).toEqual({ restored: true });
    expect(emailOf(person.userId)).toBe(person.email);
    expect(await findActor(session, NOW)).toBeNull();
    // Whoever changed the address knew the password.
    const known = { email: person.email, password: PASSWORD, remember: false };
    expect(await codeOf(signIn(known, signInContext(), NOW))).toBe("account.login-refused");
    // The ways on and back that the other addresses had are gone.
    expect(await findEmailChange(linkTo(wanted), NOW)).toBeNull();
  });

  test.each([
    ["changed", changeIt],
    ["forgotten and chosen anew", eraseOwner],
  ])(
    "keeps its way back when the password is %s, and no link sent before it is left",
    async (_, renew) => {
      await ask();
      await confirm(linkTo(wanted));
      const back = linkTo(person.email);
      const holder = { ...person, email: wanted };
      const third = `${newId()}@example.org`;
      await requestEmailChange({ email: third, password: PASSWORD }, holder, signInContext(), NOW);
      await renew(holder);
      expect(await codeOf(confirm(linkTo(third)))).toBe("account.link-spent");
      expect(emailOf(person.userId)).toBe(wanted);
      expect((await findEmailChange(back, NOW))?.restores).toBe(true);
    },
  );

  test("is noted, as long as it is another than the present one", async () => {
    const noted = () =>
      database.raw
        .prepare("SELECT email, until FROM FormerEmail WHERE userId = ? ORDER BY until, email")
        .all(person.userId);
    expect(noted()).toEqual([]);
    await ask();
    await confirm(linkTo(wanted));
    const back = linkTo(person.email);
    const left = (email: string, at: Date) => ({
      email,
      until: at.toISOString().replace("Z", "+00:00"),
    });
    expect(noted()).toEqual([left(person.email, NOW)]);
    await confirm(back, later(1));
    expect(noted()).toEqual([left(wanted, later(1))]);
  });

  test("has seven days for it", async () => {
    await ask();
    await confirm(linkTo(wanted));
    expect((await findEmailChange(linkTo(person.email), later(7 * 24 - 1)))?.restores).toBe(true);
    expect(await findEmailChange(linkTo(person.email), later(7 * 24))).toBeNull();
  });
});

test.each([undefined, null, 42, "", ["a"], "' OR 1=1 --"])(
  "the link %j is nobody's",
  async (token) => {
    expect(await findEmailChange(token, NOW)).toBeNull();
  },
);
