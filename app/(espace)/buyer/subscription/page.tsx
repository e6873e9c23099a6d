import { pageActor } from "@/lib/auth/page-actor";
import { listAlerts } from "@/lib/buying/saved-searches/queries";
import { pageMetadata } from "../../../page-metadata";
import { SUBSCRIPTION } from "./copy";
import { SubscriptionScreen } from "./SubscriptionScreen";

export const metadata = pageMetadata({ title: SUBSCRIPTION.title });

export default async function Page() {
  const actor = await pageActor("/buyer/subscription");
  return <SubscriptionScreen searches={await listAlerts(actor)} />;
}
