import { beforeEach, describe, expect, test } from "vitest";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { codeOf } from "../testing/error-code.ts";
import { createPerson } from "../testing/people.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { Waiting } from "../testing/waiting.ts";
import { eraseEntry } from "./commands/erase-entry.ts";
import { purgeWaitlist } from "./commands/purge-waitlist.ts";
import { confirmationToken, statusToken } from "./links.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const database = adoptedDatabase("test");
let list: Waiting;
beforeEach(() => {
  list = new Waiting(database);
});

const erase = (id: string) => eraseEntry({ token: statusToken(id) }, signInContext(), NOW);
const rows = (sql: string) => database.raw.prepare(sql).all();
const referrals = () => rows("SELECT entryId, referrerCode FROM WaitlistReferral");
const queueTo = (kind: string, toAddress: string) =>
  database.raw
    .prepare(
      `INSERT INTO OutboxMail (id, kind, toAddress, subject, data, messageId, state, attempts, nextAttemptAt, createdAt)
       VALUES (:id, :kind, :toAddress, '', '', :id, 'waiting', 0, :at, :at)`,
    )
    .run({ id: `${kind} ${toAddress}`, kind, toAddress, at: NOW.toISOString() });

describe("erasing oneself", () => {
  test("leaves neither the entry, nor its referrals either way, nor its mails", async () => {
    const referrer = await list.confirmed("camille@example.org", NOW);
    const id = await list.confirmed("Zoe@example.org", NOW, { referredBy: list.codeOf(referrer) });
    const third = await list.confirmed("lea@example.org", NOW, { referredBy: list.codeOf(id) });
    queueTo("waitlist-invitation", "zoe@EXAMPLE.org");
    queueTo("confirm-address", "Zoe@example.org");
    await erase(id);
    expect(list.entry(id)).toBeUndefined();
    expect(referrals()).toEqual([]);
    expect(list.mails().filter(({ toAddress }) => /zoe/i.test(toAddress))).toEqual([
      // Of an account that is being opened: no business of the list.
      expect.objectContaining({ kind: "confirm-address" }),
    ]);
    // The others keep their places.
    expect([referrer, third].map((each) => list.entry(each)?.referralCode)).not.toContain(
      undefined,
    );
  });

  test("may be said again, and takes the right link", async () => {
    const id = await list.confirmed("camille@example.org", NOW);
    const wrong = eraseEntry({ token: confirmationToken(id, NOW) }, signInContext(), NOW);
    expect(await codeOf(wrong)).toBe("account.link-spent");
    expect(list.entry(id)).toBeDefined();
    await Promise.all([erase(id), erase(id)]);
    await erase(id);
    expect(rows("SELECT 1 FROM WaitlistEntry")).toEqual([]);
  });

  test("leaves an account what it has", async () => {
    const { userId } = await createPerson(database, [["seller", "active"]], {
      email: "camille@example.org",
      emailNormalized: "camille@example.org",
      referralCode: "AAAAAA",
    });
    const id = await list.confirmed("camille@example.org", NOW);
    const brought = await list.confirmed("zoe@example.org", NOW, { referredBy: "AAAAAA" });
    await erase(id);
    expect(list.entry(id)).toBeUndefined();
    expect(list.referral(brought)?.status).toBe("counted");
    expect(rows("SELECT id, referralCode FROM User")).toEqual([
      { id: userId, referralCode: "AAAAAA" },
    ]);
  });

  test("frees the address, under another link", async () => {
    const id = await list.confirmed("camille@example.org", NOW);
    await erase(id);
    const again = await list.confirmed("camille@example.org", later(1));
    expect(again).not.toBe(id);
    await erase(id);
    expect(list.entry(again)).toBeDefined();
  });
});

describe("what the list forgets by itself", () => {
  test("is who did not confirm within thirty days of the last mail, mails and all", async () => {
    const id = await list.put("camille@example.org");
    const token = await list.put("zoe@example.org");
    await codeOf(list.put("zoe@example.org", { now: later(5) }));
    await purgeWaitlist(new Date(later(30).getTime() - 1));
    expect(list.entry(id)).toBeDefined();
    await purgeWaitlist(later(30));
    expect(list.entry(id)).toBeUndefined();
    expect(list.entry(token)).toBeDefined();
    expect(list.mails().filter(({ toAddress }) => toAddress === "camille@example.org")).toEqual([]);
    expect(list.mails().filter(({ toAddress }) => toAddress === "zoe@example.org")).toHaveLength(2);
  });

  test("is a network after thirty days, and nothing else of its entry", async () => {
    const id = await list.confirmed("camille@example.org", NOW);
    const before = list.entry(id);
    expect(before?.networkKey).toBeTruthy();
    await purgeWaitlist(new Date(later(30).getTime() - 1));
    expect(list.entry(id)).toEqual(before);
    await purgeWaitlist(later(30));
    expect(list.entry(id)).toEqual({ ...before, networkKey: null });
  });

  test("is who only waited, three years after we last wrote to them", async () => {
    const id = await list.confirmed("camille@example.org", NOW);
    const brought = await list.confirmed("zoe@example.org", later(400), {
      referredBy: list.codeOf(id),
    });
    const invited = await list.confirmed("lea@example.org", NOW);
    await list.invite(invited, later(400));
    await createPerson(database, [], {
      email: "luc@example.org",
      emailNormalized: "luc@example.org",
    });
    const joined = await list.confirmed("luc@example.org", NOW);
    // By civil days of Paris.
    await purgeWaitlist(new Date("2029-11-20T22:59:59Z"));
    expect(list.entry(id)).toBeDefined();
    await purgeWaitlist(new Date("2029-11-20T23:00:00Z"));
    expect(list.entry(id)).toBeUndefined();
    expect(referrals()).toEqual([]);
    for (const each of [brought, invited, joined]) expect(list.entry(each)).toBeDefined();
  });
});
