import { FeedScreen } from "@/components/visits/FeedScreen";
import { CALENDAR_FEED } from "@/components/visits/week-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { findFeed } from "@/lib/visits/calendar/queries/find-feed";
import { pageMetadata } from "../../../page-metadata";
import { renewFeedAction, stopFeedAction } from "./actions";

export const metadata = pageMetadata({ title: CALENDAR_FEED.title });

export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ fait?: string | string[] }>;
}) {
  const actor = await pageActor("/visites/agenda");
  return (
    <FeedScreen
      feed={await findFeed(actor)}
      isStopped={(await searchParams).fait === "arrete"}
      renew={renewFeedAction}
      stop={stopFeedAction}
    />
  );
}
