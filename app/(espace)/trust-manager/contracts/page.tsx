import { redirect } from "next/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { readListFilter } from "@/lib/kernel/list-filter";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { readSort } from "@/lib/kernel/sorted-list";
import { spaceRoutes } from "@/lib/routes/space";
import { countSales } from "@/lib/trust/sales/queries/count-sales";
import { listTrackedSales, saleFilterOptions } from "@/lib/trust/sales/queries/list-tracked-sales";
import { SALE_SORTS, SALE_VIEWS, type SaleSort } from "@/lib/trust/sales/rules";
import { remindSalesAction } from "./actions";
import { ContractsScreen } from "./ContractsScreen";
import { SALES_PLACE } from "./copy";

export const metadata = pageMetadata({ title: SALES_PLACE.screens.sales.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/contracts");
  const query = await searchParams;
  // Where the register stood before it had an address of its own.
  if (query.filtre === "register") redirect(spaceRoutes.trustManager.register);
  const view = oneOf(SALE_VIEWS, query.filtre);
  const sort = readSort<SaleSort>(query, SALE_SORTS);
  const filter = readListFilter(query);
  const cursor = textOf(query.suite);
  return (
    <ContractsScreen
      view={view}
      sort={sort}
      filter={filter}
      options={await saleFilterOptions(actor, view)}
      isFirst={cursor === null}
      counts={await countSales(actor)}
      action={remindSalesAction}
      page={await listTrackedSales(actor, { view, sort, filter, cursor })}
    />
  );
}
