import { Head } from "@/app/head";
import { ValidationScreen } from "@/components/espace/trust/ValidationScreen";
import { ROLE_STATUSES } from "@/lib/accounts/roles";
import { VALIDATION } from "@/lib/content/fr/espace/trust";
import { pageActor } from "@/lib/server/auth/page";
import { type PageQuery, readChoice, readText } from "@/lib/trust/addresses";
import { countLoopers, listLoopers } from "@/lib/trust/loopers/queries";
import { decideAction, reinstateAction, suspendAction } from "./actions";

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const actor = await pageActor("/trust-manager/validation");
  const query = await searchParams;
  const status = readChoice(query.vue, ROLE_STATUSES, "pending");
  const search = readText(query.q);
  const cursor = readText(query.suite);
  return (
    <>
      <Head title={VALIDATION.title} />
      <ValidationScreen
        status={status}
        search={search}
        isFirst={cursor === ""}
        counts={countLoopers(actor)}
        page={listLoopers(actor, { status, search, cursor })}
        actions={{ decide: decideAction, suspend: suspendAction, reinstate: reinstateAction }}
      />
    </>
  );
}
