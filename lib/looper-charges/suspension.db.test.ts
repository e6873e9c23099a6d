import { beforeEach, describe, expect, test } from "vitest";
import { suspendLapsed } from "../accounts/role-grants/commands/suspend-lapsed-loopers.ts";
import { reinstateLooper, suspendLooper } from "../accounts/role-grants/commands/suspend-looper.ts";
import { newId } from "../kernel/ids.ts";
import { DAY_MS, HOUR_MS } from "../kernel/time.ts";
import type { LeadStatus } from "../leads/states.ts";
import { listOpenSlots } from "../listings/slots/queries/list-open-slots.ts";
import type { Transaction } from "../platform/db/clients.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { giveGrantNeeds } from "../testing/agency-contracts.ts";
import { planVisit, writeLooperZone } from "../testing/looper-stage.ts";
import { createPerson, PERSONAS, writePapers } from "../testing/people.ts";
import { createSlot, type VisitedHome, visitedHome } from "../testing/visits.ts";
import { rehostSoon } from "./commands/rehost-soon.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const RENNES = "35238";

const database = adoptedDatabase("test");
const write = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  database.writer.$transaction(work);
let home: VisitedHome;
let next: Actor;
let manager: Actor;

const zoneOf = (looper: Actor, distanceM: number) =>
  writeLooperZone(database, looper, { distanceM, updatedAt: NOW });

beforeEach(async () => {
  home = await visitedHome(database);
  await zoneOf(home.looper, 0);
  next = await createPerson(database, PERSONAS.ambassador, { firstName: "Marc" });
  await writePapers(database, next);
  await zoneOf(next, 1_000);
  manager = await createPerson(database, PERSONAS["trust manager"]);
});

const plan = (hours: number, by = home.buyer) => planVisit(database, home, at(hours), NOW, { by });

async function lead(status: LeadStatus, buyersOf: string | null = null): Promise<string> {
  const id = newId();
  const { userId: looperId } = home.looper;
  const seller = { communeCode: RENNES, dwellingHash: id, consentAt: NOW } as const;
  await write(async (tx) => {
    await tx.lead.create({
      data: {
        ...{ id, status, ambassadorId: looperId, contactName: "Anne Le Goff" },
        ...(buyersOf === null
          ? { kind: "seller", source: "estimate", ...seller }
          : { kind: "buyer", source: "contact", propertyId: buyersOf }),
        ...{ factAt: NOW, createdAt: NOW, updatedAt: NOW },
      },
    });
    if (status !== "offered") return;
    const offer = { leadId: id, looperId, offeredAt: NOW, dueAt: at(4) };
    await tx.leadOffer.create({ data: { id: newId(), ...offer } });
  });
  return id;
}

const hostOf = (id: string) =>
  database.raw.prepare("SELECT hostId FROM Visit WHERE id = ?").pluck().get(id);
const leadOf = (id: string) =>
  database.raw.prepare("SELECT ambassadorId, status FROM Lead WHERE id = ?").get(id);
const grantOf = ({ userId }: Actor) =>
  database.raw
    .prepare<[string], { id: string; status: string }>(
      "SELECT id, status FROM RoleGrant WHERE userId = ? AND role = 'ambassador'",
    )
    .get(userId) ?? { id: "", status: "" };
const suspend = (now = NOW) =>
  suspendLooper({ grantId: grantOf(home.looper).id, reason: "visits-not-held" }, manager, now);
/** Papers of the looper that end on a day. */
const endPapersOn = (expiresOn: string) =>
  database.raw
    .prepare("UPDATE AmbassadorProfile SET insuranceExpiresOn = ? WHERE userId = ?")
    .run(expiresOn, home.looper.userId);
const eventsOf = (visitId: string) =>
  database.raw
    .prepare("SELECT kind FROM VisitEvent WHERE visitId = ? AND kind = 'rehosted'")
    .all(visitId);

describe("a looper whom the team suspends", () => {
  test("receives nobody of the next seven days from that moment; later visits stay until they come near", async () => {
    const [soon, late] = [await plan(30), await plan(24 * 9)];
    await suspend();
    const { seller, looper } = home;
    expect([hostOf(soon), hostOf(late)]).toEqual([seller.userId, looper.userId]);
    expect(await rehostSoon(day(1))).toBe(0);
    expect(await rehostSoon(day(2.5))).toBe(1);
    expect(hostOf(late)).toBe(seller.userId);
    expect(await rehostSoon(day(3))).toBe(0);
  });

  test("loses what waits for an answer to the next one, and sellers to the team", async () => {
    const ids = {
      offered: await lead("offered"),
      accepted: await lead("accepted"),
      appointment: await lead("appointment"),
      mandate: await lead("mandate"),
      won: await lead("won"),
      offeredBuyer: await lead("offered", home.propertyId),
      buyer: await lead("contacted", home.propertyId),
    };
    await suspend();
    const { userId } = home.looper;
    expect(leadOf(ids.offered)).toEqual({ ambassadorId: next.userId, status: "offered" });
    for (const id of [ids.accepted, ids.appointment]) {
      expect(leadOf(id)).toEqual({ ambassadorId: null, status: "offered" });
    }
    // What goes with the home stays with it, as the home does.
    expect(leadOf(ids.mandate)).toEqual({ ambassadorId: userId, status: "mandate" });
    expect(leadOf(ids.buyer)).toEqual({ ambassadorId: userId, status: "contacted" });
    expect(leadOf(ids.offeredBuyer)).toEqual({ ambassadorId: null, status: "offered" });
    expect(leadOf(ids.won)).toEqual({ ambassadorId: userId, status: "won" });
    const outcomes = database.raw
      .prepare("SELECT DISTINCT outcome FROM LeadOffer WHERE looperId = ?")
      .pluck()
      .all(userId);
    expect(outcomes).toEqual(["taken_away"]);
    expect(
      database.raw
        .prepare("SELECT ambassadorId FROM Property WHERE id = ?")
        .pluck()
        .get(home.propertyId),
    ).toBe(userId);
  });

  test("gets nothing back that moved, once in force again", async () => {
    const [soon, late] = [await plan(30), await plan(24 * 9)];
    const accepted = await lead("accepted");
    await suspend();
    await giveGrantNeeds(database, home.looper);
    await reinstateLooper({ grantId: grantOf(home.looper).id }, manager, day(1));
    expect(hostOf(soon)).toBe(home.seller.userId);
    expect(leadOf(accepted)).toMatchObject({ ambassadorId: null });
    // What had not moved is theirs again.
    expect(await rehostSoon(day(3))).toBe(0);
    expect(hostOf(late)).toBe(home.looper.userId);
  });
});

describe("a looper whose papers end", () => {
  const MIDNIGHT = new Date("2026-11-23T23:05:00Z");

  test("has no slots from midnight on, and the night's jobs move the week's visits and leads", async () => {
    const [tomorrow, late] = [await plan(30), await plan(24 * 9)];
    const accepted = await lead("accepted");
    endPapersOn("2026-11-23");
    await createSlot(database, {
      propertyId: home.propertyId,
      hostId: home.looper.userId,
      startsAt: at(60),
    });
    expect(await rehostSoon(NOW)).toBe(0);
    expect(await suspendLapsed(NOW)).toBe(0);
    expect(hostOf(tomorrow)).toBe(home.looper.userId);
    expect(await listOpenSlots(home.propertyId, MIDNIGHT)).toEqual([]);
    await suspendLapsed(MIDNIGHT);
    expect(grantOf(home.looper).status).toBe("suspended");
    expect([hostOf(tomorrow), hostOf(late)]).toEqual([home.seller.userId, home.looper.userId]);
    expect(leadOf(accepted)).toMatchObject({ ambassadorId: null });
  });

  test("wakes nobody at night of what can wait until the morning", async () => {
    const [early, later] = [await plan(23), await plan(30)];
    endPapersOn("2026-11-23");
    await rehostSoon(MIDNIGHT);
    const dueOf = (visitId: string) =>
      database.raw
        .prepare<[string], { data: string; dueAt: string }>(
          `SELECT CAST(n.data AS TEXT) AS data, d.dueAt FROM NotificationDelivery d
           JOIN Notification n ON n.id = d.notificationId
           WHERE n.userId = ? AND n.event = 'visit.rehosted' AND d.channel = 'email'`,
        )
        .all(home.buyer.userId)
        .filter(({ data }) => JSON.parse(data).visitId === visitId)
        .map(({ dueAt }) => new Date(dueAt));
    // At ten in the morning, by the clocks of Rennes: three hours before.
    expect(dueOf(early)).toEqual([new Date("2026-11-24T06:00:00Z")]);
    expect(dueOf(later)).toEqual([new Date("2026-11-24T08:00:00Z")]);
  });

  test("is the same whichever job runs first, late, twice or twice at once", async () => {
    const id = await plan(100);
    endPapersOn("2026-11-23");
    expect(await rehostSoon(day(2))).toBe(1);
    expect(hostOf(id)).toBe(home.seller.userId);
    await Promise.all([suspendLapsed(day(2)), rehostSoon(day(2)), rehostSoon(day(2))]);
    expect(eventsOf(id)).toHaveLength(1);
    expect(grantOf(home.looper).status).toBe("suspended");
  });
});
