"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PreferenceForm } from "@/components/notifications/PreferenceForm";
import { PresetForm } from "@/components/notifications/PresetForm";
import { PushPanel } from "@/components/notifications/PushPanel";
import { FREQUENCIES, FREQUENCY_LABELS } from "@/components/search/frequencies";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Disclosure } from "@/components/ui/Disclosure";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { AlertView } from "@/lib/buying/saved-searches/views";
import type { NotificationSettingsView } from "@/lib/notifications/settings/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { SUBSCRIPTION } from "./copy";

/** A buyer's alerts, by what means they arrive, and what the buyer agrees to be sent. */
export function SubscriptionScreen({
  searches,
  hasFavoriteAlerts,
  view,
  actions,
}: {
  searches: readonly AlertView[];
  /** Whether the buyer is notified of what happens to their favourites. */
  hasFavoriteAlerts: boolean;
  view: NotificationSettingsView;
  actions: Record<
    "changeAlert" | "changeFavoriteAlerts" | "changePreferences" | "applyPreset",
    FormAction
  >;
}) {
  return (
    <>
      <PageTitle title={SUBSCRIPTION.title} lead={SUBSCRIPTION.lead} />
      <Callout tone="success" title={SUBSCRIPTION.free}>
        <p>{SUBSCRIPTION.freeText}</p>
      </Callout>
      <Panel id="alertes" title={SUBSCRIPTION.alerts}>
        <p className="max-w-text text-ink-soft">
          {searches.length === 0 ? SUBSCRIPTION.none : SUBSCRIPTION.alertsText}
        </p>
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {searches.map((search) => (
            <Alert key={search.id} search={search} action={actions.changeAlert} />
          ))}
          <FavoriteAlerts isOn={hasFavoriteAlerts} action={actions.changeFavoriteAlerts} />
        </ul>
        <LinkButton
          href={searches.length === 0 ? routes.buy : spaceRoutes.buyer.search}
          variant="secondary"
          className="self-start"
        >
          {searches.length === 0 ? SUBSCRIPTION.newSearch : SUBSCRIPTION.manageSearches}
        </LinkButton>
      </Panel>
      <Panel id="moyens" title={SUBSCRIPTION.channels}>
        <PreferenceForm scope="buyer" view={view} action={actions.changePreferences} />
      </Panel>
      <PushPanel {...view.push} />
      <Panel id="accords" title={SUBSCRIPTION.consents}>
        <p className="max-w-text text-ink-soft">{SUBSCRIPTION.consentsText}</p>
        <PresetForm action={actions.applyPreset} />
        <Link
          href={spaceRoutes.settingsTab("notifications")}
          className="text-link inline-flex min-h-11 items-center self-start"
        >
          {SUBSCRIPTION.all}
        </Link>
      </Panel>
    </>
  );
}

/** The alerts about the favourites, which are sent at once: a line of their own. */
function FavoriteAlerts({ isOn, action }: { isOn: boolean; action: FormAction }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {SUBSCRIPTION.favorites}
          <Badge tone={isOn ? "leaf" : "neutral"}>
            {isOn ? `${SUBSCRIPTION.on} · ${FREQUENCY_LABELS.instant}` : SUBSCRIPTION.off}
          </Badge>
        </p>
        <p className="mt-1 max-w-text text-small text-ink-soft">{SUBSCRIPTION.favoritesText}</p>
      </div>
      <ActionForm id="alertes-favoris" action={action}>
        <input type="hidden" name="alertEnabled" value={isOn ? "" : "on"} />
        <SubmitButton variant="secondary" sending={SUBSCRIPTION.saving}>
          <span>
            {isOn ? SUBSCRIPTION.switchOff : SUBSCRIPTION.switchOn}
            <VisuallyHidden>{SUBSCRIPTION.switchFor}</VisuallyHidden>
          </span>
        </SubmitButton>
      </ActionForm>
    </li>
  );
}

function Alert({
  search: { id, name, alertEnabled, frequency },
  action,
}: {
  search: AlertView;
  action: FormAction;
}) {
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
        <Badge tone={alertEnabled ? "leaf" : "neutral"}>
          {alertEnabled ? `${SUBSCRIPTION.on} · ${FREQUENCY_LABELS[frequency]}` : SUBSCRIPTION.off}
        </Badge>
      </div>
      <Disclosure
        summary={
          <>
            {SUBSCRIPTION.change}
            <VisuallyHidden>, {SUBSCRIPTION.alertOf(name)}</VisuallyHidden>
          </>
        }
      >
        <ActionForm
          id={`alerte-${id}`}
          action={action}
          defaultValue={{ alertEnabled, frequency }}
          className="max-w-sm pt-2"
        >
          <input type="hidden" name="searchId" value={id} />
          <input type="hidden" name="name" value={name} />
          <CheckField name="alertEnabled" label={SUBSCRIPTION.enabled} />
          <SelectField name="frequency" label={SUBSCRIPTION.frequency} options={FREQUENCIES} />
          <SubmitButton variant="secondary" sending={SUBSCRIPTION.saving} className="self-start">
            {SUBSCRIPTION.save}
          </SubmitButton>
        </ActionForm>
      </Disclosure>
    </li>
  );
}
