import type { ReactNode } from "react";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { trustListOf } from "@/lib/routes/space";
import { LISTING_VIEWS, type ListingView } from "@/lib/trust/listings/rules";
import type { ListingCounts } from "@/lib/trust/listings/views";
import { QUALITY } from "./copy";

/** The title of the lists of listings, and the way from one to the others. */
export function QualityFrame({
  view,
  counts,
  children,
}: {
  view: ListingView;
  counts: ListingCounts;
  children: ReactNode;
}) {
  const count = { "in-review": counts.inReview, incomplete: counts.incomplete };
  const tabs = LISTING_VIEWS.map((each) => ({
    label: QUALITY.views[each],
    href: trustListOf("qualityControl", { filtre: each }),
    current: each === view,
    ...(each === "published" ? {} : { count: count[each] }),
  }));
  const lead = view === "in-review" ? QUALITY.queue.lead : QUALITY.lead;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={QUALITY.title} lead={lead} />
      <Tabs label={QUALITY.tabs} tabs={tabs} />
      {children}
    </div>
  );
}
