import { beforeAll, describe, expect, it, test } from "vitest";
import { PEOPLE } from "../../sample/people/rows/users.ts";
import { seedSample } from "../../sample/people/sample.ts";
import { loadCommunes } from "../../scripts/db/reference/gazetteer.ts";
import { seedReference } from "../../scripts/db/reference/reference.ts";
import type { HeldRole } from "../kernel/roles.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { actorWith } from "../testing/people.ts";
import { expectFiguresToAgree } from "../testing/seller-figures.ts";
import { listPendingActions } from "./actions/queries/list-pending-actions.ts";
import { getSellerAnalytics } from "./analytics/queries/get-seller-analytics.ts";
import { getAmbassadorFigures } from "./queries/get-ambassador-figures.ts";
import { getBuyerFigures } from "./queries/get-buyer-figures.ts";
import { getOverview } from "./queries/get-overview.ts";
import { getRoleProfile } from "./queries/get-role-profile.ts";
import { getSellerFigures } from "./queries/get-seller-figures.ts";
import { countUnread } from "./unread/queries/count-unread.ts";

/*
 * What the accounts of the demonstration see (decision 0027): the specification's
 * figures, each computed from the rows of the sample.
 */

const SEEDED = new Date("2026-03-12T09:30:00Z");
/** Whoever looks does so after the rows were written. */
const NOW = new Date(SEEDED.getTime() + 20 * 60_000);

const db = adoptedDatabase();

beforeAll(() => {
  seedReference(db.raw, loadCommunes());
  seedSample(db.raw, SEEDED);
});

/** The actor that a session of this person of the sample would give. */
function actor(userId: string): Actor {
  const roles = db.raw
    .prepare('SELECT "role", "status" FROM "RoleGrant" WHERE "userId" = ? ORDER BY "requestedAt"')
    .all(userId) as HeldRole[];
  const person = db.raw
    .prepare('SELECT "firstName", "lastName", "activeRole" FROM "User" WHERE "id" = ?')
    .get(userId) as Pick<Actor, "firstName" | "lastName" | "activeRole">;
  return { ...actorWith([]), userId, ...person, roles, isDemo: true };
}

const kindsOf = (items: readonly { kind: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

describe("Claire Morvan, seller and Looper", () => {
  const claire = () => actor(PEOPLE.seller);

  it("sees the specification's four figures", async () => {
    const { firstName, headline, actions } = await getOverview(claire(), NOW);
    expect(firstName).toBe("Claire");
    expect(headline.revenue).toEqual({
      savingsCents: 9_600_00,
      ledgerCents: 6_000_00,
      totalCents: 15_600_00,
    });
    expect(headline.monthlyPercent).toBe(23);
    expect(headline.score).toMatchObject({ score: 847, level: "gold" });
    expect(actions.total).toBe(12);
  });

  it("has twelve things to do, all listed", async () => {
    const { total, items } = await listPendingActions(claire(), NOW);
    expect(items).toHaveLength(total);
    expect(kindsOf(items)).toEqual({ offer: 2, lead: 3, message: 4, "follow-up": 2, draft: 1 });
  });

  it("sees 1 846 views and 75 favourites as a seller", async () => {
    const { figures, monthlyPercent } = await getSellerFigures(claire(), NOW);
    expect(figures).toEqual({
      active: 3,
      paused: 0,
      drafts: 1,
      sold: 1,
      views: 1_846,
      favorites: 75,
      // Two that wait for her, and her own counter-offer.
      offersOpen: 3,
      upcomingVisits: 1,
      unconfirmedVisits: 0,
      savingsCents: 9_600_00,
    });
    expect(monthlyPercent).toBe(23);
  });

  it("finds the same figures on every page, each the sum of its rows", async () => {
    await expectFiguresToAgree(claire(), NOW);
  });

  it("sees a SMART score of 4,7 of the level Or as a Looper", async () => {
    const { figures } = await getAmbassadorFigures(claire(), NOW);
    expect(figures.smart).toMatchObject({ score: 4.7, level: "gold" });
    expect(figures).toMatchObject({
      monthlyEarningsCents: 1_100_00,
      earningsCents: 6_000_00,
      activeLeads: 6,
      newLeads: 3,
    });
  });

  it("has twelve badges, three of them of this month", async () => {
    const { badges, active, available, waiting } = await getRoleProfile(claire(), NOW);
    expect(badges.obtained).toHaveLength(12);
    expect(badges.recentCount).toBe(3);
    expect(badges.obtained.slice(0, 3).map(({ code }) => code)).toEqual([
      "top-review",
      "twenty-five-organised",
      "fifty-favorites",
    ]);
    expect({ active, available, waiting }).toEqual({
      active: ["seller", "ambassador"],
      available: ["buyer"],
      waiting: [],
    });
  });

  it("has two unread as a seller and five as a Looper", async () => {
    expect(await countUnread(claire())).toEqual([
      { role: "seller", unread: 2 },
      { role: "ambassador", unread: 5 },
    ]);
  });

  it("has one panel a role, may add a role, and is invited to find a next home", async () => {
    const { panels, canAddRole, suggestions } = await getOverview(claire(), NOW);
    expect(panels.map(({ role }) => role)).toEqual(["seller", "ambassador"]);
    expect({ canAddRole, suggestions }).toEqual({
      canAddRole: true,
      suggestions: ["find-next-home"],
    });
  });

  it("sees the same figures for days after", async () => {
    const later = new Date(SEEDED.getTime() + 5 * 86_400_000);
    const { headline, actions } = await getOverview(claire(), later);
    expect(headline.score?.score).toBe(847);
    expect(headline.revenue?.totalCents).toBe(15_600_00);
    expect(actions.total).toBe(12);
    expect((await getRoleProfile(claire(), later)).badges).toMatchObject({ recentCount: 3 });
    expect((await getAmbassadorFigures(claire(), later)).figures.smart?.score).toBe(4.7);
  });

  it("sees the same figures on the second day, and no lead whose time runs", async () => {
    const later = new Date(SEEDED.getTime() + 2 * 86_400_000);
    const { figures } = await getAmbassadorFigures(claire(), later);
    expect(figures).toMatchObject({ activeLeads: 6, newLeads: 3, smart: { score: 4.7 } });
    expect((await getOverview(claire(), later)).headline.score?.score).toBe(847);
    const open = db.raw.prepare('SELECT count(*) FROM "LeadOffer" WHERE "endedAt" IS NULL');
    expect(open.pluck().get()).toBe(0);
    const nadia = (await getAmbassadorFigures(actor(PEOPLE.looper), later)).figures;
    expect(nadia).toMatchObject({ activeLeads: 5, newLeads: 2 });
    expect(nadia.smart).toEqual(
      (await getAmbassadorFigures(actor(PEOPLE.looper), NOW)).figures.smart,
    );
  });

  it("finds under her seller's dashboard what waits and what comes", async () => {
    const { actions, visits, offers, messages } = await getSellerFigures(claire(), NOW);
    expect(kindsOf(actions.items)).toEqual({ offer: 2, message: 2, draft: 1 });
    expect(visits.map(({ visitor, confirmed }) => [visitor, confirmed])).toEqual([
      ["Thomas Lefèvre", true],
    ]);
    expect(offers.map(({ buyer, ofSeller }) => [buyer, ofSeller])).toEqual([
      ["Thomas Lefèvre", false],
      ["Sarah Kaminski", false],
      ["Thomas Lefèvre", true],
    ]);
    expect(messages.map(({ contact, unread }) => [contact, unread])).toEqual([
      ["Thomas Lefèvre", true],
      ["Paul Girard", true],
      ["Thomas Lefèvre", false],
    ]);
  });

  it("sees her statistics over a month and a quarter", async () => {
    const month = await getSellerAnalytics(claire(), 30, NOW);
    expect(month.totals[0]).toEqual({ measure: "views", total: 771, change: 23 });
    expect(month.days).toHaveLength(30);
    expect(month.days.at(-1)?.day).toBe("2026-03-12");
    const quarter = await getSellerAnalytics(claire(), 90, NOW);
    expect(quarter.days).toHaveLength(90);
    expect(quarter.totals[0]?.total).toBeGreaterThan(771 + 627);
    expect(quarter.listings.map(({ id, ended, funnel }) => [id, ended, funnel.offers])).toEqual([
      ["nantes000003", null, 1],
      ["rennes000001", null, 2],
      ["stma10000002", null, 2],
      ["vannes000005", "sold", 1],
    ]);
    expect(quarter.listings[0]).toMatchObject({
      daysOnline: 20,
      averageDaysOnline: 45,
      averageIsIndicative: true,
    });
  });
});

describe("the other people of the demonstration", () => {
  it("give Thomas Lefèvre his search", async () => {
    const thomas = actor(PEOPLE.buyer);
    const { figures, actions, visits, offers, messages } = await getBuyerFigures(thomas, NOW);
    expect(figures).toEqual({
      favorites: 2,
      savedSearches: 2,
      alerts: 1,
      upcomingVisits: 1,
      completedVisits: 1,
      offersOpen: 2,
    });
    expect(kindsOf(actions.items)).toEqual({ counter: 1, message: 2 });
    expect([visits.length, offers.length, messages.length]).toEqual([1, 2, 3]);
    const { headline, suggestions } = await getOverview(thomas, NOW);
    expect(headline).toMatchObject({ revenue: null, monthlyPercent: null });
    expect(headline.score?.level).toBe("silver");
    expect(suggestions).toEqual(["become-looper"]);
    expect(await countUnread(thomas)).toEqual([{ role: "buyer", unread: 2 }]);
  });

  it("give Nadia Benali her rounds", async () => {
    const nadia = actor(PEOPLE.looper);
    const { figures, actions } = await getAmbassadorFigures(nadia, NOW);
    expect(figures).toMatchObject({
      earningsCents: 6_800_00,
      properties: 2,
      visitsOrganised: 32,
      signatures: 5,
      activeLeads: 5,
    });
    expect(figures.smart?.parts.every(({ score }) => score !== null)).toBe(true);
    expect(kindsOf(actions.items)).toEqual({ lead: 2, message: 1 });
    expect(await countUnread(nadia)).toEqual([{ role: "ambassador", unread: 3 }]);
  });

  it("give Hélène Garnier a request to decide", async () => {
    const helene = actor(PEOPLE.trust);
    const { panels, actions, headline } = await getOverview(helene, NOW);
    expect(panels).toEqual([
      { role: "trust_manager", figures: { requests: 1, loopers: 2, suspended: 0 } },
    ]);
    expect(actions.items.map(({ kind, subject }) => [kind, subject])).toEqual([
      ["request", "Yann Le Goff"],
    ]);
    expect(headline.score).toBeNull();
    const unsecured = await getOverview({ ...helene, mustSecure: true }, NOW);
    expect(unsecured.panels).toEqual([]);
    expect(unsecured.actions).toEqual({ total: 0, items: [] });
  });

  it("say that there is nothing yet to who has just come", async () => {
    const julien = await getOverview(actor(PEOPLE.newSeller), NOW);
    expect(julien.headline).toEqual({ revenue: null, monthlyPercent: null, score: null });
    expect(julien.panels).toEqual([{ role: "seller", figures: null }]);
    expect(julien.actions).toEqual({ total: 0, items: [] });
    const yann = await getRoleProfile(actor(PEOPLE.candidate), NOW);
    expect(yann.active).toEqual([]);
    expect(yann.waiting).toEqual([{ role: "ambassador", status: "pending" }]);
    expect(yann.available).toEqual(["buyer", "seller"]);
  });
});

test("nobody reads the figures of a role they do not hold", async () => {
  const thomas = actor(PEOPLE.buyer);
  const yann = actor(PEOPLE.candidate);
  await expect(getSellerFigures(thomas, NOW)).rejects.toThrow("request.forbidden");
  await expect(getSellerAnalytics(thomas, 30, NOW)).rejects.toThrow("request.forbidden");
  await expect(getAmbassadorFigures(yann, NOW)).rejects.toThrow("request.forbidden");
  await expect(getBuyerFigures(actor(PEOPLE.seller), NOW)).rejects.toThrow("request.forbidden");
});
