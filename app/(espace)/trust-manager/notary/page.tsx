import { Head } from "@/app/head";
import { type NotarySales, NotaryScreen } from "@/components/espace/trust/NotaryScreen";
import { NOTARY } from "@/lib/content/fr/espace/trust-lists";
import { pageActor } from "@/lib/server/auth/page";
import { type PageQuery, readChoice, readText } from "@/lib/trust/addresses";
import { listNotaries, listSales } from "@/lib/trust/sales/queries";

const VIEWS: readonly NotarySales[] = ["accepted", "sold"];

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const actor = await pageActor("/trust-manager/notary");
  const query = await searchParams;
  const view = readChoice(query.vue, VIEWS, "accepted");
  const cursor = readText(query.suite);
  return (
    <>
      <Head title={NOTARY.title} />
      <NotaryScreen
        view={view}
        isFirst={cursor === ""}
        page={listSales(actor, { view, cursor })}
        notaries={listNotaries(actor)}
      />
    </>
  );
}
