import { beforeEach, expect, test } from "vitest";
import { readSort } from "../../kernel/sorted-list.ts";
import { HOUR_MS } from "../../kernel/time.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { codeOf } from "../../testing/error-code.ts";
import { lockCode, planVisit } from "../../testing/looper-stage.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { type VisitedHome, visitedHome } from "../../testing/visits.ts";
import { cancelVisit } from "../../visits/commands/cancel-visit.ts";
import { completeVisit } from "../../visits/commands/complete-visit.ts";
import { countTeamVisits, listTeamVisits, teamVisitFilters } from "./queries/list-team-visits.ts";
import { type TeamVisitView, type VisitSort, visitSorts } from "./rules.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

const database = adoptedDatabase("test");
let one: VisitedHome;
let two: VisitedHome;
let manager: Actor;
beforeEach(async () => {
  one = await visitedHome(database);
  two = await visitedHome(database, { title: "Maison Zénith" });
  manager = await createPerson(database, PERSONAS["trust manager"]);
});

const list = (
  view: TeamVisitView,
  now: Date,
  {
    tri,
    ...more
  }: { tri?: VisitSort; search?: string; looper?: string; cursor?: string | null } = {},
) =>
  listTeamVisits(
    manager,
    {
      ...{ view, ...more, sort: readSort<VisitSort>(tri ? { tri } : {}, visitSorts(view)) },
      filter: { looper: more.looper ?? null, commune: null },
    },
    now,
  );
const ids = async (...of: Parameters<typeof list>) => (await list(...of)).rows.map(({ id }) => id);

test("each visit is in the lists of its state, the next one or the last one first", async () => {
  const [soon, later] = [
    await planVisit(database, one, at(3), NOW),
    await planVisit(database, two, at(30), NOW, { confirm: false }),
  ];
  const over = await planVisit(database, two, at(5), NOW, { by: two.rival });
  expect(await ids("upcoming", NOW)).toEqual([soon, over, later]);
  await lockCode(soon, one.looper, at(3));
  const { checkInCode } = await database.writer.$transaction((tx) =>
    tx.visit.findUniqueOrThrow({ where: { id: over } }),
  );
  await completeVisit({ visitId: over, code: checkInCode }, two.looper, at(5));
  expect(await ids("locked", at(6))).toEqual([soon]);
  expect(await ids("unclosed", at(6))).toEqual([soon]);
  expect(await ids("completed", at(6))).toEqual([over]);
  expect(await ids("all", at(6))).toEqual([later, over, soon]);
  expect(await countTeamVisits(manager, at(6))).toEqual({ upcoming: 1, locked: 1, unclosed: 1 });
  await cancelVisit({ visitId: later, reason: "visitor_unavailable" }, two.buyer, at(6));
  expect(await ids("cancelled", at(6))).toEqual([later]);
  expect((await list("locked", at(6))).rows[0]).toMatchObject({
    ...{ title: "Appartement Thabor", code: "locked", state: "scheduled" },
    host: { id: one.looper.userId, isLooper: true },
  });
});

test("a list is narrowed by looper and by words, ordered, and goes on where it ended", async () => {
  const first = await planVisit(database, one, at(30), NOW);
  const second = await planVisit(database, two, at(3), NOW, { by: two.rival });
  expect(await ids("upcoming", NOW, { looper: one.looper.userId })).toEqual([first]);
  expect(await ids("upcoming", NOW, { looper: "nobody" })).toEqual([]);
  expect(await ids("upcoming", NOW, { search: "thabor" })).toEqual([first]);
  expect(await ids("upcoming", NOW, { search: "sarah" })).toEqual([second]);
  for (const search of ["zenith", "ZÉNITH", "  Zénith   maison ", "martin SARAH zénith"]) {
    expect(await ids("upcoming", NOW, { search })).toEqual([second]);
  }
  expect(await ids("upcoming", NOW, { search: "%_'\\" })).toEqual([]);
  expect(await ids("upcoming", NOW, { tri: "visitor" })).toEqual([second, first]);
  for (const cursor of ["", "~", "date.asc:x~y", "9".repeat(500)]) {
    expect(await ids("upcoming", NOW, { cursor })).toHaveLength(2);
  }
  const { loopers, communes } = await teamVisitFilters(manager, "upcoming", NOW);
  expect(loopers.map(({ id }) => id).sort()).toEqual([one.looper.userId, two.looper.userId].sort());
  expect(communes).toHaveLength(1);
});

test("they are the team's alone", async () => {
  const sort = readSort<VisitSort>({}, visitSorts("all"));
  for (const person of [one.seller, one.looper, one.buyer]) {
    expect(await codeOf(listTeamVisits(person, { view: "all", sort }, NOW))).toBe(
      "request.forbidden",
    );
    expect(await codeOf(countTeamVisits(person, NOW))).toBe("request.forbidden");
    expect(await codeOf(teamVisitFilters(person, "all", NOW))).toBe("request.forbidden");
  }
});
