import { trustListOf } from "@/lib/routes/space";
import { SALE_VIEWS, type SaleListView } from "@/lib/trust/sales/rules";
import { CONTRACTS } from "./copy";

/** The lists of the page: sales by their state, and the register of mandates. */
export const contractTabs = (current: SaleListView | "register") =>
  ([...SALE_VIEWS, "register"] as const).map((each) => ({
    label: CONTRACTS.views[each],
    href: trustListOf("contracts", { filtre: each }),
    current: each === current,
  }));
