import type { ReactNode } from "react";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import type { ListFilter } from "@/lib/kernel/list-filter";
import type { SortQuery } from "@/lib/kernel/sorted-list";
import { qualityRoutes } from "@/lib/routes/quality";
import { trustListOf } from "@/lib/routes/space";
import { LISTING_VIEWS, type ListingView } from "@/lib/trust/listings/rules";
import type { ListingCounts } from "@/lib/trust/listings/views";
import { QUALITY } from "./copy";
import { SAMPLES } from "./echantillons/copy";

/** The title of the lists of listings, and the way from one to the others. */
export function QualityFrame({
  view,
  query = {},
  counts,
  children,
}: {
  view: ListingView | "sample";
  /** What the lists of published listings are narrowed to and ordered by. */
  query?: Partial<ListFilter & SortQuery>;
  counts: ListingCounts;
  children: ReactNode;
}) {
  const count = { "in-review": counts.inReview, incomplete: counts.incomplete };
  const listings = LISTING_VIEWS.map((each) => ({
    label: QUALITY.views[each],
    href: trustListOf("qualityControl", {
      filtre: each,
      ...(each === "in-review" ? {} : query),
    }),
    current: each === view,
    ...(each === "published" ? {} : { count: count[each] }),
  }));
  const isSample = view === "sample";
  const tabs = [
    ...listings,
    { label: SAMPLES.tab, href: qualityRoutes.samples(), current: isSample },
  ];
  const lead = view === "in-review" ? QUALITY.queue.lead : QUALITY.lead;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={isSample ? SAMPLES.title : QUALITY.title}
        lead={isSample ? SAMPLES.lead : lead}
      />
      <Tabs label={QUALITY.tabs} tabs={tabs} />
      {children}
    </div>
  );
}
