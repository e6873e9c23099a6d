import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { listOpenSales } from "@/lib/sales/queries/list-open-sales";
import { listNotaries } from "@/lib/trust/sales/queries/list-notaries";
import { listTrackedSales } from "@/lib/trust/sales/queries/list-tracked-sales";
import { NOTARY } from "./copy";
import { type NotarySales, NotaryScreen } from "./NotaryScreen";

const VIEWS = ["accepted", "sold"] as const satisfies NotarySales[];

export const metadata = pageMetadata({ title: NOTARY.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/notary");
  const query = await searchParams;
  const view = oneOf(VIEWS, query.filtre);
  const cursor = textOf(query.suite);
  return (
    <NotaryScreen
      view={view}
      isFirst={cursor === null}
      page={
        view === "sold" ? await listTrackedSales(actor, { view, cursor }) : { rows: [], next: null }
      }
      open={view === "accepted" ? await listOpenSales(actor) : { lines: [], more: false }}
      notaries={await listNotaries(actor)}
    />
  );
}
