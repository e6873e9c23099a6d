import { describe, expect, test } from "vitest";
import { createPerson } from "../../testing/people.ts";
import {
  emptyWaitlist,
  NOW,
  withTeam,
  writeEntries,
  writeReferral,
} from "../../testing/waitlist-team.ts";
import { countWaitlist } from "./queries/count-waitlist.ts";
import { getWaitlistFunnel } from "./queries/get-waitlist-funnel.ts";
import { listCampaigns } from "./queries/list-campaigns.ts";
import { DIRECT, PERIODS, REFERRED } from "./rules.ts";

const team = withTeam();

describe("the funnel", () => {
  test("counts each on the day they subscribed in Paris, as far as they came", async () => {
    await emptyWaitlist(team);
    await writeEntries(team, [
      // The last moment of a day in Paris, and the first of the next.
      { createdAt: new Date("2026-11-19T22:59:59.999Z"), stage: "joined" },
      { createdAt: new Date("2026-11-19T23:00:00Z"), stage: "invited" },
      { createdAt: new Date("2026-11-20T12:00:00Z"), stage: "confirmed" },
      { createdAt: new Date("2026-11-20T22:59:59.999Z") },
      { createdAt: new Date("2026-11-20T23:00:00Z"), stage: "confirmed" },
      // Out of the period of seven days, by a moment, and in it by none.
      { createdAt: new Date("2026-11-14T22:59:59.999Z"), stage: "joined" },
      { createdAt: new Date("2026-11-14T23:00:00Z") },
      // An account without an invitation, nor a confirmation of the list's own.
      {
        createdAt: new Date("2026-11-18T12:00:00Z"),
        userId: (await createPerson(team.database, [["buyer", "active"]])).userId,
        joinedAt: NOW,
      },
    ]);
    const { days, total } = await getWaitlistFunnel(team.manager, { period: 7, source: null }, NOW);
    expect(days.map(({ day, subscribed }) => [day, subscribed])).toEqual([
      ["2026-11-15", 1],
      ["2026-11-16", 0],
      ["2026-11-17", 0],
      ["2026-11-18", 1],
      ["2026-11-19", 1],
      ["2026-11-20", 3],
      ["2026-11-21", 1],
    ]);
    expect(days[5]).toEqual({
      day: "2026-11-20",
      subscribed: 3,
      confirmed: 2,
      invited: 1,
      joined: 0,
      joinedInvited: 0,
    });
    expect(total).toEqual({ subscribed: 7, confirmed: 5, invited: 2, joined: 2, joinedInvited: 1 });
    expect(await countWaitlist(team.manager)).toEqual({
      subscribed: 8,
      confirmed: 6,
      invited: 3,
      joined: 3,
      joinedInvited: 2,
    });
  });

  test("has every day of its period, across the changes of the clocks", async () => {
    for (const period of PERIODS) {
      for (const now of [NOW, new Date("2026-03-30T00:30:00Z"), new Date("2026-10-26T00:30:00Z")]) {
        const { days } = await getWaitlistFunnel(team.manager, { period, source: null }, now);
        expect(new Set(days.map(({ day }) => day)).size).toBe(period);
      }
    }
  });

  test("tells where people came from, a campaign before a code, and a code only if known", async () => {
    await emptyWaitlist(team);
    const [sponsor, brought, campaign, wrong] = await writeEntries(team, [
      { stage: "confirmed", source: "salon" },
      { referredBy: "known", stage: "confirmed" },
      { referredBy: "known", source: "salon" },
      { referredBy: "NOBODY" },
      {},
    ]);
    expect(wrong).toBeDefined();
    await writeReferral(team, brought?.id ?? "", sponsor?.referralCode ?? "", "counted");
    await writeReferral(team, campaign?.id ?? "", sponsor?.referralCode ?? "");
    const { sources } = await getWaitlistFunnel(team.manager, { period: 7, source: null }, NOW);
    expect(
      sources.map(({ source, subscribed, confirmed }) => [source, subscribed, confirmed]),
    ).toEqual([
      [DIRECT, 2, 0],
      ["salon", 2, 1],
      [REFERRED, 1, 1],
    ]);
    const ofSalon = await getWaitlistFunnel(team.manager, { period: 7, source: "salon" }, NOW);
    expect(ofSalon.total).toMatchObject({ subscribed: 2, confirmed: 1 });
    expect(ofSalon.sources).toEqual(sources);
    expect(await listCampaigns(team.manager)).toEqual(["salon"]);
  });

  test("names the largest sources, and the others together", async () => {
    await emptyWaitlist(team);
    await writeEntries(
      team,
      Array.from({ length: 24 }, (_, rank) => ({ source: `c${rank}` })).flatMap((row, rank) =>
        rank < 8 ? [row, row] : [row],
      ),
    );
    for (const source of [null, "c1"]) {
      const { sources } = await getWaitlistFunnel(team.manager, { period: 7, source }, NOW);
      expect(sources).toHaveLength(9);
      expect(sources.at(-1)).toMatchObject({ source: null, subscribed: 16, confirmed: 0 });
      expect(sources.reduce((sum, { subscribed }) => sum + subscribed, 0)).toBe(32);
    }
    expect(await listCampaigns(team.manager)).toHaveLength(20);
  });
});
