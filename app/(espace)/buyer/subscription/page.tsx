import { pageActor } from "@/lib/auth/page-actor";
import { hasFavoriteAlerts } from "@/lib/buying/alerts/queries/has-favorite-alerts";
import { listAlerts } from "@/lib/buying/saved-searches/queries/list-search-alerts";
import { getNotificationSettings } from "@/lib/notifications/settings/queries/get-notification-settings";
import { pageMetadata } from "../../../page-metadata";
import { applyPresetAction, changePreferencesAction } from "../../settings/actions";
import { changeAlertAction, changeFavoriteAlertsAction } from "./actions";
import { SUBSCRIPTION } from "./copy";
import { SubscriptionScreen } from "./SubscriptionScreen";

export const metadata = pageMetadata({ title: SUBSCRIPTION.title });

export default async function Page() {
  const actor = await pageActor("/buyer/subscription");
  return (
    <SubscriptionScreen
      searches={await listAlerts(actor)}
      hasFavoriteAlerts={await hasFavoriteAlerts(actor)}
      view={await getNotificationSettings(actor)}
      actions={{
        changeAlert: changeAlertAction,
        changeFavoriteAlerts: changeFavoriteAlertsAction,
        changePreferences: changePreferencesAction,
        applyPreset: applyPresetAction,
      }}
    />
  );
}
