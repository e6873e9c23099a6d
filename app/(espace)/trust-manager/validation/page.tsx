import { pageMetadata } from "@/app/page-metadata";
import { DECISIONS } from "@/lib/accounts/role-grants/copy";
import { pageActor } from "@/lib/auth/page-actor";
import { readListFilter } from "@/lib/kernel/list-filter";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { ROLE_STATUSES } from "@/lib/kernel/roles";
import { readSort } from "@/lib/kernel/sorted-list";
import { countLoopers } from "@/lib/trust/loopers/queries/count-loopers";
import { listLoopers, looperFilterOptions } from "@/lib/trust/loopers/queries/list-loopers";
import { LOOPER_SORTS, type LooperSort } from "@/lib/trust/loopers/rules";
import { countWaitingTrainings } from "@/lib/trust/trainings/queries/count-waiting-trainings";
import { decideAction, reinstateAction, remindAction, suspendAction } from "./actions";
import { VALIDATION } from "./copy";
import { ValidationScreen } from "./ValidationScreen";

export const metadata = pageMetadata({ title: VALIDATION.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/validation");
  const query = await searchParams;
  const status = oneOf(ROLE_STATUSES, query.filtre);
  const search = textOf(query.q) ?? "";
  const sort = readSort<LooperSort>(query, LOOPER_SORTS);
  const { commune } = readListFilter(query);
  const cursor = textOf(query.suite);
  const done = textOf(query.fait) ?? "";
  const page = await listLoopers(actor, { status, commune, search, sort, cursor });
  return (
    <ValidationScreen
      status={status}
      search={search}
      commune={commune}
      options={await looperFilterOptions(actor, status)}
      sort={sort}
      done={Object.hasOwn(DECISIONS.done, done) ? (done as keyof typeof DECISIONS.done) : null}
      isFirst={cursor === null}
      counts={await countLoopers(actor)}
      waitingTrainings={await countWaitingTrainings(actor)}
      page={page}
      actions={{
        decide: decideAction,
        suspend: suspendAction,
        reinstate: reinstateAction,
      }}
      remind={remindAction}
    />
  );
}
