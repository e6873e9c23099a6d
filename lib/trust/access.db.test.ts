import { describe, expect, test } from "vitest";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { actorWith, PERSONAS } from "../testing/people.ts";
import { findPersonId } from "./compliance/queries/find-person-id.ts";
import { getPersonalDataFigures } from "./compliance/queries/get-personal-data-figures.ts";
import { listLapsingLoopers } from "./compliance/queries/list-lapsing-loopers.ts";
import { getTrustFigures } from "./figures/queries/get-trust-figures.ts";
import { countLeads } from "./leads/queries/count-leads.ts";
import { listQualifiedLeads } from "./leads/queries/list-qualified-leads.ts";
import { countCheckedListings } from "./listings/queries/count-checked-listings.ts";
import {
  listCheckedListings,
  listingFilterOptions,
} from "./listings/queries/list-checked-listings.ts";
import { listCovers } from "./listings/queries/list-covers.ts";
import { countLoopers } from "./loopers/queries/count-loopers.ts";
import { listLoopers, looperFilterOptions } from "./loopers/queries/list-loopers.ts";
import { listRevisionsInReview } from "./review/queries/list-revisions-in-review.ts";
import { countSales } from "./sales/queries/count-sales.ts";
import { listNotaries } from "./sales/queries/list-notaries.ts";
import { listTrackedSales, saleFilterOptions } from "./sales/queries/list-tracked-sales.ts";
import { countTasks } from "./tasks/queries/count-tasks.ts";
import { listTasks } from "./tasks/queries/list-tasks.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

adoptedDatabase();

describe("the lists and figures of the team", () => {
  const READS: Record<string, (actor: Actor) => unknown> = {
    getTrustFigures: (actor) => getTrustFigures(actor, NOW),
    listTasks: (actor) => listTasks(actor, {}, NOW),
    countTasks: (actor) => countTasks(actor, NOW),
    listLoopers: (actor) => listLoopers(actor, { status: "pending" }, NOW),
    looperFilterOptions: (actor) => looperFilterOptions(actor, "pending"),
    saleFilterOptions: (actor) => saleFilterOptions(actor, "sold", NOW),
    listingFilterOptions: (actor) => listingFilterOptions(actor, "published"),
    countLoopers,
    listCheckedListings: (actor) => listCheckedListings(actor, { view: "published" }),
    countCheckedListings,
    listRevisionsInReview: (actor) => listRevisionsInReview(actor, {}, NOW),
    listQualifiedLeads: (actor) => listQualifiedLeads(actor, { view: "open" }, NOW),
    countLeads,
    listTrackedSales: (actor) => listTrackedSales(actor, { view: "sold" }, NOW),
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
