/** The kinds of mails as the team reads them (lib/mail/kinds.ts has them all). */
export const MAIL_KIND_NAMES = {
  "confirm-address": "Confirmation d’adresse",
  "address-known": "Adresse déjà inscrite",
  "reset-password": "Nouveau mot de passe",
  "no-account": "Adresse sans compte",
  "confirm-new-address": "Nouvelle adresse à confirmer",
  "address-changed": "Adresse changée",
  "password-changed": "Mot de passe changé",
  "second-factor-changed": "Double authentification",
  "role-requested": "Rôle demandé",
  "role-decided": "Décision sur un rôle",
  "role-suspended": "Suspension d’un rôle",
  "shortlist-invitation": "Sélection à deux",
  "report-received": "Signalement reçu",
  "report-closed": "Signalement examiné",
  "listing-withdrawn": "Annonce retirée",
  "listing-confirm": "Bien toujours à vendre ?",
  "listing-paused": "Annonce mise en pause",
  "confirm-message": "Premier message à confirmer",
  "confirm-message-known": "Premier message à confirmer, adresse inscrite",
  "conversation-report-closed": "Conversation signalée, examinée",
  "conversation-warning": "Rappel des règles",
  "signature-requested": "Signature demandée à un copropriétaire",
  "signature-ready": "Signatures réunies",
  "signature-code": "Code de signature",
  "mandate-signed": "Mandat signé",
  "mandate-ended": "Mandat terminé",
  "account-exported": "Copie des données",
  "account-erased": "Compte supprimé",
  "visit-entry": "Visite dans l’agenda",
  notification: "Notification",
  "notification-digest": "Récapitulatif",
  "waitlist-confirm": "Liste d’attente, confirmation",
  "waitlist-welcome": "Liste d’attente, code de parrainage",
  "waitlist-known": "Liste d’attente, déjà inscrit",
  "waitlist-invitation": "Liste d’attente, invitation",
} as const;

/** The name of a kind; one that is no longer written goes by its own. */
export function mailKindName(kind: string): string {
  return (MAIL_KIND_NAMES as Record<string, string>)[kind] ?? kind;
}
