import { describe, expect, test } from "vitest";
import { civilDay } from "../kernel/time.ts";
import { reads } from "../platform/db/read.ts";
import { arePapersInOrder, type LooperPapers } from "../policy/looper-papers.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { createPerson, writePapers } from "../testing/people.ts";
import { rsacNumber } from "../testing/rsac-number.ts";
import { isLooperInForce } from "./commands/is-looper-in-force.ts";
import { looperInForce } from "./queries/looper-in-force.ts";

const database = adoptedDatabase();
/** An evening in Paris. */
const NOW = new Date("2026-11-21T22:30:00Z");
const TOMORROW = new Date("2026-11-21T23:30:00Z");

const GOOD: LooperPapers = {
  trained: true,
  rsacNumber: "912345675",
  identityExpiresOn: "2031-06-01",
  attestationExpiresOn: "2026-11-21",
  insuranceExpiresOn: "2027-06-01",
};

const CASES: [string, Partial<LooperPapers>][] = [
  ["all", {}],
  ["no training", { trained: false }],
  ["no number", { rsacNumber: null }],
  ["a blank number", { rsacNumber: "  " }],
  ["no attestation", { attestationExpiresOn: null }],
  ["an attestation of yesterday", { attestationExpiresOn: "2026-11-20" }],
  ["no insurance", { insuranceExpiresOn: null }],
  ["an insurance of yesterday", { insuranceExpiresOn: "2026-11-20" }],
  ["no identity paper", { identityExpiresOn: null }],
  ["an identity paper of today", { identityExpiresOn: "2026-11-21" }],
  ["an identity paper of yesterday", { identityExpiresOn: "2026-11-20" }],
];

/** What each way of asking the database says of somebody on a day. */
async function answers(userId: string, instant: Date): Promise<boolean[]> {
  const today = civilDay(instant);
  const typed = await reads()
    .selectFrom("User as u")
    .select("u.id")
    .where("u.id", "=", userId)
    .where((eb) => eb.exists(looperInForce(eb.ref("u.id"), today)))
    .execute();
  const inTransaction = await database.writer.$transaction((tx) =>
    isLooperInForce(tx, userId, [instant]),
  );
  return [typed.length > 0, inTransaction];
}

describe("whether somebody is a looper in force", () => {
  test.each(CASES)("follows from the day and the papers, with %s", async (_, overrides) => {
    const looper = await createPerson(database, [["ambassador", "active"]]);
    const { trained, ...dates } = { ...GOOD, ...overrides };
    await writePapers(database, looper, {
      ...dates,
      rsacNumber: dates.rsacNumber?.trim() ? rsacNumber() : dates.rsacNumber,
      trainedAt: trained ? NOW : null,
    });
    for (const instant of [NOW, TOMORROW]) {
      const inOrder = arePapersInOrder({ ...GOOD, ...overrides }, civilDay(instant));
      expect(await answers(looper.userId, instant)).toEqual([inOrder, inOrder]);
    }
  });

  test.each(["pending", "suspended", "refused"] as const)(
    "is no where the role is %s",
    async (status) => {
      const looper = await createPerson(database, [["ambassador", status]]);
      await writePapers(database, looper);
      expect(await answers(looper.userId, NOW)).toEqual([false, false]);
    },
  );

  test("is no without papers, or once the account was erased", async () => {
    const none = await createPerson(database, [["ambassador", "active"]]);
    expect(await answers(none.userId, NOW)).toEqual([false, false]);
    const erased = await createPerson(database, [["ambassador", "active"]], { erasedAt: NOW });
    await writePapers(database, erased);
    expect(await answers(erased.userId, NOW)).toEqual([false, false]);
  });

  test("asks for the papers of every day that is named", async () => {
    const looper = await createPerson(database, [["ambassador", "active"]]);
    await writePapers(database, looper, { attestationExpiresOn: "2026-11-21" });
    const ask = (...later: Date[]) =>
      database.writer.$transaction((tx) => isLooperInForce(tx, looper.userId, [NOW, ...later]));
    expect(await ask()).toBe(true);
    expect(await ask(TOMORROW)).toBe(false);
  });
});
