import { SubscriptionScreen } from "@/app/(espace)/buyer/subscription/SubscriptionScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { listAlerts } from "@/lib/buying/saved-searches/queries";
import { SUBSCRIPTION } from "@/lib/content/fr/espace/buying";
import { Head } from "../../../head";

export default async function Page() {
  const actor = await pageActor("/buyer/subscription");
  return (
    <>
      <Head title={SUBSCRIPTION.title} />
      <SubscriptionScreen searches={listAlerts(actor)} />
    </>
  );
}
