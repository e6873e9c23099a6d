import { Head } from "@/app/head";
import { ContractsScreen } from "@/components/espace/trust/ContractsScreen";
import { CONTRACTS } from "@/lib/content/fr/espace/trust-lists";
import { pageActor } from "@/lib/server/auth/page";
import { type PageQuery, readChoice, readText } from "@/lib/trust/addresses";
import { countSales, listSales } from "@/lib/trust/sales/queries";
import { SALE_VIEWS } from "@/lib/trust/sales/rules";

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const actor = await pageActor("/trust-manager/contracts");
  const query = await searchParams;
  const view = readChoice(query.vue, SALE_VIEWS, "accepted");
  const cursor = readText(query.suite);
  return (
    <>
      <Head title={CONTRACTS.title} />
      <ContractsScreen
        view={view}
        isFirst={cursor === ""}
        counts={countSales(actor)}
        page={listSales(actor, { view, cursor })}
      />
    </>
  );
}
