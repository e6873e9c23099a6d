import { beforeEach, describe, expect, test } from "vitest";
import { findVisitor } from "../accounts/sessions/queries/find-visitor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { codeOf } from "../testing/error-code.ts";
import { createPerson } from "../testing/people.ts";
import { confirmAddress, register } from "../testing/registering.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { Waiting } from "../testing/waiting.ts";
import { decideReferral } from "./administration/commands/decide-referral.ts";
import { invitationToken, statusToken } from "./links.ts";
import { findInvitation } from "./queries/find-invitation.ts";
import { findWaitlistStatus } from "./queries/find-waitlist-status.ts";
import { ownReferrals } from "./queries/own-referrals.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const database = adoptedDatabase("test");
let list: Waiting;
beforeEach(() => {
  list = new Waiting(database);
});

interface Extra {
  referredBy?: string;
  invitation?: string;
}

const registration = (email: string, extra: Extra = {}) => ({
  firstName: "Zoé",
  lastName: "Martin",
  email,
  phone: "06 12 34 56 78",
  password: "azerty-123",
  roles: ["seller" as const],
  ...extra,
});

interface Account {
  id: string;
  referralCode: string;
  referredById: string | null;
  email: string;
}

const account = (email: string) =>
  database.raw
    .prepare<[string], Account>(
      "SELECT id, referralCode, referredById, email FROM User WHERE emailNormalized = ?",
    )
    .get(email.toLowerCase());

/** Opens an account by the ordinary way: a registration, and the link in its mail. */
async function openAccount(email: string, extra: Extra = {}, now = later(1)): Promise<Account> {
  const result = await register(registration(email, extra), signInContext(), now);
  const token = result.kind === "signed-in" ? result.token : "";
  const visitor = await findVisitor(token, now);
  const pendingId = visitor?.kind === "pending" ? visitor.pending.pendingId : null;
  const mail = list.mails().findLast(({ kind }) => kind === "confirm-address");
  const link = /jeton=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  await confirmAddress({ token: link }, { ...signInContext({ replaces: token }), pendingId }, now);
  const opened = account(email);
  if (!opened) throw new Error("expected an account");
  return opened;
}

describe("opening an account with an address of the list", () => {
  test("takes the code that was given away, and the place goes to the account", async () => {
    const id = await list.confirmed("camille@example.org", NOW);
    const code = list.codeOf(id);
    const { id: userId, referralCode } = await openAccount("Camille@Example.org");
    expect(referralCode).toBe(code);
    expect(list.entry(id)).toMatchObject({ userId, referralCode: code });
    expect(await findWaitlistStatus(statusToken(id), later(1))).toMatchObject({
      joined: true,
      position: null,
      total: 0,
    });
  });

  test("confirms it where that had not been done, with the account's code", async () => {
    const referrer = await list.confirmed("camille@example.org", NOW);
    const id = await list.put("zoe@example.org", { referredBy: list.codeOf(referrer) });
    const { id: userId, referralCode } = await openAccount("zoe@example.org");
    expect(list.entry(id)).toMatchObject({ userId, referralCode });
    expect(list.entry(id)?.confirmedAt).toBeTruthy();
    expect(list.referral(id)).toEqual({ status: "counted", reasons: [] });
  });

  test("leaves alone an entry that went to another account", async () => {
    const id = await list.confirmed("camille@example.org", NOW);
    const first = await openAccount("camille@example.org");
    database.raw
      .prepare("UPDATE User SET email = ?, emailNormalized = ? WHERE id = ?")
      .run("elsewhere@example.org", "elsewhere@example.org", first.id);
    const second = await openAccount("camille@example.org");
    expect(list.entry(id)).toMatchObject({ userId: first.id });
    expect(second.referralCode).not.toBe(first.referralCode);
    // And the account that moved waits under its new address as somebody of its own.
    const other = await list.confirmed("elsewhere@example.org", later(2));
    expect(list.entry(other)).toMatchObject({ userId: null });
  });
});

describe("who brought whom is carried over", () => {
  const brought = async () => {
    const referrer = await list.confirmed("camille@example.org", NOW);
    const referred = await list.confirmed("zoe@example.org", NOW, {
      referredBy: list.codeOf(referrer),
    });
    expect(list.referral(referred)?.status).toBe("counted");
    return { referrer, referred };
  };

  test("when the referrer opens an account first", async () => {
    await brought();
    const camille = await openAccount("camille@example.org");
    const zoe = await openAccount("zoe@example.org");
    expect(zoe.referredById).toBe(camille.id);
    expect(camille.referredById).toBeNull();
  });

  test("when the referred person opens one first", async () => {
    await brought();
    expect((await openAccount("zoe@example.org")).referredById).toBeNull();
    const camille = await openAccount("camille@example.org");
    expect(account("zoe@example.org")?.referredById).toBe(camille.id);
    expect(camille.referredById).toBeNull();
  });

  test("from an account that never was on the list", async () => {
    const { userId } = await createPerson(database, [], { referralCode: "AAAAAA" });
    await list.confirmed("zoe@example.org", NOW, { referredBy: "AAAAAA" });
    expect((await openAccount("zoe@example.org")).referredById).toBe(userId);
  });

  test("not to an account that was open before its person subscribed", async () => {
    const { userId } = await createPerson(database, [], { referralCode: "AAAAAA" });
    expect(userId).not.toBe("");
    const zoe = await openAccount("zoe@example.org", {}, NOW);
    const id = await list.confirmed("zoe@example.org", later(1), { referredBy: "AAAAAA" });
    expect(list.referral(id)?.status).toBe("counted");
    expect(account("zoe@example.org")).toEqual(zoe);
  });

  test("not while it is held, whatever code is typed; when a trust manager counts it", async () => {
    const network = "203.0.113.7";
    const referrer = await list.confirmed("camille@example.org", NOW, { network });
    const code = list.codeOf(referrer);
    const id = await list.confirmed("zoe@example.org", NOW, { network, referredBy: code });
    expect(list.referral(id)?.status).toBe("held");
    const camille = await openAccount("camille@example.org");
    expect((await openAccount("zoe@example.org", { referredBy: code })).referredById).toBeNull();
    const manager = await createPerson(database, [["trust_manager", "active"]]);
    const referralId = database.raw
      .prepare<[string], string>("SELECT id FROM WaitlistReferral WHERE entryId = ?")
      .pluck()
      .get(id);
    await decideReferral({ referralId: referralId ?? "", decision: "count" }, manager, later(2));
    expect(account("zoe@example.org")?.referredById).toBe(camille.id);
  });

  test("before what is typed at the registration", async () => {
    await createPerson(database, [], { referralCode: "BBBBBB" });
    await brought();
    const camille = await openAccount("camille@example.org");
    const zoe = await openAccount("zoe@example.org", { referredBy: "BBBBBB" });
    expect(zoe.referredById).toBe(camille.id);
  });

  test("what is typed stands for who came to the list alone", async () => {
    const { userId } = await createPerson(database, [], { referralCode: "BBBBBB" });
    await list.confirmed("zoe@example.org", NOW);
    expect((await openAccount("zoe@example.org", { referredBy: "BBBBBB" })).referredById).toBe(
      userId,
    );
  });

  test("in no circle: who typed the code of somebody they brought was brought by nobody", async () => {
    const { referred } = await brought();
    const zoe = await openAccount("zoe@example.org");
    const camille = await openAccount("camille@example.org", {
      referredBy: list.codeOf(referred),
    });
    expect(camille.referredById).toBeNull();
    expect(account("zoe@example.org")?.referredById).toBe(camille.id);
    expect(zoe.referralCode).toBe(list.codeOf(referred));
  });

  test("is seen by its person on their profile", async () => {
    const { referrer } = await brought();
    const actor = await createPerson(database, [["seller", "active"]]);
    expect(await ownReferrals(actor)).toMatchObject({
      counted: 0,
      held: 0,
      waiting: 0,
      accounts: 0,
    });
    const camille = await openAccount("camille@example.org");
    expect(await ownReferrals({ ...actor, userId: camille.id })).toEqual({
      referralCode: list.codeOf(referrer),
      shareLink: `http://localhost:3000/beta?ref=${list.codeOf(referrer)}`,
      counted: 1,
      held: 0,
      waiting: 0,
      accounts: 0,
      sellersLink: null,
    });
    const looper = await createPerson(database, [["ambassador", "active"]]);
    expect(await ownReferrals({ ...looper, userId: camille.id })).toMatchObject({
      sellersLink: `http://localhost:3000/vendre/accompagnement?ref=${list.codeOf(referrer)}`,
    });
    await openAccount("zoe@example.org");
    expect(await ownReferrals({ ...actor, userId: camille.id })).toMatchObject({ accounts: 1 });
  });
});

describe("an invitation", () => {
  const invited = async (email = "camille@example.org") => {
    const id = await list.confirmed(email, NOW);
    await list.invite(id, NOW);
    return { id, invitation: invitationToken(id, NOW) };
  };

  test("opens the account at once, without another mail", async () => {
    const { id, invitation } = await invited();
    expect(await findInvitation(invitation, later(1))).toEqual({
      email: "camille@example.org",
      role: "seller",
      referralCode: list.codeOf(id),
    });
    const mails = list.mails().length;
    const form = registration("Camille@Example.org", { invitation });
    const result = await register(form, signInContext(), later(1));
    const opened = account("camille@example.org");
    expect(result).toMatchObject({ kind: "signed-in", userId: opened?.id });
    expect(opened?.referralCode).toBe(list.codeOf(id));
    expect(list.mails()).toHaveLength(mails);
    expect(
      (await findVisitor(result.kind === "signed-in" ? result.token : "", later(1)))?.kind,
    ).toBe("person");
    const waiting = "SELECT 1 FROM PendingRegistration WHERE passwordHash IS NOT NULL";
    expect(database.raw.prepare(waiting).all()).toEqual([]);
    expect(await findInvitation(invitation, later(1))).toBeNull();
  });

  test.each<[string, (given: { id: string; invitation: string }) => Extra, string, number]>([
    ["another address", ({ invitation }) => ({ invitation }), "zoe@example.org", 1],
    ["an invitation that is over", ({ invitation }) => ({ invitation }), "camille@example.org", 31],
    ["no invitation", () => ({}), "camille@example.org", 1],
    [
      "the link of the status page",
      ({ id }) => ({ invitation: statusToken(id) }),
      "camille@example.org",
      1,
    ],
    ["any text", () => ({ invitation: "x" }), "camille@example.org", 1],
  ])("with %s, the address is to be confirmed as always", async (_, extra, email, days) => {
    const given = await invited();
    const form = registration(email, extra(given));
    expect(await register(form, signInContext(), later(days))).toMatchObject({ userId: null });
    expect(account(email)).toBeUndefined();
    expect(list.mails().at(-1)).toMatchObject({ kind: "confirm-address", toAddress: email });
  });

  test("of who was not invited is none", async () => {
    const id = await list.confirmed("camille@example.org", NOW);
    const invitation = invitationToken(id, NOW);
    expect(await findInvitation(invitation, NOW)).toBeNull();
    const form = registration("camille@example.org", { invitation });
    expect(await register(form, signInContext(), NOW)).toMatchObject({ userId: null });
  });

  test("opens one account, however often it is sent at once", async () => {
    const { invitation } = await invited();
    const form = registration("camille@example.org", { invitation });
    const codes = await Promise.all(
      Array.from({ length: 5 }, () => codeOf(register(form, signInContext(), later(1)))),
    );
    // The others came too late for the link, or read in a mail that the address has an account.
    expect(codes.filter((code) => code !== null && code !== "account.link-spent")).toEqual([]);
    expect(
      database.raw
        .prepare("SELECT count(*) FROM User WHERE emailNormalized = ?")
        .pluck()
        .get("camille@example.org"),
    ).toBe(1);
  });
});
