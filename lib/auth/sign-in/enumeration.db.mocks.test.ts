import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SignInResult } from "../../accounts/credentials.ts";
import { DEMO_ACCOUNTS } from "../../accounts/demo.ts";
import { confirmEmailChange } from "../../accounts/email-change/commands/confirm-email-change.ts";
import { requestEmailChange } from "../../accounts/email-change/commands/request-email-change.ts";
import { erasePerson } from "../../accounts/erasure/commands/erase-account.ts";
import { requestPasswordReset } from "../../accounts/passwords/commands/request-password-reset.ts";
import { findVisitor } from "../../accounts/sessions/queries/find-visitor.ts";
import { newId } from "../../kernel/ids.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { deleteExpired } from "../../registration/commands/delete-expired-registrations.ts";
import { resendConfirmation } from "../../registration/commands/resend-confirmation.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { codeOf } from "../../testing/error-code.ts";
import { writtenMails } from "../../testing/mails.ts";
import { createPerson } from "../../testing/people.ts";
import { confirmAddress, register } from "../../testing/registering.ts";
import { signInContext } from "../../testing/sign-in-context.ts";
import { statementsOf } from "../../testing/statements.ts";
import { signIn } from "./commands/sign-in.ts";

/*
 * What a stranger sees who registers somebody's address with a password of their own, and goes on
 * from there: the same at every step, after as many passwords compared, whoever has the address.
 */

const argon2 = vi.hoisted(() => ({ work: 0 }));
vi.mock("@node-rs/argon2", async (original) => {
  const { hash, verify, ...rest } = await original<typeof import("@node-rs/argon2")>();
  return {
    ...rest,
    hash: (...args: Parameters<typeof hash>) => {
      argon2.work++;
      return hash(...args);
    },
    verify: (...args: Parameters<typeof verify>) => {
      argon2.work++;
      return verify(...args);
    },
  };
});

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const OWN = "le-mot-de-camille";
const STRANGERS = "le-mot-du-passant";
const SECOND = "un-autre-du-passant";

const database = adoptedDatabase();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(OWN);
  // The first one makes the hash that stands in where there is none.
  const typed = { email: "first@example.org", password: "x", remember: false };
  await codeOf(signIn(typed, signInContext(), NOW));
});

let address: string;
beforeEach(() => {
  address = `${newId()}@example.org`;
});

type Person = Awaited<ReturnType<typeof createPerson>>;

const account = (changes: object = {}, role: "buyer" | "trust_manager" = "buyer") =>
  createPerson(database, [[role, "active"]], {
    email: address,
    emailNormalized: address.toLowerCase(),
    passwordHash,
    ...changes,
  });

const form = (password: string, changes: object = {}) => ({
  firstName: "Passant",
  lastName: "Martin",
  email: address,
  phone: "06 12 34 56 78",
  password,
  roles: ["buyer" as const],
  ...changes,
});

function lastLink(to: string): string {
  const text = writtenMails(database.raw, to)
    .toReversed()
    .map((mail) => /jeton=([\w-]{43})/.exec(mail.text)?.[1])
    .find((secret) => secret !== undefined);
  if (!text) throw new Error("expected a link");
  return text;
}

/** The address's own person registers it, and uses the link where `confirms`. */
async function ownerRegisters(confirms: boolean): Promise<void> {
  const result = await register(form(OWN, { firstName: "Camille" }), signInContext(), later(1));
  if (!confirms) return;
  const session = result.kind === "signed-in" ? result.token : "";
  const visitor = await findVisitor(session, later(1));
  const pendingId = visitor?.kind === "pending" ? visitor.pending.pendingId : null;
  const own = { ...signInContext({ replaces: session }), pendingId };
  await confirmAddress({ token: lastLink(address) }, own, later(1));
}

/** Somebody with an account takes the address for it. */
async function changeTo(person: Person): Promise<void> {
  const wanted = { email: address, password: OWN };
  await requestEmailChange(wanted, person, signInContext(), later(1));
  await confirmEmailChange({ token: lastLink(address) }, signInContext(), later(1));
}

/** What a session shows whoever has it. */
async function shown(result: SignInResult | null, at: Date) {
  if (result === null || result.kind !== "signed-in") return result?.kind ?? null;
  const visitor = await findVisitor(result.token, at);
  if (visitor?.kind !== "pending") return visitor?.kind ?? null;
  const { pendingId: _, sessionId: __, email, ...rest } = visitor.pending;
  return { ...rest, isTheAddress: email === address };
}

/** Everything that the stranger sees, step by step, with the passwords compared or hashed for it. */
async function strangersView(meanwhile: () => Promise<unknown> = async () => {}) {
  const seen: [step: string, outcome: unknown, passwords: number][] = [];
  const step = async (name: string, work: () => Promise<unknown>) => {
    argon2.work = 0;
    const outcome = await work();
    seen.push([name, outcome, argon2.work]);
  };
  const attempt = async (password: string, at: Date) => {
    let result: SignInResult | null = null;
    const code = await codeOf(
      signIn({ email: address, password, remember: true }, signInContext(), at).then((given) => {
        result = given;
      }),
    );
    return { code, result: result as SignInResult | null };
  };
  const logIn = async (password: string, at: Date) => {
    const { code, result } = await attempt(password, at);
    return code ?? { ...result, token: null, shows: await shown(result, at) };
  };

  await step("login before", () => logIn(STRANGERS, NOW));
  const first = await register(form(STRANGERS), signInContext(), NOW);
  await step("registered", async () => ({ ...first, token: null, shows: await shown(first, NOW) }));
  await meanwhile();
  const at = later(2);
  await step("login", () => logIn(STRANGERS, at));
  await step("wrong login", () => logIn("nobody's", at));
  await step("session", async () => shown(first, at));
  const { result } = await attempt(STRANGERS, at);
  await step("session of the login", async () => shown(result, at));
  const waiting = first.kind === "signed-in" ? await findVisitor(first.token, at) : null;
  const where = signInContext();
  for (let count = 0; count < 6; count++) {
    await step("mail again", async () =>
      waiting?.kind === "pending"
        ? codeOf(resendConfirmation(waiting.pending, where, at))
        : "no session",
    );
  }
  await step("forgotten password", () =>
    codeOf(requestPasswordReset({ email: address }, signInContext(), at)),
  );
  await step("registration again", async () => {
    const second = await register(form(SECOND), signInContext(), later(3));
    return { ...second, token: null, shows: await shown(second, later(3)) };
  });
  await step("login with that one", () => logIn(SECOND, later(3)));
  await step("login with the former", () => logIn(STRANGERS, later(3)));
  await step("written otherwise", async () =>
    codeOf(
      signIn(
        { email: ` ${address.toUpperCase()} `, password: SECOND, remember: false },
        signInContext(),
        later(3),
      ),
    ),
  );
  for (let count = 0; count < 6; count++) await step("guess", () => logIn("guess", later(3)));
  await step("login, the counter full", () => logIn(SECOND, later(3)));
  await deleteExpired(later(48 * 60 + 4));
  await step("session after two days", async () => shown(first, later(48 * 60 + 4)));
  return seen;
}

/** A fresh address that nobody has, seen by a stranger. */
async function viewOfUnknown(meanwhile?: () => Promise<unknown>) {
  address = `${newId()}@example.org`;
  return strangersView(meanwhile);
}

test("an address that nobody has opens what waits for its confirmation, and counts attempts", async () => {
  const seen = await strangersView();
  const outcomes = (name: string) => seen.filter(([step]) => step === name).map(([, it]) => it);
  const passwords = (name: string) => seen.filter(([step]) => step === name).map(([, , it]) => it);
  expect(outcomes("login before")).toEqual(["account.login-refused"]);
  expect(outcomes("login")).toMatchObject([
    { kind: "signed-in", userId: null, shows: { firstName: "Passant", isTheAddress: true } },
  ]);
  expect(outcomes("wrong login")).toEqual(["account.login-refused"]);
  expect(outcomes("mail again")).toEqual([null, null, null, null, null, "request.too-many"]);
  expect(outcomes("login with the former")).toEqual(["account.login-refused"]);
  expect(outcomes("guess")).toEqual([
    "account.login-refused",
    "account.login-refused",
    "account.login-refused",
    "account.too-many-tries",
    "account.too-many-tries",
    "account.too-many-tries",
  ]);
  expect(outcomes("login, the counter full")).toEqual(["account.too-many-tries"]);
  expect(outcomes("session after two days")).toEqual([null]);
  for (const name of ["login before", "login", "wrong login", "login with the former"]) {
    expect(passwords(name), name).toEqual([2]);
  }
});

test.each<[whose: string, prepare: () => Promise<unknown>]>([
  ["an account", () => account()],
  ["an account without a password", () => account({ passwordHash: null })],
  ["a trust manager whose password became too short", () => account({}, "trust_manager")],
  [
    "an account with a second factor",
    async () => {
      const { userId } = await account();
      await database.writer.$transaction((tx) =>
        tx.secondFactor.create({
          data: { userId, secretSealed: "x", confirmedAt: NOW, createdAt: NOW },
        }),
      );
    },
  ],
  ["an account that was erased", async () => erasePerson(await account(), null, NOW)],
  [
    "an account that has another address now",
    async () => {
      const person = await account();
      const own = address;
      address = `${newId()}@example.org`;
      await changeTo(person);
      address = own;
    },
  ],
  ["a registration that expired", () => register(form(OWN), signInContext(), later(-49 * 60))],
  [
    "an account of the demonstration that is shut",
    async () => {
      address = DEMO_ACCOUNTS[0].email;
      await account();
    },
  ],
  [
    "the demonstration, which has no such account",
    async () => {
      address = DEMO_ACCOUNTS[1].email;
    },
  ],
])("the address of %s looks like one that nobody has", async (_, prepare) => {
  await prepare();
  const seen = await strangersView();
  expect(seen).toEqual(await viewOfUnknown());
});

test("an account that opens meanwhile is not seen: its person registered, confirming or not", async () => {
  const seen = await strangersView(() => ownerRegisters(true));
  expect(seen).toEqual(await viewOfUnknown(() => ownerRegisters(false)));
});

test("an address that an account changes to meanwhile looks like one that nobody has", async () => {
  const person = await createPerson(database, [["buyer", "active"]], { passwordHash });
  const seen = await strangersView(() => changeTo(person));
  // Somebody else's registration, or none: the mail to the address is counted in both.
  const other = await createPerson(database, [["buyer", "active"]], { passwordHash });
  const unknown = await viewOfUnknown(() =>
    requestEmailChange({ email: address, password: OWN }, other, signInContext(), later(1)),
  );
  expect(seen).toEqual(unknown);
});

test("the right password of a registration takes the same statements, whoever has the address", async () => {
  const statements = async () => {
    await register(form(STRANGERS), signInContext(), NOW);
    const typed = { email: address, password: STRANGERS, remember: false };
    return statementsOf(() => codeOf(signIn(typed, signInContext(), NOW)));
  };
  await account();
  const known = await statements();
  address = `${newId()}@example.org`;
  expect(await statements()).toEqual(known);
});

test("an account's own password opens the account, whatever was registered since", async () => {
  const { userId } = await account();
  await register(form(STRANGERS), signInContext(), NOW);
  await register(form(OWN), signInContext(), later(1));
  const typed = { email: address, password: OWN, remember: false };
  expect(await signIn(typed, signInContext(), later(2))).toMatchObject({ userId });
});

test("a registration of one's own gives no further attempts at an account's password", async () => {
  await account();
  await register(form(STRANGERS), signInContext(), NOW);
  const codes: (string | null)[] = [];
  for (let round = 0; round < 6; round++) {
    for (const password of ["guess", STRANGERS]) {
      const typed = { email: address, password, remember: false };
      codes.push(await codeOf(signIn(typed, signInContext(), NOW)));
    }
  }
  expect(codes.filter((code) => code === "account.login-refused")).toHaveLength(5);
  expect(codes.slice(10)).toEqual(["account.too-many-tries", "account.too-many-tries"]);
});
