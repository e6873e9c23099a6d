import { beforeEach, describe, expect, test } from "vitest";
import {
  reinstateLooper,
  suspendLooper,
} from "../../accounts/role-grants/commands/suspend-looper.ts";
import { DAY_MS, HOUR_MS } from "../../kernel/time.ts";
import { leaveNetwork } from "../../looper/leaving/commands/leave-network.ts";
import { rehostSoon } from "../../looper-charges/commands/rehost-soon.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { giveGrantNeeds } from "../../testing/agency-contracts.ts";
import { codeOf } from "../../testing/error-code.ts";
import { planVisit } from "../../testing/looper-stage.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { createSlot, type VisitedHome, visitedHome } from "../../testing/visits.ts";
import { bookVisit } from "../../visits/commands/book-visit.ts";
import { cancelVisit } from "../../visits/commands/cancel-visit.ts";
import { countTasks } from "../tasks/queries/count-tasks.ts";
import { listTasks } from "../tasks/queries/list-tasks.ts";
import { followLooperVisits } from "./commands/follow-looper-visits.ts";
import { findLooperVisits } from "./queries/find-looper-visits.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const database = adoptedDatabase("test");
let home: VisitedHome;
let manager: Actor;
beforeEach(async () => {
  home = await visitedHome(database);
  manager = await createPerson(database, PERSONAS["trust manager"]);
});

const plan = (hours: number, by = home.buyer) => planVisit(database, home, at(hours), NOW, { by });

const grantId = () =>
  database.raw
    .prepare("SELECT id FROM RoleGrant WHERE userId = ? AND role = 'ambassador'")
    .pluck()
    .get(home.looper.userId) as string;
const suspend = (now = at(0.5)) =>
  suspendLooper({ grantId: grantId(), reason: "visits-not-held" }, manager, now);
const tasks = async (now: Date) => (await listTasks(manager, { kind: "looper-visits" }, now)).rows;
const follow = (seenAt: Date, actor = manager) =>
  followLooperVisits({ grantId: grantId(), seenAt: seenAt.toISOString() }, actor, seenAt);
const view = (now: Date, actor = manager) => findLooperVisits(grantId(), actor, now);

describe("the visits of a looper out of force", () => {
  test("are one task, until somebody looked after them, and again when more of them move", async () => {
    await plan(30);
    await plan(24 * 9);
    expect(await tasks(NOW)).toEqual([]);
    await suspend();
    expect(await tasks(at(1))).toMatchObject([{ id: grantId(), subject: "Nadia Martin", days: 0 }]);
    expect((await countTasks(manager, at(1))).get("looper-visits")?.all).toBe(1);
    await follow(at(1));
    expect(await tasks(at(1))).toEqual([]);
    expect(await view(at(1))).toMatchObject({ isToFollow: false, followedAt: at(1) });
    await rehostSoon(day(3));
    expect(await tasks(day(3))).toHaveLength(1);
    // It ends with the visits.
    expect(await tasks(day(10))).toEqual([]);
  });

  test("are no task of one who has none, or who is in force", async () => {
    await suspend();
    expect(await tasks(at(1))).toEqual([]);
    await giveGrantNeeds(database, home.looper);
    await reinstateLooper({ grantId: grantId() }, manager, at(2));
    await plan(40);
    expect(await tasks(at(3))).toEqual([]);
    expect(await codeOf(view(at(3)))).toBe("role.not-found");
  });

  test("are shown with what becomes of each, and how their people are reached", async () => {
    const other = await visitedHome(database, { sellerId: home.seller.userId });
    const [given, lost, late] = [
      await plan(30),
      await plan(50, home.rival),
      await plan(24 * 9, home.rival),
    ];
    // The seller receives in another home at the time of the second.
    const slot = { propertyId: other.propertyId, hostId: home.seller.userId, startsAt: at(50) };
    const slotId = await createSlot(database, slot);
    const booking = { slotId, type: "physical", notes: null, asBuyer: false } as const;
    await bookVisit(booking, other.rival, NOW);
    await suspend();
    const { visits, ...looper } = await view(at(1));
    expect(looper).toMatchObject({
      name: "Nadia Martin",
      status: "suspended",
      reason: "visits-not-held",
      isToFollow: true,
    });
    expect(visits.map(({ id, fate, agreed }) => [id, fate, agreed])).toEqual([
      [given, "rehosted", true],
      [lost, "cancelled", false],
      [late, "planned", true],
    ]);
    expect(visits[0]).toMatchObject({
      visitor: { name: "Thomas Martin", email: home.buyer.email },
      seller: { name: "Claire Martin", email: home.seller.email },
    });
    // What its visitor calls off is nobody's to look after.
    await cancelVisit({ visitId: given, reason: "visitor_unavailable" }, home.buyer, at(1));
    expect((await view(at(2))).visits.map(({ id }) => id)).toEqual([lost, late]);
  });

  test("are a task of one who left, too", async () => {
    await plan(24 * 9);
    await leaveNetwork(home.looper, at(1));
    expect(await tasks(at(2))).toMatchObject([{ subject: "Nadia Martin" }]);
    expect(await view(at(2))).toMatchObject({ status: "left", visits: [{ fate: "rehosted" }] });
  });

  test("were looked after as they stood when they were shown, and not in the time to come", async () => {
    await plan(30);
    await suspend(at(2));
    // Shown before the suspension moved them.
    await follow(at(1));
    // The year before the first, which PostgreSQL has not.
    const seenAt = "0000-01-01T00:00:00Z";
    await followLooperVisits({ grantId: grantId(), seenAt }, manager, at(3));
    expect(await tasks(at(3))).toHaveLength(1);
    expect(database.raw.prepare("SELECT * FROM TaskDecision").all()).toEqual([]);
    await followLooperVisits(
      { grantId: grantId(), seenAt: day(300).toISOString() },
      manager,
      at(3),
    );
    expect(await view(at(4))).toMatchObject({ followedAt: at(3), isToFollow: false });
    // An older look changes nothing.
    await follow(at(2.5));
    expect(await view(at(4))).toMatchObject({ followedAt: at(3) });
  });
});

test.each(Object.entries(PERSONAS))(
  "reading and following are a trust manager's alone: %s",
  async (persona, roles) => {
    await plan(30);
    await suspend();
    if (persona === "trust manager") return;
    const person = await createPerson(database, roles);
    expect(await codeOf(view(at(1), person))).toBe("request.forbidden");
    expect(await codeOf(follow(at(1), person))).toBe("request.forbidden");
    expect(await codeOf(findLooperVisits("nothing", manager, at(1)))).toBe("role.not-found");
  },
);
