"use client";

import { PageTitle } from "@/components/espace/PageTitle";
import { Panel } from "@/components/espace/Panel";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { NOTIFICATION_CHANNELS, type Preference } from "@/lib/accounts/notifications/rules";
import type { AlertView } from "@/lib/buying/saved-searches/views";
import { FREQUENCY_LABELS, SUBSCRIPTION } from "@/lib/content/fr/espace/buying";
import { routes } from "@/lib/routes";
import { spaceRoutes } from "@/lib/space-routes";

/** What a buyer is told, and by what means: nothing is asked for it (decision 23). */
export function SubscriptionScreen({
  alerts,
  preferences,
}: {
  alerts: readonly AlertView[];
  preferences: readonly Preference[];
}) {
  const insights = preferences.find(({ kind }) => kind === "market_insights");
  return (
    <>
      <PageTitle title={SUBSCRIPTION.title} lead={SUBSCRIPTION.lead} />
      <Callout tone="success" title={SUBSCRIPTION.free}>
        <p>{SUBSCRIPTION.freeText}</p>
      </Callout>
      <Panel id="alertes" title={SUBSCRIPTION.alerts}>
        <p className="max-w-text text-ink-soft">{SUBSCRIPTION.alertsText}</p>
        <Alerts alerts={alerts} />
      </Panel>
      <Panel id="conseils" title={SUBSCRIPTION.insights}>
        <p className="max-w-text text-ink-soft">{SUBSCRIPTION.insightsText}</p>
        <dl className="flex flex-col divide-y divide-line">
          {NOTIFICATION_CHANNELS.map((channel) => (
            <div key={channel} className="flex items-center justify-between gap-4 py-3">
              <dt>{SUBSCRIPTION.channels[channel]}</dt>
              <dd>
                <Badge tone={insights?.[channel] ? "leaf" : "neutral"}>
                  {insights?.[channel] ? SUBSCRIPTION.allowed : SUBSCRIPTION.refused}
                </Badge>
              </dd>
            </div>
          ))}
        </dl>
        <LinkButton
          href={spaceRoutes.settingsTab("notifications")}
          variant="secondary"
          className="self-start"
        >
          {SUBSCRIPTION.manageChannels}
        </LinkButton>
      </Panel>
    </>
  );
}

function Alerts({ alerts }: { alerts: readonly AlertView[] }) {
  if (alerts.length === 0) {
    return (
      <>
        <p>{SUBSCRIPTION.noAlerts}</p>
        <LinkButton href={routes.buy()} variant="secondary" className="self-start">
          {SUBSCRIPTION.newSearch}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {alerts.map(({ id, name, alertEnabled, frequency }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="font-medium">{name}</span>
            <span className="flex items-center gap-3 text-small">
              {alertEnabled && FREQUENCY_LABELS[frequency]}
              <Badge tone={alertEnabled ? "leaf" : "neutral"}>
                {alertEnabled ? SUBSCRIPTION.on : SUBSCRIPTION.off}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
      <LinkButton href={spaceRoutes.buyer.search} variant="secondary" className="self-start">
        {SUBSCRIPTION.manageAlerts}
      </LinkButton>
    </>
  );
}
