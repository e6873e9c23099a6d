import { describe, expect, test } from "vitest";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { actorWith, PERSONAS } from "../testing/people.ts";
import { findPersonId, getPersonalDataFigures, listLapsingLoopers } from "./compliance/queries.ts";
import { getTrustFigures } from "./figures/queries.ts";
import { countLeads, listQualifiedLeads } from "./leads/queries.ts";
import { countCheckedListings, listCheckedListings, listCovers } from "./listings/queries.ts";
import { countLoopers, listLoopers } from "./loopers/queries.ts";
import { listRevisionsInReview } from "./review/queries.ts";
import { countSales, listNotaries, listSales } from "./sales/queries.ts";
import { countTasks, listTasks } from "./tasks/queries.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

adoptedDatabase();

describe("the lists and figures of the team", () => {
  const READS: Record<string, (actor: Actor) => unknown> = {
    getTrustFigures: (actor) => getTrustFigures(actor, NOW),
    listTasks: (actor) => listTasks(actor, {}, NOW),
    countTasks: (actor) => countTasks(actor, NOW),
    listLoopers: (actor) => listLoopers(actor, { status: "pending" }, NOW),
    countLoopers,
    listCheckedListings: (actor) => listCheckedListings(actor, { view: "published" }),
    countCheckedListings,
    listRevisionsInReview: (actor) => listRevisionsInReview(actor, {}, NOW),
    listQualifiedLeads: (actor) => listQualifiedLeads(actor, { view: "open" }, NOW),
    countLeads,
    listSales: (actor) => listSales(actor, { view: "sold" }, NOW),
    countSales: (actor) => countSales(actor, NOW),
    listNotaries,
    listLapsingLoopers: (actor) => listLapsingLoopers(actor, NOW),
    getPersonalDataFigures: (actor) => getPersonalDataFigures(actor, NOW),
    findPersonId: (actor) => findPersonId(actor, "camille@example.org"),
  };

  describe.each(Object.entries(READS))("%s", (_name, read) => {
    test.each(Object.entries(PERSONAS))(
      "is a trust manager's alone: %s",
      async (persona, roles) => {
        const reading = async () => read(actorWith(roles));
        if (persona === "trust manager") await expect(reading()).resolves.toBeDefined();
        else await expect(reading()).rejects.toThrow("request.forbidden");
      },
    );

    test("is closed without a second factor", async () => {
      const unsafe = actorWith(PERSONAS["trust manager"], { mustSecure: true });
      await expect((async () => read(unsafe))()).rejects.toThrow("request.forbidden");
    });
  });

  test.each(Object.entries(PERSONAS))(
    "covers are a trust manager's alone: %s",
    async (persona, roles) => {
      const read = () => listCovers(actorWith(roles), ["0123456789ab"]);
      if (persona === "trust manager") expect(await read()).toEqual({});
      else await expect(read()).rejects.toThrow("request.forbidden");
    },
  );
});
