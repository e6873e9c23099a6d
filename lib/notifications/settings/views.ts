import type { Preference } from "../preferences.ts";
import type { NotificationSettings } from "../rules.ts";

/** How a person is notified, and by what means they can be. */
export interface NotificationSettingsView {
  preferences: readonly Preference[];
  settings: NotificationSettings;
  sms: {
    /** The number that text messages go to; null where the profile has no French mobile. */
    number: string | null;
    /** Whether the site has an operator that sends them. */
    leaves: boolean;
  };
  push: {
    /** What browsers subscribe with, base64url. */
    publicKey: string;
    /** Browsers that are sent push messages. */
    browsers: number;
  };
}
