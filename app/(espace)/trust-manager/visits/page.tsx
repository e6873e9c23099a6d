import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { readListFilter } from "@/lib/kernel/list-filter";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { readSort } from "@/lib/kernel/sorted-list";
import {
  countTeamVisits,
  listTeamVisits,
  teamVisitFilters,
} from "@/lib/trust/visits/queries/list-team-visits";
import { TEAM_VISIT_VIEWS, type VisitSort, visitSorts } from "@/lib/trust/visits/rules";
import { manageVisitsAction } from "./actions";
import { TEAM_VISITS } from "./copy";
import { TeamVisitsScreen } from "./TeamVisitsScreen";

export const metadata = pageMetadata({ title: TEAM_VISITS.title });

/** /trust-manager/visits: every visit, by its state. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/visits");
  const query = await searchParams;
  const now = new Date();
  const view = oneOf(TEAM_VISIT_VIEWS, query.vue);
  const sort = readSort<VisitSort>(query, visitSorts(view));
  const filter = readListFilter(query);
  const search = textOf(query.q) ?? "";
  const cursor = textOf(query.suite);
  return (
    <TeamVisitsScreen
      view={view}
      sort={sort}
      filter={filter}
      search={search}
      options={await teamVisitFilters(actor, view, now)}
      isFirst={cursor === null}
      counts={await countTeamVisits(actor, now)}
      page={await listTeamVisits(actor, { view, sort, filter, search, cursor }, now)}
      manage={manageVisitsAction}
    />
  );
}
