import type { ReactNode } from "react";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { qualityRoutes } from "@/lib/routes/quality";
import { trustListOf } from "@/lib/routes/space";
import { LISTING_VIEWS, type ListingView } from "@/lib/trust/listings/rules";
import type { ListingCounts } from "@/lib/trust/listings/views";
import { QUALITY } from "./copy";
import { SAMPLES } from "./echantillons/copy";

/** The title of the lists of listings, and the way from one to the others. */
export function QualityFrame({
  view,
  counts,
  children,
}: {
  view: ListingView | "sample";
  counts: ListingCounts;
  children: ReactNode;
}) {
  const count = { "in-review": counts.inReview, incomplete: counts.incomplete };
  const listings = LISTING_VIEWS.map((each) => ({
    label: QUALITY.views[each],
    href: trustListOf("qualityControl", { filtre: each }),
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
