import { pageActor } from "@/lib/auth/page-actor";
import { listAlerts } from "@/lib/buying/saved-searches/queries";
import { Head } from "../../../head";
import { SUBSCRIPTION } from "./copy";
import { SubscriptionScreen } from "./SubscriptionScreen";

export default async function Page() {
  const actor = await pageActor("/buyer/subscription");
  return (
    <>
      <Head title={SUBSCRIPTION.title} />
      <SubscriptionScreen searches={await listAlerts(actor)} />
    </>
  );
}
