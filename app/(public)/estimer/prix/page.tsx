import {
  findCommunePrices,
  findNamedCommunePrices,
} from "@/lib/estimates/queries/find-commune-prices";
import { findPaidPrices } from "@/lib/estimates/queries/find-paid-prices";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { estimateRoutes } from "@/lib/routes/estimates";
import { communeText } from "@/lib/search/places/rules";
import { MAX_LOCATION_LENGTH } from "@/lib/search-index/criteria";
import { pageMetadata } from "../../../page-metadata";
import { AskingPricesScreen } from "./AskingPricesScreen";
import { ASKING_PRICES } from "./copy";

export const metadata = pageMetadata({
  title: ASKING_PRICES.metaTitle,
  description: ASKING_PRICES.metaDescription,
  path: estimateRoutes.askingPrices,
});

/** A commune is asked for by its slug, as links do, or by a text, as the form does. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const { commune, location } = await searchParams;
  const slug = textOf(commune);
  const text = (textOf(location) ?? "").slice(0, MAX_LOCATION_LENGTH);
  const view = await (slug === null ? findNamedCommunePrices(text) : findCommunePrices(slug));
  const typed = slug !== null && view.kind === "found" ? communeText(view.commune) : text;
  const paid = view.kind === "found" ? await findPaidPrices(view.commune.code) : null;
  return <AskingPricesScreen text={typed} view={view} paid={paid} />;
}
