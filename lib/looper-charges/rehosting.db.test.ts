import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { codeOf } from "../testing/error-code.ts";
import { createSlot, type VisitedHome, visitedHome } from "../testing/visits.ts";
import { bookVisit } from "../visits/commands/book-visit.ts";
import { cancelVisit } from "../visits/commands/cancel-visit.ts";
import { completeVisit } from "../visits/commands/complete-visit.ts";
import { confirmVisit } from "../visits/commands/confirm-visit.ts";
import { proposeTime } from "../visits/commands/propose-time.ts";
import { remindOfVisits } from "../visits/commands/remind-of-visits.ts";
import { rescheduleVisit } from "../visits/commands/reschedule-visit.ts";
import { findVisit } from "../visits/queries/find-visit.ts";
import { listVisits } from "../visits/queries/list-visits.ts";
import { rehostVisits } from "./commands/rehost-visits.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const LATER = at(0.5);

const database = adoptedDatabase("test");
let home: VisitedHome;

beforeEach(async () => {
  home = await visitedHome(database);
});

interface Planned {
  type?: "physical" | "virtual";
  confirm?: boolean;
  by?: Actor;
  host?: Actor;
  propertyId?: string;
}

async function plan(hours: number, planned: Planned = {}): Promise<string> {
  const { type = "physical", confirm = true, by = home.buyer } = planned;
  const { host = home.looper, propertyId = home.propertyId } = planned;
  const slot = { propertyId, hostId: host.userId, startsAt: at(hours) };
  if (type === "virtual") {
    const terms = { physical: true, virtual: true, createdAt: NOW };
    const key = { propertyId, hostId: host.userId };
    await database.writer.$transaction((tx) =>
      tx.visitSchedule.create({ data: { id: `s${hours}`, ...key, ...terms } }),
    );
  }
  const slotId = await createSlot(database, slot);
  const { id } = await bookVisit({ slotId, type, notes: null, asBuyer: false }, by, NOW);
  const meetingUrl = type === "virtual" ? "https://meet.example/looper" : null;
  if (confirm) await confirmVisit({ visitId: id, meetingUrl }, host, NOW);
  return id;
}

const rehost = (more: { propertyId?: string; until?: Date } = {}, now = LATER) =>
  database.writer.$transaction((tx) =>
    rehostVisits(tx, { hostId: home.looper.userId, ...more }, now),
  );
const visitOf = (id: string) =>
  database.writer.$transaction((tx) => tx.visit.findUniqueOrThrow({ where: { id } }));
const hostOf = async (id: string) => (await visitOf(id)).hostId;
const holdsOf = (visitId: string) =>
  database.raw
    .prepare("SELECT DISTINCT resource FROM VisitHold WHERE visitId = ? ORDER BY resource")
    .pluck()
    .all(visitId);
interface News {
  event: string;
  name: string;
  viewpoint: string;
  calendar?: { method: string; content: string };
  listingId?: string;
}
/** What somebody was notified of about a visit since it was planned. */
const newsOf = ({ userId }: Actor, visitId: string): News[] =>
  database.raw
    .prepare<[string, string], { event: string; data: string }>(
      "SELECT event, data FROM Notification WHERE userId = ? AND createdAt > ? ORDER BY createdAt",
    )
    .all(userId, NOW.toISOString().replace("Z", "+00:00"))
    .map(({ event, data }) => ({ event, ...JSON.parse(data) }))
    .filter((each) => each.visitId === visitId);
const isMailed = ({ userId }: Actor, visitId: string) =>
  database.raw
    .prepare<[string], { data: string }>(
      `SELECT n.data FROM NotificationDelivery d JOIN Notification n ON n.id = d.notificationId
       WHERE n.userId = ? AND d.channel = 'email' AND n.event IN ('visit.rehosted', 'visit.cancelled')`,
    )
    .all(userId)
    .some(({ data }) => JSON.parse(data).visitId === visitId);

test("an agreed visit goes to the seller at the same time, and all three know", async () => {
  const id = await plan(30);
  const before = await visitOf(id);
  expect(await rehost()).toEqual({ rehosted: 1, cancelled: 0 });
  const { seller, looper, buyer } = home;
  expect(await visitOf(id)).toMatchObject({
    status: "scheduled",
    hostId: seller.userId,
    startsAt: before.startsAt,
    checkInCode: before.checkInCode,
    icsSequence: before.icsSequence + 1,
  });
  expect(holdsOf(id)).toEqual(
    [`buyer:${buyer.userId}`, `host:${seller.userId}`, `property:${home.propertyId}`].sort(),
  );
  expect(newsOf(buyer, id)).toMatchObject([
    { event: "visit.rehosted", name: "Claire", viewpoint: "buyer", agreed: true },
  ]);
  expect(newsOf(seller, id)).toMatchObject([
    { event: "visit.rehosted", name: "Thomas Martin", viewpoint: "seller" },
  ]);
  expect(newsOf(looper, id)).toMatchObject([
    { event: "visit.rehosted", name: "Thomas Martin", viewpoint: "ambassador" },
  ]);
  for (const person of [buyer, seller, looper]) expect(isMailed(person, id)).toBe(true);
  const [forBuyer, forSeller, forLooper] = [buyer, seller, looper].map(
    (person) => newsOf(person, id)[0]?.calendar,
  );
  const unfolded = (content = "") => content.replaceAll(/\r\n[ \t]/g, "");
  expect(forBuyer?.method).toBe("REQUEST");
  expect(unfolded(forBuyer?.content)).toContain("Claire vous reçoit.");
  expect(forSeller?.method).toBe("REQUEST");
  expect(unfolded(forSeller?.content)).toContain("Vous recevez Thomas Martin.");
  expect(forLooper?.method).toBe("CANCEL");
});

test("every view follows: buyer, seller and former host, and the host's telephone", async () => {
  const id = await plan(30);
  await rehost();
  const { seller, looper, buyer } = home;
  expect(await findVisit(buyer, id, LATER)).toMatchObject({
    host: { firstName: "Claire", isLooper: false },
    state: "scheduled",
  });
  expect(await findVisit(seller, id, LATER)).toMatchObject({ side: "host", host: null });
  // Still of a home that they take care of, they look on.
  expect(await findVisit(looper, id, LATER)).toMatchObject({ side: null, actions: [] });
  expect((await listVisits(seller, "seller", {}, LATER)).visits[0]?.actions).toContain("propose");
  const { events } = await findVisit(buyer, id, LATER);
  // The first two are of one instant.
  const sides = Object.fromEntries(events.map(({ kind, by }) => [kind, by]));
  expect(sides).toEqual({ requested: "visitor", confirmed: "host", rehosted: null });
  expect(events.at(-1)?.kind).toBe("rehosted");
  database.raw.prepare("UPDATE Property SET ambassadorId = NULL WHERE id = ?").run(home.propertyId);
  expect(await codeOf(findVisit(looper, id, LATER))).toBe("visit.not-found");
  expect((await listVisits(looper, "ambassador", {}, LATER)).visits).toEqual([]);
});

test("a visit that waits is the seller's to confirm; no calendar has it yet", async () => {
  const id = await plan(30, { confirm: false });
  await rehost();
  expect(await visitOf(id)).toMatchObject({ status: "pending", hostId: home.seller.userId });
  for (const person of [home.buyer, home.seller, home.looper]) {
    expect(newsOf(person, id)).toMatchObject([{ event: "visit.rehosted", agreed: false }]);
    expect(newsOf(person, id)[0]?.calendar).toBeUndefined();
  }
  await confirmVisit({ visitId: id, meetingUrl: null }, home.seller, at(1));
  expect((await visitOf(id)).status).toBe("scheduled");
});

test("the seller makes the visit by its code, and no looper is paid for it", async () => {
  const id = await plan(30);
  await rehost();
  const { checkInCode: code } = await visitOf(id);
  expect(await codeOf(completeVisit({ visitId: id, code }, home.looper, at(30)))).toBe(
    "request.forbidden",
  );
  await completeVisit({ visitId: id, code }, home.seller, at(30));
  expect((await visitOf(id)).status).toBe("completed");
  expect(database.raw.prepare("SELECT 1 FROM CommissionEntry WHERE visitId = ?").all(id)).toEqual(
    [],
  );
});

test("the seller is reminded, who was not, and the visitor only once", async () => {
  const id = await plan(30);
  await remindOfVisits(at(8));
  await rehost({}, at(9));
  await remindOfVisits(at(10));
  const remindersOf = (person: Actor) =>
    newsOf(person, id).filter(({ event }) => event === "visit.reminder-day");
  expect(remindersOf(home.buyer)).toHaveLength(1);
  expect(remindersOf(home.seller)).toHaveLength(1);
});

test("what the visitor proposed waits for the seller; what the looper did is given up", async () => {
  const [theirs, his] = [await plan(30), await plan(34, { by: home.rival })];
  await proposeTime({ visitId: theirs, startsAt: at(50) }, home.buyer, NOW);
  await proposeTime({ visitId: his, startsAt: at(54) }, home.looper, NOW);
  await rehost();
  expect((await findVisit(home.seller, theirs, LATER)).actions).toContain("accept");
  expect((await findVisit(home.rival, his, LATER)).proposal).toBeNull();
});

test("the looper's room of a visit by video goes with them", async () => {
  const id = await plan(30, { type: "virtual" });
  await rehost();
  expect((await visitOf(id)).meetingUrl).toBeNull();
  expect((await findVisit(home.seller, id, LATER)).actions).toContain("set-link");
});

describe("a visit is cancelled, and its visitor led to other times", () => {
  const expectCancelled = async (id: string) => {
    const { seller, looper, buyer } = home;
    expect(await visitOf(id)).toMatchObject({
      status: "cancelled",
      cancelReason: "host_unavailable",
      cancelledById: null,
      hostId: looper.userId,
    });
    expect(newsOf(buyer, id)).toMatchObject([
      { event: "visit.cancelled", listingId: home.propertyId, calendar: { method: "CANCEL" } },
    ]);
    expect(newsOf(looper, id)).toMatchObject([
      { event: "visit.cancelled", viewpoint: "ambassador", calendar: { method: "CANCEL" } },
    ]);
    expect(isMailed(buyer, id)).toBe(true);
    expect(holdsOf(id)).toEqual([]);
    return newsOf(seller, id);
  };

  test("where the seller receives somebody else in another home then", async () => {
    const other = await visitedHome(database, { sellerId: home.seller.userId });
    const id = await plan(30);
    await plan(30, { by: home.rival, host: home.seller, propertyId: other.propertyId });
    expect(await rehost()).toEqual({ rehosted: 0, cancelled: 1 });
    expect(await expectCancelled(id)).toMatchObject([
      { event: "visit.cancelled", viewpoint: "seller", name: "Thomas Martin" },
    ]);
  });

  test("where the seller visits another home then", async () => {
    const other = await visitedHome(database);
    const id = await plan(30);
    const asBuyer = { ...home.seller, roles: [{ role: "buyer", status: "active" }] } as Actor;
    await plan(30, { by: asBuyer, host: other.looper, propertyId: other.propertyId });
    await rehost();
    await expectCancelled(id);
  });

  test("where the seller's account is closed", async () => {
    const id = await plan(30);
    database.raw
      .prepare("UPDATE User SET erasedAt = ? WHERE id = ?")
      .run("2026-11-23T09:00:00.000+00:00", home.seller.userId);
    await rehost();
    expect(await expectCancelled(id)).toEqual([]);
  });
});

test("the seller's buffer may be shorter than the looper's, the visit itself not", async () => {
  const other = await visitedHome(database, { sellerId: home.seller.userId });
  await database.writer.$transaction((tx) =>
    tx.visitSchedule.create({
      data: {
        id: "buffer",
        propertyId: home.propertyId,
        hostId: home.looper.userId,
        bufferMinutes: 60,
        createdAt: NOW,
      },
    }),
  );
  const id = await plan(30);
  await plan(30.5, { by: home.rival, host: home.seller, propertyId: other.propertyId });
  expect(await rehost()).toEqual({ rehosted: 1, cancelled: 0 });
  const quarters = database.raw
    .prepare("SELECT count(*) FROM VisitHold WHERE visitId = ? AND resource = ?")
    .pluck()
    .get(id, `host:${home.seller.userId}`);
  // Half an hour, and of the hour after it the half that is free.
  expect(quarters).toBe(2 + 2);
});

test("two visits of one time in two homes of a seller: one is received, the other cancelled", async () => {
  const other = await visitedHome(database, {
    sellerId: home.seller.userId,
    ambassadorId: home.looper.userId,
  });
  const first = await plan(30);
  const second = await plan(31, { by: home.rival, propertyId: other.propertyId });
  const { startsAt, endsAt } = await visitOf(first);
  await database.writer.$transaction(async (tx) => {
    // As only hand-written rows have it: a looper is in one place at a time.
    await tx.visitHold.deleteMany({ where: { visitId: second } });
    await tx.visit.update({ where: { id: second }, data: { startsAt, endsAt } });
  });
  expect(await rehost()).toEqual({ rehosted: 1, cancelled: 1 });
});

test("what is later, in another home, begun or over stays with its host", async () => {
  const other = await visitedHome(database, { ambassadorId: home.looper.userId });
  const soon = await plan(30);
  const late = await plan(200);
  const elsewhere = await plan(40, { propertyId: other.propertyId });
  const begun = await plan(1, { by: home.rival });
  const { looper, seller } = home;
  expect(await rehost({ propertyId: home.propertyId, until: at(168) }, at(1.25))).toEqual({
    rehosted: 1,
    cancelled: 0,
  });
  expect(await hostOf(soon)).toBe(seller.userId);
  for (const id of [late, elsewhere, begun]) expect(await hostOf(id)).toBe(looper.userId);
  expect(await rehost({ propertyId: home.propertyId, until: at(168) }, at(1.25))).toEqual({
    rehosted: 0,
    cancelled: 0,
  });
});

test("the home's buyer keeps a visit while the sale is under way, with the seller", async () => {
  const id = await plan(30);
  database.raw.prepare("UPDATE Property SET status = 'paused' WHERE id = ?").run(home.propertyId);
  await rehost();
  expect(await visitOf(id)).toMatchObject({ status: "scheduled", hostId: home.seller.userId });
});

describe("at once", () => {
  test("a buyer who cancels and the visit that moves: one wins, and the visit is cancelled once", async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await plan(30 + 2 * round);
      const cancelling = () =>
        cancelVisit({ visitId: id, reason: "visitor_unavailable" }, home.buyer, LATER);
      const both = round % 2 === 0 ? [cancelling, rehost] : [rehost, cancelling];
      await Promise.all(both.map((each) => each()));
      const { status, hostId } = await visitOf(id);
      expect(status).toBe("cancelled");
      const kinds = database.raw
        .prepare("SELECT kind FROM VisitEvent WHERE visitId = ?")
        .pluck()
        .all(id);
      expect(kinds.filter((kind) => kind === "cancelled")).toHaveLength(1);
      // Whoever is the host at the end was notified of the end.
      const host = hostId === home.seller.userId ? home.seller : home.looper;
      expect(newsOf(host, id).map(({ event }) => event)).toContain("visit.cancelled");
    }
  });

  test("two who move the same visits move each once", async () => {
    const id = await plan(30);
    const [one, two] = await Promise.all([rehost(), rehost()]);
    expect((one?.rehosted ?? 0) + (two?.rehosted ?? 0)).toBe(1);
    expect(newsOf(home.buyer, id)).toHaveLength(1);
  });

  test("a visitor moves a visit that was just given to the seller to the seller's own slot", async () => {
    const id = await plan(30);
    await rehost();
    const slotId = await createSlot(database, {
      propertyId: home.propertyId,
      hostId: home.seller.userId,
      startsAt: new Date(NOW.getTime() + 3 * DAY_MS),
    });
    await rescheduleVisit({ visitId: id, slotId }, home.buyer, at(1));
    expect(await visitOf(id)).toMatchObject({ status: "pending", hostId: home.seller.userId });
  });
});
