import { expect, test } from "vitest";
import { readSort } from "../kernel/sorted-list.ts";
import { countReports } from "../reports/queries/count-reports.ts";
import { listReports } from "../reports/queries/list-reports.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { actorWith } from "../testing/people.ts";
import { planOf, statementsOf } from "../testing/statements.ts";
import { getPersonalDataFigures } from "./compliance/queries/get-personal-data-figures.ts";
import { listLapsingLoopers } from "./compliance/queries/list-lapsing-loopers.ts";
import { getTrustFigures } from "./figures/queries/get-trust-figures.ts";
import { countLeads } from "./leads/queries/count-leads.ts";
import { listQualifiedLeads } from "./leads/queries/list-qualified-leads.ts";
import { countCheckedListings } from "./listings/queries/count-checked-listings.ts";
import { findMeanPrice } from "./listings/queries/find-mean-price.ts";
import { listCheckedListings } from "./listings/queries/list-checked-listings.ts";
import { listLoopers, looperFilterOptions } from "./loopers/queries/list-loopers.ts";
import { countSales } from "./sales/queries/count-sales.ts";
import { listTrackedSales } from "./sales/queries/list-tracked-sales.ts";
import { listTasks } from "./tasks/queries/list-tasks.ts";
import { listWaitingTrainings } from "./trainings/queries/list-waiting-trainings.ts";
import { listTeamVisits } from "./visits/queries/list-team-visits.ts";
import { type TeamVisitView, type VisitSort, visitSorts } from "./visits/rules.ts";

/* SQLite's plans: each list of the team is cut by the index that has its rows and no others, in their order. */

const NOW = new Date("2026-11-21T10:00:00Z");
const actor = actorWith([["trust_manager", "active"]]);

const database = adoptedDatabase();

const visits = (view: TeamVisitView) =>
  listTeamVisits(actor, { view, sort: readSort<VisitSort>({}, visitSorts(view)) }, NOW);

const READS: [string, string[], () => unknown][] = [
  [
    "the team's figures",
    [
      "Lead_state_age",
      "AmbassadorProfile_attestation",
      "AmbassadorProfile_insurance",
      "OutboxMail_state_nextAttemptAt_idx",
      "User_joined",
    ],
    () => getTrustFigures(actor, NOW),
  ],
  [
    "the tasks",
    [
      ...["RoleGrant_loopers", "LooperPaper_waits", "ContinuingTraining_state_handedInAt_id_idx"],
      ...["ListingReport_status_dueAt_id_idx", "ConversationReport_closedAt_dueAt_id_idx"],
      ...["Lead_free", "OutboxMail_dead", "ListingRevision_status_submittedAt_idx"],
      "Visit_locked",
    ],
    () => listTasks(actor, {}, NOW),
  ],
  [
    "trainings that wait",
    ["ContinuingTraining_state_handedInAt_id_idx"],
    () => listWaitingTrainings(actor),
  ],
  [
    "papers that end",
    ["AmbassadorProfile_identity", "AmbassadorProfile_attestation", "AmbassadorProfile_insurance"],
    () => listLapsingLoopers(actor, NOW),
  ],
  ["erased accounts", ["User_erased"], () => getPersonalDataFigures(actor, NOW)],
  ["loopers", ["RoleGrant_loopers"], () => listLoopers(actor, { status: "active" }, NOW)],
  [
    "loopers who serve a commune",
    ["RoleGrant_loopers", "LooperZoneCommune_communeCode_distanceM_idx"],
    () => listLoopers(actor, { status: "active", commune: "35238" }, NOW),
  ],
  [
    "the communes of loopers",
    ["RoleGrant_role_status_idx"],
    () => looperFilterOptions(actor, "active"),
  ],
  [
    "revisions and listings to count",
    ["ListingRevision_status_submittedAt_idx", "Property_incomplete"],
    () => countCheckedListings(actor),
  ],
  [
    "incomplete listings",
    ["Property_incomplete"],
    () => listCheckedListings(actor, { view: "incomplete" }),
  ],
  [
    "published listings",
    ["Property_published"],
    () => listCheckedListings(actor, { view: "published" }),
  ],
  ["mean prices", ["Property_commune_type_price"], () => findMeanPrice("35238", "house")],
  ["leads to count", ["Lead_state_age"], () => countLeads(actor)],
  ["open leads", ["Lead_state_age"], () => listQualifiedLeads(actor, { view: "open" }, NOW)],
  ["decided leads", ["Lead_state_age"], () => listQualifiedLeads(actor, { view: "won" }, NOW)],
  [
    "sales to count",
    ["Offer_accepted_age", "Property_under_offer", "Property_sold"],
    () => countSales(actor, NOW),
  ],
  [
    "accepted offers",
    ["Offer_accepted_age"],
    () => listTrackedSales(actor, { view: "accepted" }, NOW),
  ],
  [
    "homes under offer",
    ["Property_under_offer"],
    () => listTrackedSales(actor, { view: "under-offer" }, NOW),
  ],
  ["homes sold", ["Property_sold"], () => listTrackedSales(actor, { view: "sold" }, NOW)],
  ["visits to come", ["Visit_status_startsAt_idx"], () => visits("upcoming")],
  ["locked visits", ["Visit_locked"], () => visits("locked")],
  ["visits made", ["Visit_status_startsAt_idx"], () => visits("completed")],
  ["all visits", ["Visit_startsAt_idx"], () => visits("all")],
  ["reports to count", ["ListingReport_status_dueAt_id_idx"], () => countReports(actor)],
  [
    "reports",
    ["ListingReport_status_movedAt_id_idx"],
    () => listReports(actor, { view: "closed" }),
  ],
];

test.each(READS)("%s are read along %j", async (_name, indexes, read) => {
  const steps = (await statementsOf(read)).flatMap((sql) => planOf(database, sql));
  for (const index of indexes) {
    expect(steps.filter((step) => / INDEX (\w+)/.exec(step)?.[1] === index)).not.toEqual([]);
  }
});
