import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { listLeads } from "@/lib/looper/queries/list-leads";
import { listReceivedRequests } from "@/lib/looper/requests/queries/list-received-requests";
import { findSellersLink } from "@/lib/waitlist/queries/find-sellers-link";
import { pageMetadata } from "../../../page-metadata";
import {
  acceptLeadAction,
  answerRequestAction,
  appointLeadAction,
  closeLeadAction,
  declineLeadAction,
  recordCallAction,
  writeNoteAction,
} from "./actions";
import { LEADS, leadDoneOf } from "./copy";
import { LeadsScreen } from "./LeadsScreen";
import { Requests } from "./Requests";

export const metadata = pageMetadata({ title: LEADS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/ambassador/leads");
  const { filtre, q, tri, suite, fait } = await searchParams;
  const view = await listLeads(actor, {
    status: textOf(filtre),
    search: textOf(q),
    order: textOf(tri),
    after: textOf(suite),
  });
  return (
    <LeadsScreen
      view={view}
      done={leadDoneOf(textOf(fait))}
      sellersLink={await findSellersLink(actor)}
      actions={{
        accept: acceptLeadAction,
        decline: declineLeadAction,
        call: recordCallAction,
        note: writeNoteAction,
        appoint: appointLeadAction,
        close: closeLeadAction,
      }}
    >
      <Requests
        requests={await listReceivedRequests(actor)}
        suspended={view.suspended}
        answer={answerRequestAction}
      />
    </LeadsScreen>
  );
}
