import type { MailState } from "../../../../lib/mail/views.ts";

/** The texts about the mails that the site sends. */
export const MAILS = {
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
  dead: {
    resend: "Renvoyer",
    drop: "Classer sans envoyer",
    sending: "Un instant…",
    tooOld: "Ses liens ne fonctionnent plus : il ne peut plus être renvoyé.",
    dropped: (day: string) => `Classé sans envoi le ${day}.`,
    done: { resend: "L’e-mail repart dans la minute.", drop: "L’e-mail est classé." },
  },
  older: "Messages plus anciens",
  empty: "Les messages envoyés aux membres apparaîtront ici, avec leur état.",
} as const;
