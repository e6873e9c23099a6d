import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import type { AlertView } from "@/lib/buying/saved-searches/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { SUBSCRIPTION } from "./copy";

/** What a buyer is sent: nothing is asked for it, and nothing is announced that is not sent. */
export function SubscriptionScreen({ searches }: { searches: readonly AlertView[] }) {
  return (
    <>
      <PageTitle title={SUBSCRIPTION.title} lead={SUBSCRIPTION.lead} />
      <Callout tone="success" title={SUBSCRIPTION.free}>
        <p>{SUBSCRIPTION.freeText}</p>
      </Callout>
      <Panel id="alertes" title={SUBSCRIPTION.alerts}>
        <p className="max-w-text text-ink-soft">{SUBSCRIPTION.alertsText}</p>
        <Searches searches={searches} />
      </Panel>
      <Panel id="envois" title={SUBSCRIPTION.sent}>
        <p className="max-w-text text-ink-soft">{SUBSCRIPTION.sentText}</p>
        <Link
          href={spaceRoutes.settingsTab("notifications")}
          className="text-link inline-flex min-h-11 items-center self-start"
        >
          {SUBSCRIPTION.seeSent}
        </Link>
      </Panel>
    </>
  );
}

function Searches({ searches }: { searches: readonly AlertView[] }) {
  if (searches.length === 0) {
    return (
      <LinkButton href={routes.buy} variant="secondary" className="self-start">
        {SUBSCRIPTION.newSearch}
      </LinkButton>
    );
  }
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {searches.map(({ id, name }) => (
          <li key={id} className="py-3 font-medium">
            {name}
          </li>
        ))}
      </ul>
      <LinkButton href={spaceRoutes.buyer.search} variant="secondary" className="self-start">
        {SUBSCRIPTION.manageSearches}
      </LinkButton>
    </>
  );
}
