import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "../../kernel/time.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { giveGrantNeeds } from "../../testing/agency-contracts.ts";
import { codeOf } from "../../testing/error-code.ts";
import { lockCode, planVisit } from "../../testing/looper-stage.ts";
import { createPerson, PERSONAS, writePapers } from "../../testing/people.ts";
import { createSlot, type VisitedHome, visitedHome } from "../../testing/visits.ts";
import { cancelVisit } from "../../visits/commands/cancel-visit.ts";
import { completeVisit } from "../../visits/commands/complete-visit.ts";
import { rescheduleVisit } from "../../visits/commands/reschedule-visit.ts";
import { findVisit } from "../../visits/queries/find-visit.ts";
import { listTasks } from "../tasks/queries/list-tasks.ts";
import { cancelVisitForTeam } from "./commands/cancel-visit-for-team.ts";
import { manageVisits } from "./commands/manage-visits.ts";
import { reassignVisit } from "./commands/reassign-visit.ts";
import { unlockVisit } from "./commands/unlock-visit.ts";
import { findTeamVisit } from "./queries/find-team-visit.ts";
import type { TeamVisitAction } from "./rules.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const note = "Vu au téléphone avec les deux";

const database = adoptedDatabase("test");
let home: VisitedHome;
let manager: Actor;
let other: Actor;
beforeEach(async () => {
  home = await visitedHome(database);
  manager = await createPerson(database, PERSONAS["trust manager"], { firstName: "Camille" });
  other = await createPerson(database, PERSONAS["trust manager"]);
});

const plan = (hours: number, confirm = true) =>
  planVisit(database, home, at(hours), NOW, { by: home.buyer, confirm });
const visitOf = (id: string) =>
  database.writer.$transaction((tx) => tx.visit.findUniqueOrThrow({ where: { id } }));
const newsOf = ({ userId }: Actor) =>
  database.raw
    .prepare<[string], { event: string; data: string }>(
      "SELECT event, data FROM Notification WHERE userId = ? ORDER BY createdAt, rowid",
    )
    .all(userId)
    .map(({ event, data }) => ({ event, ...JSON.parse(data) }));
const lastNews = (person: Actor) => newsOf(person).at(-1);
const tasks = async (now: Date, actor = manager) =>
  (await listTasks(actor, { kind: "visit-locked" }, now)).rows;

async function looper(): Promise<Actor> {
  const person = await createPerson(database, PERSONAS.ambassador, { firstName: "Hugo" });
  await writePapers(database, person);
  await giveGrantNeeds(database, person);
  return person;
}

describe("a code that is locked", () => {
  test("is a task within two working hours, until the team lets it be typed again", async () => {
    const id = await plan(3);
    await lockCode(id, home.looper, at(3));
    expect(await visitOf(id)).toMatchObject({
      checkInFailures: 5,
      lockedAt: at(3),
      lockDueAt: at(5),
    });
    expect(await tasks(at(3))).toMatchObject([{ id, subject: "Appartement Thabor", dueAt: at(5) }]);
    expect(await findVisit(home.looper, id, at(3))).toMatchObject({ codeLocked: true });

    await unlockVisit({ visitId: id, note }, manager, at(4));
    expect(await tasks(at(4))).toEqual([]);
    expect(await visitOf(id)).toMatchObject({
      checkInFailures: 0,
      lockedAt: null,
      lockDueAt: null,
    });
    expect(lastNews(home.looper)).toMatchObject({ event: "visit.unlocked", visitId: id });
    const { code } = { code: (await visitOf(id)).checkInCode };
    await completeVisit({ visitId: id, code }, home.looper, at(4));
    expect((await visitOf(id)).status).toBe("completed");
  });

  test("at night is due in the morning, and ends with the visit", async () => {
    const id = await plan(9);
    const night = new Date("2026-11-23T19:30:00Z");
    await lockCode(id, home.looper, night);
    expect((await tasks(night))[0]?.dueAt).toEqual(new Date("2026-11-24T10:00:00Z"));
    await cancelVisit({ visitId: id, reason: "host_unavailable" }, home.looper, night);
    expect(await tasks(night)).toEqual([]);
  });

  test("is let go once: who comes second reads who did it", async () => {
    const id = await plan(3);
    await lockCode(id, home.looper, at(3));
    await unlockVisit({ visitId: id, note }, manager, at(4));
    await expect(unlockVisit({ visitId: id, note }, other, at(4))).rejects.toMatchObject({
      code: "visit.changed",
      fields: { visitId: expect.stringContaining("Camille") },
    });
  });

  test("of one's own visit is somebody else's task", async () => {
    const own = await createPerson(database, [
      ["trust_manager", "active"],
      ["buyer", "active"],
    ]);
    const id = await planVisit(database, home, at(3), NOW, { by: own });
    await lockCode(id, home.looper, at(3));
    expect(await tasks(at(3), own)).toEqual([]);
    expect(await tasks(at(3))).toHaveLength(1);
    expect(await codeOf(unlockVisit({ visitId: id, note }, own, at(3)))).toBe("visit.own");
    expect(await findTeamVisit(id, own, at(3))).toMatchObject({ isOwn: true, actions: [] });
  });
});

test("a visit that is moved begins anew: no code was mistyped then", async () => {
  const id = await plan(3);
  await lockCode(id, home.looper, at(2.7));
  const slotId = await createSlot(database, {
    ...{ propertyId: home.propertyId, hostId: home.looper.userId, startsAt: at(50) },
  });
  await rescheduleVisit({ visitId: id, slotId }, home.buyer, at(2.8));
  expect(await tasks(at(2.9))).toEqual([]);
  expect(await visitOf(id)).toMatchObject({
    status: "pending",
    checkInFailures: 0,
    lockedAt: null,
  });
});

describe("another host", () => {
  const give = (visitId: string, toId: string, fromId = home.looper.userId, now = at(1)) =>
    reassignVisit({ visitId, fromId, startsAt: at(30), toId, note }, manager, now);

  test("is the seller, or a looper in force who is free: all four hear of it", async () => {
    const hugo = await looper();
    const id = await plan(30);
    await lockCode(id, home.looper, at(29.6));
    await give(id, hugo.userId, home.looper.userId, at(29.7));
    expect(await visitOf(id)).toMatchObject({
      ...{ hostId: hugo.userId, status: "scheduled", checkInFailures: 0, lockedAt: null },
    });
    expect(await tasks(at(29.7))).toEqual([]);
    const event = "visit.reassigned";
    expect(lastNews(home.buyer)).toMatchObject({
      event,
      part: "visitor",
      byLooper: true,
      name: "Hugo",
    });
    expect(lastNews(hugo)).toMatchObject({ event, part: "host", viewpoint: "ambassador" });
    expect(lastNews(home.looper)).toMatchObject({ event, part: "former" });
    expect(lastNews(home.seller)).toMatchObject({ event, part: "seller", name: "Hugo" });
    const { events, host } = await findVisit(home.buyer, id, at(29.8));
    expect(events.at(-1)).toMatchObject({ kind: "reassigned", by: "team" });
    expect(host).toMatchObject({ firstName: "Hugo", isLooper: true });
    // What the team notes is read by the team alone.
    expect(JSON.stringify(await findVisit(home.buyer, id, at(29.8)))).not.toContain(note);
    const file = await findTeamVisit(id, manager, at(29.8));
    expect(file.events.at(-1)).toMatchObject({ note, by: expect.stringContaining("Camille") });
    await give(id, home.seller.userId, hugo.userId, at(29.8));
    expect(lastNews(home.seller)).toMatchObject({ event, part: "host", viewpoint: "seller" });
  });

  test("is nobody who can't receive, or is not free", async () => {
    const hugo = await looper();
    const id = await plan(30);
    const elsewhere = await visitedHome(database, { ambassadorId: hugo.userId });
    await planVisit(database, { ...elsewhere, looper: hugo }, at(30), NOW);
    expect(await codeOf(give(id, hugo.userId))).toBe("visit.host-busy");
    for (const { userId } of [home.looper, home.buyer, home.rival, manager]) {
      expect(await codeOf(give(id, userId))).toBe("visit.host-unfit");
    }
    const { candidates } = await findTeamVisit(id, manager, at(1));
    expect(candidates?.seller).toMatchObject({ id: home.seller.userId, isFree: true });
    expect(candidates?.loopers.find((each) => each.id === hugo.userId)?.isFree).toBe(false);
  });

  test("is nobody who lives far away, unless the home is in their zone", async () => {
    const hugo = await looper();
    const lives = (lat: number, lng: number, inZone: boolean) =>
      database.writer.$transaction(async (tx) => {
        const { userId: looperId } = hugo;
        const centre = { centreCode: "13055", centreLat: lat, centreLng: lng };
        const zone = { ...centre, updatedAt: NOW };
        await tx.looperZone.upsert({
          where: { looperId },
          create: { looperId, ...zone },
          update: zone,
        });
        await tx.looperZoneCommune.deleteMany({ where: { looperId } });
        const commune = { looperId, communeCode: "35238", distanceM: 1 };
        if (inZone) await tx.looperZoneCommune.create({ data: commune });
      });
    const id = await plan(30);
    // Marseille is 850 km from Rennes; Vitré, 35 km.
    await lives(43.2965, 5.3698, false);
    expect((await findTeamVisit(id, manager, at(1))).candidates?.loopers).toEqual([]);
    expect(await codeOf(give(id, hugo.userId))).toBe("visit.host-unfit");
    await lives(48.1242, -1.2095, false);
    await give(id, hugo.userId);
    await give(id, home.seller.userId, hugo.userId);
    await lives(43.2965, 5.3698, true);
    await give(id, hugo.userId, home.seller.userId);
    expect(await visitOf(id)).toMatchObject({ hostId: hugo.userId });
  });

  test("is given once: from another host than was seen it is refused", async () => {
    const id = await plan(30);
    await give(id, home.seller.userId);
    await expect(
      reassignVisit(
        {
          ...{ visitId: id, fromId: home.looper.userId, startsAt: at(30) },
          ...{ toId: home.seller.userId, note },
        },
        other,
        at(2),
      ),
    ).rejects.toMatchObject({ code: "visit.changed" });
    const moved = { visitId: id, fromId: home.seller.userId, startsAt: at(31) };
    const later = reassignVisit({ ...moved, toId: home.looper.userId, note }, other, at(2));
    expect(await codeOf(later)).toBe("visit.changed");
  });
});

test("a cancelled visit names its reason to both sides and the seller, and the note to the team alone", async () => {
  const id = await plan(30);
  await cancelVisitForTeam({ visitId: id, reason: "team", note }, manager, at(1));
  expect(await visitOf(id)).toMatchObject({ status: "cancelled", cancelReason: "team" });
  for (const person of [home.buyer, home.looper, home.seller]) {
    expect(lastNews(person)).toMatchObject({ event: "visit.cancelled", reason: "team" });
  }
  const seen = await findVisit(home.buyer, id, at(1));
  expect(seen).toMatchObject({ cancelled: { reason: "team", by: null } });
  expect(seen.events.at(-1)).toMatchObject({ kind: "cancelled", by: "team" });
  expect(JSON.stringify(seen)).not.toContain(note);
});

test("what the team does at night is told at once, not in the morning", async () => {
  const [night, id] = [at(15), await plan(60)];
  const [fromId, toId] = [home.looper.userId, home.seller.userId];
  await reassignVisit({ visitId: id, fromId, startsAt: at(60), toId, note }, manager, night);
  await cancelVisitForTeam({ visitId: id, reason: "team", note }, manager, night);
  const due = database.raw.prepare<[string], { dueAt: string }>(
    `SELECT d.dueAt FROM NotificationDelivery d JOIN Notification n ON n.id = d.notificationId
     WHERE n.userId = ? AND n.event IN ('visit.reassigned', 'visit.cancelled')
       AND d.channel = 'email'`,
  );
  for (const { userId } of [home.buyer, home.looper, home.seller]) {
    const times = due.all(userId).map(({ dueAt }) => new Date(dueAt));
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual(times.map(() => night));
  }
});

test("of a visit that began the team says that nobody came; not of one to come", async () => {
  const id = await plan(3);
  const cancel = (now: Date) =>
    cancelVisitForTeam({ visitId: id, reason: "no_show", note }, manager, now);
  expect(await codeOf(cancel(at(1)))).toBe("request.invalid");
  await cancel(at(4));
  expect((await visitOf(id)).cancelReason).toBe("no_show");
});

const run: Record<TeamVisitAction, (visitId: string, actor: Actor) => Promise<unknown>> = {
  unlock: (visitId, actor) => unlockVisit({ visitId, note }, actor, at(3)),
  reassign: (visitId, actor) =>
    reassignVisit(
      {
        ...{ visitId, fromId: home.looper.userId, startsAt: at(6) },
        ...{ toId: home.seller.userId, note },
      },
      actor,
      at(3),
    ),
  cancel: (visitId, actor) => cancelVisitForTeam({ visitId, reason: "team", note }, actor, at(3)),
};

describe.each(Object.entries(run))("%s", (_action, act) => {
  test("is the team's alone, on a visit that there is", async () => {
    const id = await plan(6);
    for (const person of [home.buyer, home.seller, home.looper, home.rival]) {
      expect(await codeOf(act(id, person))).toBe("request.forbidden");
    }
    expect(await codeOf(act("zzzzzzzzzzzz", manager))).toBe("visit.not-found");
    expect(await codeOf(findTeamVisit("' OR 1=1", manager, at(3)))).toBe("visit.not-found");
    expect(await codeOf(findTeamVisit(id, home.looper, at(3)))).toBe("request.forbidden");
  });

  test("is refused once the visit is over", async () => {
    const id = await plan(6);
    await cancelVisit({ visitId: id, reason: "visitor_unavailable" }, home.buyer, at(2));
    expect(await codeOf(act(id, manager))).toBe("visit.changed");
  });
});

test("several visits are dealt with each for itself, and the others are counted", async () => {
  const [locked, open] = [await plan(3), await plan(9, false)];
  await lockCode(locked, home.looper, at(3));
  const shown = (visitId: string, hours: number, fromId = home.looper.userId) => ({
    ...{ visitId, fromId, startsAt: at(hours) },
  });
  const visits = [shown(locked, 3), shown(open, 9), shown(open, 9), shown("zzzzzzzzzzzz", 3)];
  // Of a list that was shown before somebody else gave it away, it is left as it is.
  const stale = [shown(open, 9, home.seller.userId)];
  expect(await manageVisits({ visits, move: "unlock", note }, manager, at(4))).toMatchObject({
    done: 1,
  });
  expect(
    await manageVisits({ visits: stale, move: "to-seller", note }, manager, at(4)),
  ).toMatchObject({ done: 0 });
  expect(await manageVisits({ visits, move: "to-seller", note }, manager, at(4))).toMatchObject({
    done: 1,
  });
  expect(await manageVisits({ visits, move: "cancel", note }, manager, at(4))).toMatchObject({
    done: 2,
  });
  expect(await codeOf(manageVisits({ visits, move: "cancel", note }, home.seller, at(4)))).toBe(
    "request.forbidden",
  );
});
