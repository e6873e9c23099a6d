import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SignInResult } from "../../accounts/credentials.ts";
import { DEMO_ACCOUNTS } from "../../accounts/demo.ts";
import { deviceCookie } from "../../accounts/devices/proof.ts";
import { findActor } from "../../accounts/sessions/queries/find-visitor.ts";
import { newId } from "../../kernel/ids.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { newToken } from "../../platform/tokens.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { codeOf } from "../../testing/error-code.ts";
import { createPerson } from "../../testing/people.ts";
import { signInContext } from "../../testing/sign-in-context.ts";
import { statementsOf } from "../../testing/statements.ts";
import { until } from "../../testing/until.ts";
import { signIn } from "./commands/sign-in.ts";
import { signInWithCode } from "./commands/sign-in-with-code.ts";
import { signOut } from "./commands/sign-out.ts";
import { MAX_CODE_ATTEMPTS } from "./rules.ts";

const PASSWORD = "azerty-123";
const NOW = new Date("2026-11-21T10:00:00Z");

const database = adoptedDatabase();
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

let person: Awaited<ReturnType<typeof createPerson>>;
beforeEach(async () => {
  person = await createPerson(database, [["seller", "active"]], { passwordHash });
});

const typed = (changes: Partial<{ email: string; password: string; remember: boolean }> = {}) => ({
  email: person.email,
  password: PASSWORD,
  remember: false,
  ...changes,
});

function tokenOf(result: SignInResult): string {
  if (result.kind !== "signed-in") throw new Error(`expected a session, got ${result.kind}`);
  return result.token;
}

describe("signing in", () => {
  test.each([(email: string) => email, (email: string) => `  ${email.toUpperCase()} `])(
    "opens a session for the person, however the address is written",
    async (write) => {
      const result = await signIn(typed({ email: write(person.email) }), signInContext(), NOW);
      expect((await findActor(tokenOf(result), NOW))?.userId).toBe(person.userId);
    },
  );

  test.each([
    ["a wrong password", () => typed({ password: "azerty-124" })],
    ["an empty password", () => typed({ password: "" })],
    ["an unknown address", () => typed({ email: "nobody@example.org" })],
    ["an address with a wildcard", () => typed({ email: "%" })],
  ])("is refused alike for %s", async (_, credentials) => {
    expect(await codeOf(signIn(credentials(), signInContext(), NOW))).toBe("account.login-refused");
  });

  test("asks the database the same of a known address and of one that nobody has", async () => {
    const confirmationsOf = (email: string) =>
      statementsOf(() => codeOf(signIn(typed({ email, password: "x" }), signInContext(), NOW)));
    expect(await confirmationsOf(person.email)).toEqual(
      await confirmationsOf(`${newId()}@example.org`),
    );
  });

  test("is refused for an account without a password and for one that was erased", async () => {
    const without = await createPerson(database, [["buyer", "active"]]);
    const erased = await createPerson(database, [["buyer", "active"]], {
      passwordHash,
      erasedAt: NOW,
    });
    for (const { email } of [without, erased]) {
      expect(await codeOf(signIn(typed({ email }), signInContext(), NOW))).toBe(
        "account.login-refused",
      );
    }
  });

  test("is refused for a demonstration account where the configuration has none", async () => {
    const { email } = DEMO_ACCOUNTS[0];
    await createPerson(database, [["seller", "active"]], {
      email,
      emailNormalized: email,
      passwordHash,
    });
    expect(await codeOf(signIn(typed({ email }), signInContext(), NOW))).toBe(
      "account.login-refused",
    );
  });

  test("ends the session that the browser came with", async () => {
    const first = tokenOf(await signIn(typed(), signInContext(), NOW));
    const second = tokenOf(await signIn(typed(), signInContext({ replaces: first }), NOW));
    expect(second).not.toBe(first);
    expect(await findActor(first, NOW)).toBeNull();
  });

  test("takes nothing of a session that somebody had fixed beforehand", async () => {
    const fixed = newToken();
    const token = tokenOf(await signIn(typed(), signInContext({ replaces: fixed }), NOW));
    expect(token).not.toBe(fixed);
    expect(await findActor(fixed, NOW)).toBeNull();
  });
});

test("a trust manager's password that became too short opens nothing, and says why", async () => {
  const { email } = await createPerson(database, [["trust_manager", "active"]], {
    passwordHash: await hashPassword("court-mot"),
  });
  const short = { email, password: "court-mot", remember: false };
  expect(await codeOf(signIn(short, signInContext(), NOW))).toBe("account.password-outgrown");
  const wrong = { email, password: "court-mo", remember: false };
  expect(await codeOf(signIn(wrong, signInContext(), NOW))).toBe("account.login-refused");
});

describe("wrong passwords", () => {
  const wrong = (where = signInContext()) => codeOf(signIn(typed({ password: "x" }), where, NOW));

  test("of one account from all over are refused after ten, the right one too", async () => {
    for (let count = 0; count < 10; count++) expect(await wrong()).toBe("account.login-refused");
    expect(await wrong()).toBe("account.too-many-tries");
    expect(await codeOf(signIn(typed(), signInContext(), NOW))).toBe("account.too-many-tries");
  });

  test("that are refused are in the audit once", async () => {
    for (let count = 0; count < 15; count++) await wrong();
    const refusals = () =>
      database.raw
        .prepare(
          "SELECT * FROM AuditEvent WHERE action = 'account.sign-in-failed' AND concernsId = ?",
        )
        .all(person.userId).length;
    await until(() => refusals() > 0);
    expect(refusals()).toBe(1);
  });

  test("of strangers do not lock out a device that the person signed in on", async () => {
    const deviceProof = deviceCookie(person.userId);
    for (let count = 0; count < 12; count++) await wrong();
    expect(await codeOf(signIn(typed(), signInContext({ deviceProof }), NOW))).toBeNull();
  });

  test("come with a device's proof of somebody else as from anywhere", async () => {
    const other = await createPerson(database, [["buyer", "active"]]);
    const deviceProof = deviceCookie(other.userId);
    for (let count = 0; count < 10; count++) await wrong();
    expect(await wrong(signInContext({ deviceProof }))).toBe("account.too-many-tries");
    expect(await wrong(signInContext({ deviceProof: "a.b" }))).toBe("account.too-many-tries");
  });

  test("are forgotten after a right one", async () => {
    for (let count = 0; count < 9; count++) await wrong();
    await signIn(typed(), signInContext(), NOW);
    for (let count = 0; count < 9; count++) expect(await wrong()).toBe("account.login-refused");
  });

  test("of one network are refused after twenty, whatever the account", async () => {
    const where = signInContext();
    for (let count = 0; count < 20; count++) {
      const email = `${newId()}@example.org`;
      expect(await codeOf(signIn(typed({ email }), where, NOW))).toBe("account.login-refused");
    }
    expect(await codeOf(signIn(typed(), where, NOW))).toBe("request.too-many");
    expect(await codeOf(signIn(typed(), signInContext(), NOW))).toBeNull();
  });

  test("a thousand of them try ten passwords at most", async () => {
    const codes: (string | null)[] = [];
    for (let count = 0; count < 1_000; count++) codes.push(await wrong());
    expect(codes.filter((code) => code === "account.login-refused")).toHaveLength(10);
    expect(codes.filter((code) => code === "account.too-many-tries")).toHaveLength(990);
  });

  test("at the same time are no more than one after the other", async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, () => wrong()));
    expect(codes.filter((code) => code === "account.login-refused").length).toBeLessThanOrEqual(10);
  });
});

describe("an account with a second factor", () => {
  beforeEach(async () => {
    await database.writer.$transaction((tx) =>
      tx.secondFactor.create({
        data: { userId: person.userId, secretSealed: "x", confirmedAt: NOW, createdAt: NOW },
      }),
    );
  });

  async function ticketOf(): Promise<string> {
    const result = await signIn(typed(), signInContext(), NOW);
    if (result.kind !== "code") throw new Error("expected to be asked for a code");
    return result.ticket;
  }

  test("asks for a code after the right password, and opens nothing before", async () => {
    const ticket = await ticketOf();
    expect(await findActor(ticket, NOW)).toBeNull();
  });

  test.each(["", "x", "' OR 1=1 --"])("knows no ticket %j", async (ticket) => {
    const work = signInWithCode({ ticket, code: "123456" }, signInContext(), NOW);
    expect(await codeOf(work)).toBe("account.link-spent");
  });

  test("spends a ticket by the wrong codes that it takes", async () => {
    const ticket = await ticketOf();
    const wrong = () => codeOf(signInWithCode({ ticket, code: "no code" }, signInContext(), NOW));
    for (let attempt = 0; attempt < MAX_CODE_ATTEMPTS; attempt++) {
      expect(await wrong()).toBe("account.code-refused");
    }
    expect(await wrong()).toBe("account.link-spent");
  });

  test("forgets a ticket after ten minutes", async () => {
    const ticket = await ticketOf();
    const later = new Date(NOW.getTime() + 10 * 60_000);
    const work = signInWithCode({ ticket, code: "123456" }, signInContext(), later);
    expect(await codeOf(work)).toBe("account.link-spent");
  });
});

describe("signing out", () => {
  test("ends the session, and leaves the person at the buyer's role where they hold it", async () => {
    const both = await createPerson(
      database,
      [
        ["seller", "active"],
        ["buyer", "active"],
      ],
      { passwordHash },
    );
    const again = () => signIn(typed({ email: both.email }), signInContext(), NOW);
    const token = tokenOf(await again());
    expect((await findActor(token, NOW))?.activeRole).toBe("seller");
    await signOut(token, NOW);
    expect(await findActor(token, NOW)).toBeNull();
    expect((await findActor(tokenOf(await again()), NOW))?.activeRole).toBe("buyer");
  });

  test("leaves who is no buyer at the first role held", async () => {
    const token = tokenOf(await signIn(typed(), signInContext(), NOW));
    await signOut(token, NOW);
    const next = tokenOf(await signIn(typed(), signInContext(), NOW));
    expect((await findActor(next, NOW))?.activeRole).toBe("seller");
  });

  test("of a session that is over, or of nobody, does nothing", async () => {
    const token = tokenOf(await signIn(typed(), signInContext(), NOW));
    await signOut(token, NOW);
    await signOut(token, NOW);
    await signOut(newToken(), NOW);
    const ends = database.raw
      .prepare(
        "SELECT count(*) FROM AuditEvent WHERE action = 'account.signed-out' AND actorId = ?",
      )
      .pluck()
      .get(person.userId);
    expect(ends).toBe(1);
  });
});
