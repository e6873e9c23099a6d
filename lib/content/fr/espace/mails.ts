import type { MailKind } from "../../../mail/kinds.ts";
import type { MailState } from "../../../mail/views.ts";

const KINDS: Record<MailKind, string> = {
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
  "report-received": "Signalement reçu",
  "report-closed": "Signalement examiné",
  "listing-withdrawn": "Annonce retirée",
  "account-exported": "Copie des données",
  "account-erased": "Compte supprimé",
  "waitlist-confirm": "Liste d’attente, confirmation",
  "waitlist-welcome": "Liste d’attente, code de parrainage",
  "waitlist-known": "Liste d’attente, déjà inscrit",
  "waitlist-invitation": "Liste d’attente, invitation",
};

/** What is said of the mails that the site sends. */
export const MAILS = {
  /** A kind that is no longer written is shown by its own name. */
  kind: (kind: string) => (KINDS as Record<string, string>)[kind] ?? kind,
  states: {
    waiting: "En attente",
    sent: "Envoyé",
    dead: "Abandonné",
  } satisfies Record<MailState, string>,
  retried: "Nouvel essai prévu",
  to: "Destinataire",
  written: "Rédigé le",
  sent: "Envoyé le",
  next: "Prochain essai",
  attempts: "Essais",
  lastError: "Dernière erreur",
  tooOld: "Resté trop longtemps en attente : il n’a pas été envoyé.",
  read: "Lire le message",
  masked: "Les codes secrets des liens sont masqués.",
  emptied: "Le texte de ce message a été effacé trente jours après sa rédaction.",
  handOver: {
    show: "Afficher le lien à remettre",
    sending: "Un instant…",
    hint: "Aucun serveur d’envoi n’est configuré : cette personne n’a pas reçu son lien. L’afficher est inscrit au journal.",
    link: (to: string) => `Lien à remettre à ${to}`,
    care: "À cette personne seule, et après avoir vérifié son identité : ce lien vaut une signature.",
    copy: "Copier le lien",
    copied: "Lien copié",
  },
  older: "Messages plus anciens",
  empty: "Les messages envoyés aux membres apparaîtront ici, avec leur état.",
} as const;
