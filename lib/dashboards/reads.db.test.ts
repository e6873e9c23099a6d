import { beforeEach, expect, test } from "vitest";
import type { Role, RoleStatus } from "../kernel/roles.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { createPerson } from "../testing/people.ts";
import { planOf, statementsOf, tablesScanned } from "../testing/statements.ts";
import { getHomeAnalytics } from "./analytics/queries/get-home-analytics.ts";
import { getSellerAnalytics } from "./analytics/queries/get-seller-analytics.ts";
import { getSellerMonth } from "./analytics/queries/get-seller-month.ts";
import { getAmbassadorFigures } from "./queries/get-ambassador-figures.ts";
import { getBuyerFigures } from "./queries/get-buyer-figures.ts";
import { getOverview } from "./queries/get-overview.ts";
import { getRoleProfile } from "./queries/get-role-profile.ts";
import { getSellerFigures } from "./queries/get-seller-figures.ts";
import { buyingFacts } from "./standing/queries/buying-facts.ts";
import { loopingFacts } from "./standing/queries/looping-facts.ts";
import { sellingFacts } from "./standing/queries/selling-facts.ts";
import { getEarningsByMonth } from "./trends/queries/get-earnings-by-month.ts";
import { getLeadsByWeek } from "./trends/queries/get-leads-by-week.ts";
import { getTeamTrends } from "./trends/queries/get-team-trends.ts";
import { countUnread } from "./unread/queries/count-unread.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const EVERY_ROLE = ["seller", "buyer", "ambassador", "trust_manager"].map(
  (role): [Role, RoleStatus] => [role as Role, "active"],
);
/** What a page asks beside its own figures: the session, its roles, what is unread. */
const SHARED_READS = 3;
const MOST_READS = 12;

const db = adoptedDatabase("test");
let actor: Actor;

beforeEach(async () => {
  actor = await createPerson(db, EVERY_ROLE);
  // With a listing there is more to read than without.
  await db.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.property.create({ data: propertyRow({ sellerId: actor.userId }) });
  });
});

const READS: [string, (actor: Actor) => unknown][] = [
  ["the overview", (person) => getOverview(person, NOW)],
  ["the profile", (person) => getRoleProfile(person, NOW)],
  ["the seller's dashboard", (person) => getSellerFigures(person, NOW)],
  ["the buyer's dashboard", (person) => getBuyerFigures(person, NOW)],
  ["the Looper's dashboard", (person) => getAmbassadorFigures(person, NOW)],
  ["the statistics", (person) => getSellerAnalytics(person, 90, NOW)],
  ["a seller's month", (person) => getSellerMonth(person, NOW)],
  ["the Looper's earnings", (person) => getEarningsByMonth(person, NOW)],
  ["the Looper's leads", (person) => getLeadsByWeek(person, NOW)],
  ["the team's weeks", (person) => getTeamTrends(person, NOW)],
  ["what is unread", countUnread],
];

test.each(READS)(
  "%s reads only the person's rows, by index, in few statements",
  async (_name, read) => {
    const statements = await statementsOf(() => read(actor));
    expect(statements.length + SHARED_READS).toBeLessThanOrEqual(MOST_READS);
    expect(statements.flatMap((sql) => tablesScanned(db, sql))).toEqual([]);
  },
);

test.each([
  ["a buyer's", () => buyingFacts(actor.userId, NOW)],
  ["a seller's", () => sellingFacts(actor.userId, NOW)],
  ["a Looper's", () => loopingFacts(actor.userId, NOW)],
])("%s visits are counted among their own, not among all of a status", async (_name, read) => {
  const steps = (await statementsOf(read)).flatMap((sql) => planOf(db, sql));
  expect(steps.filter((step) => step.includes("Visit_"))).not.toEqual([]);
  expect(steps.filter((step) => step.includes("Visit_status"))).toEqual([]);
});

test("a seller's dashboard and a listing's statistics read the contacts once", async () => {
  const { id: propertyId } = await db.reader.property.findFirstOrThrow();
  for (const read of [
    () => getSellerMonth(actor, NOW),
    () => getHomeAnalytics({ propertyId, period: 30 }, actor, NOW),
  ]) {
    const statements = await statementsOf(read);
    expect(statements.filter((sql) => sql.includes("Conversation"))).toHaveLength(1);
  }
});
