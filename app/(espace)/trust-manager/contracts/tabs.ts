import type { ListFilter } from "@/lib/kernel/list-filter";
import type { SortQuery } from "@/lib/kernel/sorted-list";
import { trustListOf } from "@/lib/routes/space";
import { SALE_VIEWS, type SaleListView } from "@/lib/trust/sales/rules";
import { CONTRACTS } from "./copy";

/** The lists of the page: sales by their state, narrowed and ordered alike, and the register of mandates. */
export const contractTabs = (
  current: SaleListView | "register",
  query: Partial<ListFilter & SortQuery> = {},
) =>
  ([...SALE_VIEWS, "register"] as const).map((each) => ({
    label: CONTRACTS.views[each],
    href: trustListOf("contracts", { filtre: each, ...(each === "register" ? {} : query) }),
    current: each === current,
  }));
