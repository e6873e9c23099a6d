import { askingPricesFor } from "@/lib/estimates/queries/asking-prices-for";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { routes } from "@/lib/routes/public";
import { MAX_LOCATION_LENGTH } from "@/lib/search-index/criteria";
import { pageMetadata } from "../../page-metadata";
import { ESTIMATE } from "./copy";
import { EstimateScreen } from "./EstimateScreen";

export const metadata = pageMetadata({
  title: ESTIMATE.metaTitle,
  description: ESTIMATE.metaDescription,
  path: routes.estimate,
});

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const text = (textOf((await searchParams).location) ?? "").slice(0, MAX_LOCATION_LENGTH);
  return <EstimateScreen text={text} view={askingPricesFor(text)} />;
}
