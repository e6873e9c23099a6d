import { describe, expect, test } from "vitest";
import type { SignInResult } from "../accounts/credentials.ts";
import { findActor, findVisitor } from "../accounts/sessions/queries/find-visitor.ts";
import { signIn } from "../auth/sign-in/commands/sign-in.ts";
import { newId } from "../kernel/ids.ts";
import type { SelfAssignableRole } from "../kernel/roles.ts";
import type { Pending } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { codeOf } from "../testing/error-code.ts";
import { type WrittenMail, writtenMails } from "../testing/mails.ts";
import { createPerson } from "../testing/people.ts";
import { confirmAddress, register } from "../testing/registering.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { deleteExpired } from "./commands/delete-expired-registrations.ts";
import { resendConfirmation } from "./commands/resend-confirmation.ts";
import { findConfirmation } from "./queries/find-confirmation.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const PASSWORD = "azerty-123";

const database = adoptedDatabase();

const filled = (
  changes: Partial<{ email: string; roles: SelfAssignableRole[]; referredBy: string }> = {},
) => ({
  firstName: "Zoé",
  lastName: "Martin",
  email: `${newId()}@Example.org`,
  phone: "06 12 34 56 78",
  password: PASSWORD,
  roles: ["buyer"] as SelfAssignableRole[],
  ...changes,
});

const tokenOf = (result: SignInResult) => (result.kind === "signed-in" ? result.token : "");

async function pendingOf(token: string): Promise<Pending> {
  const visitor = await findVisitor(token, NOW);
  if (visitor?.kind !== "pending") throw new Error("expected a registration that waits");
  return visitor.pending;
}

const mailsTo = (address: string) => writtenMails(database.raw, address);

function linkIn(mail: WrittenMail | undefined): string {
  const secret = /jeton=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  if (!secret) throw new Error("expected a link");
  return secret;
}

async function registered(changes: Parameters<typeof filled>[0] = {}) {
  const form = filled(changes);
  const token = tokenOf(await register(form, signInContext(), NOW));
  return { form, token, pending: await pendingOf(token), link: linkIn(mailsTo(form.email)[0]) };
}

const users = (email: string) =>
  database.raw.prepare("SELECT * FROM User WHERE emailNormalized = ?").all(email.toLowerCase());

describe("a registration", () => {
  test("opens no account, takes no address and signs nobody in", async () => {
    const { form, token } = await registered();
    expect(users(form.email)).toEqual([]);
    expect(await findActor(token, NOW)).toBeNull();
    expect(mailsTo(form.email).map(({ kind }) => kind)).toEqual(["confirm-address"]);
  });

  test("of an address that has an account looks the same, and tells its owner only", async () => {
    const owner = await createPerson(database, [["seller", "active"]]);
    const result = await register(filled({ email: owner.email }), signInContext(), NOW);
    expect(result).toMatchObject({ kind: "signed-in", remember: false, userId: null });
    expect((await pendingOf(tokenOf(result))).email).toBe(owner.email);
    const [mail, ...others] = mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail?.kind).toBe("address-known");
    expect(mail?.text).not.toContain("Zoé");
    expect(mail?.text).not.toContain("jeton=");
  });

  test("may be made several times before one is confirmed", async () => {
    const first = await registered();
    const second = await registered({ email: first.form.email, roles: ["seller"] });
    const own = { ...signInContext(), pendingId: second.pending.pendingId };
    const link = linkIn(mailsTo(first.form.email)[1]);
    expect(await codeOf(confirmAddress({ token: link }, own, NOW))).toBeNull();
    expect(users(first.form.email)).toHaveLength(1);
    // The other one's link is gone with it; its session waits on, and sees nothing of it.
    expect(await findConfirmation(first.link, NOW)).toBeNull();
    expect(await findVisitor(first.token, NOW)).toMatchObject({ kind: "pending" });
    expect(await findVisitor(second.token, NOW)).toBeNull();
  });

  test("can't have a stranger's mailbox filled", async () => {
    const email = `${newId()}@example.org`;
    const stranger = signInContext();
    for (let count = 0; count < 7; count++) await register(filled({ email }), stranger, NOW);
    expect(mailsTo(email)).toHaveLength(5);
  });

  test("reaches the person of an address that a stranger registered over and over", async () => {
    const email = `${newId()}@example.org`;
    const stranger = signInContext();
    for (let count = 0; count < 7; count++) await register(filled({ email }), stranger, NOW);
    const before = mailsTo(email).length;
    await register(filled({ email }), signInContext(), NOW);
    expect(mailsTo(email)).toHaveLength(before + 1);
  });

  test("signs in to what waits, with its password, until it is forgotten", async () => {
    const { form } = await registered();
    const credentials = { email: form.email, password: PASSWORD, remember: false };
    const token = tokenOf(await signIn(credentials, signInContext(), NOW));
    expect((await pendingOf(token)).email).toBe(form.email);
    expect(await codeOf(signIn(credentials, signInContext(), later(49)))).toBe(
      "account.login-refused",
    );
  });
});

describe("confirming an address", () => {
  test("opens the account with its role, from the browser that registered", async () => {
    const { form, token, pending, link } = await registered({ roles: ["seller"] });
    const own = { ...signInContext({ replaces: token }), pendingId: pending.pendingId };
    const result = await confirmAddress({ token: link }, own, NOW);
    const actor = await findActor(tokenOf(result), NOW);
    expect(actor).toMatchObject({
      email: form.email,
      firstName: "Zoé",
      activeRole: "seller",
      roles: [{ role: "seller", status: "active" }],
    });
    expect(await findVisitor(token, NOW)).toBeNull();
    const preferences = database.raw
      .prepare("SELECT count(*) FROM NotificationPreference WHERE userId = ?")
      .pluck()
      .get(actor?.userId);
    expect(preferences).toBe(7);
  });

  test("leaves nothing of what was typed but the address", async () => {
    const { form, pending, link } = await registered({ referredBy: "AAAAAA" });
    const own = { ...signInContext(), pendingId: pending.pendingId };
    await confirmAddress({ token: link }, own, NOW);
    const left = database.raw
      .prepare(
        `SELECT email, firstName, lastName, phone, passwordHash, referredBy
         FROM PendingRegistration WHERE id = ?`,
      )
      .all(pending.pendingId);
    const nothing = { firstName: "", lastName: "", phone: "" };
    expect(left).toEqual([{ email: form.email, ...nothing, passwordHash: null, referredBy: null }]);
    await deleteExpired(later(48));
    expect(
      database.raw.prepare("SELECT 1 FROM PendingRegistration WHERE email = ?").all(form.email),
    ).toEqual([]);
  });

  test("from another browser asks for the password that was chosen", async () => {
    const { link } = await registered();
    const elsewhere = { ...signInContext(), pendingId: null };
    for (const password of [undefined, "", "x"]) {
      expect(await codeOf(confirmAddress({ token: link, password }, elsewhere, NOW))).toBe(
        "account.password-wrong",
      );
    }
    expect(
      await codeOf(confirmAddress({ token: link, password: PASSWORD }, elsewhere, NOW)),
    ).toBeNull();
  });

  test("with the session of another registration does not pass for the same browser", async () => {
    const { link } = await registered();
    const other = await registered();
    const own = { ...signInContext(), pendingId: other.pending.pendingId };
    expect(await codeOf(confirmAddress({ token: link }, own, NOW))).toBe("account.password-wrong");
  });

  test("works once, and not after two days", async () => {
    const { pending, link } = await registered();
    const own = { ...signInContext(), pendingId: pending.pendingId };
    expect(await codeOf(confirmAddress({ token: link }, own, later(48)))).toBe(
      "account.link-spent",
    );
    const both = await Promise.all([
      codeOf(confirmAddress({ token: link }, own, NOW)),
      codeOf(confirmAddress({ token: link }, own, NOW)),
    ]);
    expect(both.toSorted()).toEqual(["account.link-spent", null].toSorted());
  });

  test.each(["", "x", "' OR 1=1 --", "\0"])("knows no link %j", async (token) => {
    const own = { ...signInContext(), pendingId: null };
    expect(await codeOf(confirmAddress({ token }, own, NOW))).toBe("account.link-spent");
  });

  test("leaves who wants to be a looper to wait for a decision", async () => {
    const { pending, link } = await registered({ roles: ["ambassador"] });
    const own = { ...signInContext(), pendingId: pending.pendingId };
    const actor = await findActor(tokenOf(await confirmAddress({ token: link }, own, NOW)), NOW);
    expect(actor?.roles).toEqual([{ role: "ambassador", status: "pending" }]);
  });

  test.each([
    ["of somebody", true],
    ["of nobody", false],
  ])("keeps a referral code %s as it is worth", async (_, known) => {
    const referrer = await createPerson(database, [["buyer", "active"]]);
    const code = database.raw
      .prepare("SELECT referralCode FROM User WHERE id = ?")
      .pluck()
      .get(referrer.userId) as string;
    const { form, pending, link } = await registered({ referredBy: known ? code : "AAAAAA" });
    const own = { ...signInContext(), pendingId: pending.pendingId };
    await confirmAddress({ token: link }, own, NOW);
    expect(users(form.email)).toMatchObject([{ referredById: known ? referrer.userId : null }]);
  });

  test("sent again has a link of its own; the first still works", async () => {
    const { form, pending, link } = await registered();
    await resendConfirmation(pending, signInContext(), NOW);
    const again = linkIn(mailsTo(form.email)[1]);
    expect(again).not.toBe(link);
    expect(await findConfirmation(link, NOW)).not.toBeNull();
    expect(await findConfirmation(again, NOW)).not.toBeNull();
  });
});

test("what was never confirmed is forgotten, with its sessions and links", async () => {
  const { form, link } = await registered();
  await deleteExpired(later(48));
  expect(await findConfirmation(link, NOW)).toBeNull();
  for (const table of ["PendingRegistration", "OneTimeToken", "Session"]) {
    const left = database.raw.prepare(`SELECT * FROM ${table}`).all();
    expect(JSON.stringify(left)).not.toContain(form.email);
  }
});

test("a session that ended three months ago is forgotten; others stay", async () => {
  const { userId } = await createPerson(database, [["buyer", "active"]]);
  const open = (createdAt: Date, revokedAt: Date | null) =>
    database.writer.$transaction((tx) =>
      tx.session.create({
        data: {
          id: newId(),
          tokenHash: newId(),
          userId,
          createdAt,
          lastSeenAt: createdAt,
          expiresAt: later(24 * 365),
          revokedAt,
        },
      }),
    );
  await open(NOW, later(1));
  const ended = await open(NOW, later(48));
  const live = await open(NOW, null);
  await deleteExpired(later(24 * 90 + 1));
  const left = database.raw
    .prepare("SELECT id FROM Session WHERE userId = ? ORDER BY id")
    .pluck()
    .all(userId);
  expect(left).toEqual([ended.id, live.id].toSorted());
});
