import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { readListFilter } from "@/lib/kernel/list-filter";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { readSort } from "@/lib/kernel/sorted-list";
import { countCheckedListings } from "@/lib/trust/listings/queries/count-checked-listings";
import {
  listCheckedListings,
  listingFilterOptions,
} from "@/lib/trust/listings/queries/list-checked-listings";
import { listCovers } from "@/lib/trust/listings/queries/list-covers";
import { LISTING_SORTS, LISTING_VIEWS, type ListingSort } from "@/lib/trust/listings/rules";
import { listRevisionsInReview } from "@/lib/trust/review/queries/list-revisions-in-review";
import { REVIEW_KINDS } from "@/lib/trust/review/rules";
import { requestCompletionsAction } from "./actions";
import { QUALITY } from "./copy";
import { QualityScreen } from "./QualityScreen";
import { QueueScreen } from "./QueueScreen";

export const metadata = pageMetadata({ title: QUALITY.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/quality-control");
  const query = await searchParams;
  const view = oneOf(LISTING_VIEWS, query.filtre);
  const cursor = textOf(query.suite);
  const isFirst = cursor === null;
  const counts = await countCheckedListings(actor);
  if (view === "in-review") {
    const kind = REVIEW_KINDS.find((each) => each === query.nature) ?? null;
    const done = textOf(query.fait) ?? "";
    return (
      <QueueScreen
        kind={kind}
        done={
          Object.hasOwn(QUALITY.queue.done, done) ? (done as keyof typeof QUALITY.queue.done) : null
        }
        isFirst={isFirst}
        counts={counts}
        page={await listRevisionsInReview(actor, { kind, cursor })}
      />
    );
  }
  const sort = readSort<ListingSort>(query, LISTING_SORTS);
  const filter = readListFilter(query);
  const page = await listCheckedListings(actor, { view, sort, filter, cursor });
  const covers = await listCovers(
    actor,
    page.rows.map(({ id }) => id),
  );
  return (
    <QualityScreen
      view={view}
      sort={sort}
      filter={filter}
      options={await listingFilterOptions(actor, view)}
      isFirst={isFirst}
      counts={counts}
      page={page}
      covers={covers}
      action={requestCompletionsAction}
    />
  );
}
