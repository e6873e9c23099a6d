import type { MailKind } from "../kinds.ts";
import { ACCOUNT_LETTERS } from "./account.ts";
import { CONTACT_LETTERS } from "./contact.ts";
import { FRESHNESS_LETTERS } from "./freshness.ts";
import { MANDATES_LETTERS } from "./mandates.ts";
import { MESSAGES_LETTERS } from "./messages.ts";
import { NOTIFICATIONS_LETTERS } from "./notifications.ts";
import { PAYOUTS_LETTERS } from "./payouts.ts";
import { PROVIDERS_LETTERS } from "./providers.ts";
import { REPORTS_LETTERS } from "./reports.ts";
import { REQUESTS_LETTERS } from "./requests.ts";
import { ROLES_LETTERS } from "./roles.ts";
import { SHORTLIST_LETTERS } from "./shortlist.ts";
import { VISITS_LETTERS } from "./visits.ts";
import { WAITLIST_LETTERS } from "./waitlist.ts";
import type { Letters } from "./words.ts";

/** What stands around every letter. */
export const MAIL_FRAME = {
  fallback: "Le bouton ne s’ouvre pas ? Copiez cette adresse dans votre navigateur :",
  sentences: [
    "Ce message est envoyé automatiquement.",
    "Nous ne vous demanderons jamais votre mot de passe par e-mail.",
  ],
} as const;

export const CONTACT_LABEL = "Écrire à notre équipe";

/** What each mail says. */
export const LETTERS: Letters<MailKind> = {
  ...ACCOUNT_LETTERS,
  ...ROLES_LETTERS,
  ...SHORTLIST_LETTERS,
  ...REPORTS_LETTERS,
  ...REQUESTS_LETTERS,
  ...MANDATES_LETTERS,
  ...FRESHNESS_LETTERS,
  ...CONTACT_LETTERS,
  ...MESSAGES_LETTERS,
  ...NOTIFICATIONS_LETTERS,
  ...PAYOUTS_LETTERS,
  ...PROVIDERS_LETTERS,
  ...VISITS_LETTERS,
  ...WAITLIST_LETTERS,
};
