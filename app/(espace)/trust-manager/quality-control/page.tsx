import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import {
  countCheckedListings,
  listCheckedListings,
  listCovers,
} from "@/lib/trust/listings/queries";
import { LISTING_VIEWS } from "@/lib/trust/listings/rules";
import { QUALITY } from "./copy";
import { QualityScreen } from "./QualityScreen";

export const metadata = pageMetadata({ title: QUALITY.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/quality-control");
  const query = await searchParams;
  const view = oneOf(LISTING_VIEWS, query.filtre);
  const cursor = textOf(query.suite);
  const page = listCheckedListings(actor, { view, cursor });
  const covers = await listCovers(
    actor,
    page.rows.map(({ id }) => id),
  );
  return (
    <QualityScreen
      view={view}
      isFirst={cursor === null}
      counts={countCheckedListings(actor)}
      page={page}
      covers={covers}
    />
  );
}
