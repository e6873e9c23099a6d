import type { PasswordStrength } from "../../../lib/accounts/passwords/rules.ts";
import { BRAND } from "../../../lib/content/brand.ts";
import { formatCount } from "../../../lib/kernel/format.ts";
import { FRESH_DAYS, NOTICE_DAYS } from "../../../lib/listings/states/freshness.ts";
import type { MailKind } from "../../../lib/mail/kinds.ts";
import type { SettingsTab } from "../../../lib/routes/space.ts";

const TABS: Record<SettingsTab, string> = {
  profil: "Profil",
  notifications: "Notifications",
  securite: "Sécurité",
  facturation: "Facturation",
};

/** The frame of the settings, whatever the tab. */
export const SETTINGS = {
  title: "Paramètres",
  lead: "Vos coordonnées, ce dont nous vous prévenons, la sécurité de votre compte et ce que vous devez.",
  tabsLabel: "Rubriques des paramètres",
  tabs: TABS,
  password: "Votre mot de passe",
  passwordHint: "Pour confirmer que c’est bien vous.",
} as const;

export const PROFILE = {
  title: "Vos coordonnées",
  firstName: "Prénom",
  lastName: "Nom",
  email: "Adresse e-mail",
  emailHint: "Elle vous sert à vous connecter. Elle se change plus bas.",
  phone: "Téléphone",
  address: "Adresse",
  postalCode: "Code postal",
  city: "Ville",
  submit: "Enregistrer",
  sending: "Enregistrement…",
  saved: "Vos coordonnées sont enregistrées.",
  unchanged: "Rien n’a changé : vos coordonnées étaient déjà celles-ci.",
  emailChange: {
    title: "Changer d’adresse e-mail",
    lead: "Nous envoyons un lien à la nouvelle adresse : le changement prend effet quand vous l’ouvrez.",
    email: "Nouvelle adresse e-mail",
    password: "Votre mot de passe",
    submit: "Recevoir le lien",
    sending: "Envoi…",
    sent: "Un e-mail vient de partir vers la nouvelle adresse. Votre adresse actuelle reste la bonne tant que vous n’avez pas ouvert son lien, valable 24 heures.",
  },
  referral: {
    title: "Parrainage",
    lead: `Faites connaître ${BRAND.name} : votre code suit la personne jusqu’à son inscription.`,
    code: "Votre code",
    link: "Votre lien",
    copy: "Copier le lien",
    copied: "Lien copié",
    referred: (count: number) =>
      count === 0
        ? "Personne ne s’est encore inscrit avec votre code."
        : `${formatCount(count, "personne inscrite", "personnes inscrites")} avec votre code.`,
  },
} as const;

/**
 * What each mail that the code sends is about, and when, for a person who has an account; null
 * where it goes to somebody without one. A kind that is missing here fails the types: the page
 * can't leave one out.
 */
const SENT: Record<MailKind, string | null> = {
  "confirm-address": "À l’inscription : le lien qui confirme votre adresse.",
  "address-known": "Si quelqu’un veut ouvrir un compte avec votre adresse.",
  "reset-password": "Quand vous demandez un nouveau mot de passe : le lien pour le choisir.",
  "no-account": null,
  "confirm-new-address": "Quand vous changez d’adresse : le lien qui confirme la nouvelle.",
  "address-changed":
    "Quand votre adresse a changé : un avis à l’ancienne, avec de quoi revenir en arrière.",
  "password-changed": "Quand votre mot de passe a changé.",
  "second-factor-changed": "Quand la double authentification est ajoutée ou retirée.",
  "role-requested": "Quand votre demande de devenir Looper est reçue.",
  "role-decided": "Quand elle est acceptée ou refusée.",
  "role-suspended": "Quand un rôle est suspendu ou rétabli.",
  "role-left": "Quand vous quittez le réseau des Loopers.",
  "looper-paper-ending": "Quand une de vos pièces de Looper arrive à échéance.",
  "payout-account-changed": "Quand le compte bancaire de vos commissions change.",
  "payout-account-in-force":
    "Quand vos commissions commencent à être versées sur le nouveau compte.",
  "contract-code": "Quand vous allez signer votre contrat de Looper : le code qui confirme.",
  "contract-signed": "Quand votre contrat de Looper est signé : votre exemplaire.",
  "shortlist-invitation": "Quand quelqu’un vous invite à partager vos favoris.",
  "request-accepted": null,
  "request-with-team": null,
  "quote-requested": null,
  "quote-news": null,
  "quote-closed": null,
  "provider-listed": null,
  "provider-suspended": null,
  "account-exported": "Quand vos données sont exportées.",
  "account-erased": "Quand votre compte est supprimé.",
  "report-received": "Quand vous signalez une annonce : l’accusé de réception.",
  "report-closed": "Quand votre signalement est traité : la suite qui lui est donnée.",
  "confirm-message": null,
  "confirm-message-known":
    "Si un message au sujet d’une annonce est écrit avec votre adresse sans connexion : le lien qui l’envoie.",
  "confirm-contact":
    "Si un message à notre équipe est écrit avec votre adresse sans connexion : le lien qui l’envoie.",
  "contact-answered": null,
  "conversation-report-closed":
    "Quand la conversation que vous avez signalée est examinée : ce qui est décidé.",
  "conversation-warning": "Quand un de vos messages est signalé et appelle un rappel des règles.",
  "listing-withdrawn": "Quand une de vos annonces est retirée après un signalement, et pourquoi.",
  "signature-requested": null,
  "signature-ready": "Quand tous ceux qui vendent avec vous ont signé : il ne manque que vous.",
  "signature-code":
    "Quand vous allez signer un mandat ou ce qui se décide ensuite : le code qui confirme.",
  "mandate-signed": "Quand un mandat ou ce qui se décide ensuite est signé : votre exemplaire.",
  "mandate-ended": "Quand un mandat prend fin sans vente, et pourquoi.",
  "listing-confirm": `Quand la disponibilité d’un de vos biens n’a pas été confirmée depuis ${FRESH_DAYS - NOTICE_DAYS} jours : de quoi répondre.`,
  "listing-paused": "Quand une de vos annonces est mise en pause, faute de réponse.",
  "visit-entry":
    "Quand vous confirmez, déplacez ou annulez une visite : de quoi tenir votre agenda à jour.",
  // Chosen above, line by line.
  notification: null,
  "notification-digest": null,
  "waitlist-confirm": "À votre inscription : le lien qui la confirme.",
  "waitlist-welcome": "Une fois confirmée : votre code et votre lien de parrainage.",
  "waitlist-known": "Si votre adresse y est inscrite une seconde fois.",
  "waitlist-invitation": "Quand votre tour est venu : l’invitation.",
};

type SentGroup = "account" | "roles" | "listings" | "waitlist";

function groupOf(kind: string): SentGroup {
  if (kind.startsWith("waitlist-")) return "waitlist";
  if (/^(?:role|contract)-/.test(kind)) return "roles";
  return /^(?:report|listing|mandate|signature|visit)-/.test(kind) ? "listings" : "account";
}

/** The mails of one group, in the order above. */
const sentOf = (group: SentGroup): string[] =>
  Object.entries(SENT).flatMap(([kind, line]) =>
    line !== null && groupOf(kind) === group ? [line] : [],
  );

export const NOTIFICATIONS = {
  title: "Ce dont vous êtes prévenu",
  lead: "Tout arrive aussi dans vos notifications, sur le site. Cochez ce qui doit en plus vous parvenir.",
  consents: "Tout accepter ou tout refuser",
  always: {
    title: "Les e-mails de votre compte",
    lead: "Ils répondent à ce que vous demandez ou protègent votre compte : c’est pourquoi aucun ne se désactive. Nous n’envoyons aucune publicité.",
    show: "Voir la liste de ces e-mails",
    groups: [
      { id: "envois-compte", title: "Votre compte", sent: sentOf("account") },
      { id: "envois-roles", title: "Vos rôles", sent: sentOf("roles") },
      { id: "envois-annonces", title: "Les annonces", sent: sentOf("listings") },
      { id: "envois-liste", title: "La liste d’attente", sent: sentOf("waitlist") },
    ],
  },
} as const;

const STRENGTHS: Record<PasswordStrength, string> = {
  weak: "Facile à deviner : allongez-le, ou mêlez-y d’autres mots.",
  fair: "Correct. Quelques caractères de plus le rendraient solide.",
  strong: "Solide.",
};

export const SECURITY = {
  demo: {
    title: "Compte de démonstration",
    text: "Ce compte est partagé entre tous les visiteurs : ses coordonnées, son mot de passe, sa double authentification, ses appareils et sa suppression sont verrouillés.",
  },
  mustSecure: {
    title: "Activez la double authentification",
    text: "Un Trust Manager accède aux dossiers d’autres personnes : un mot de passe seul ne suffit pas. Les pages de ce rôle s’ouvriront dès que votre application d’authentification sera liée.",
    action: "Aller à la double authentification",
  },
  change: {
    title: "Mot de passe",
    current: "Mot de passe actuel",
    next: "Nouveau mot de passe",
    nextHint: (min: number) =>
      `Au moins ${min} caractères. Une suite de mots que vous seul réunissez se retient bien.`,
    confirm: "Confirmez le nouveau mot de passe",
    strengths: STRENGTHS,
    note: "Vos autres appareils seront déconnectés, et un e-mail vous préviendra du changement.",
    submit: "Changer le mot de passe",
    sending: "Changement…",
    done: "Votre mot de passe est changé. Vos autres appareils sont déconnectés.",
  },
  devices: {
    title: "Appareils connectés",
    label: "Vos appareils connectés",
    unknown: "Appareil non identifié",
    current: "Cet appareil",
    since: (when: string) => `Connecté depuis le ${when}`,
    seen: (when: string) => `utilisé le ${when}`,
    moment: (day: string, time: string) => `${day} à ${time}`,
    signOut: "Déconnecter",
    /** Read after the button’s words, to people who hear them without the line they stand in. */
    which: (name: string, since: string) => `${name}, connecté depuis le ${since}`,
    signOutOthers: "Déconnecter tous les autres appareils",
    sending: "Déconnexion…",
    done: "L’appareil est déconnecté.",
    doneOthers: (count: number) =>
      count === 0
        ? "Aucun autre appareil n’était connecté."
        : `${formatCount(count, "appareil déconnecté", "appareils déconnectés")}.`,
  },
  audit: {
    title: "Activité du compte",
    lead: "Les dernières actions faites sur votre compte, par vous ou par l’équipe.",
    label: "Dernières actions",
    newest: "Revenir aux plus récentes",
  },
} as const;

export const SECOND_FACTOR = {
  title: "Double authentification",
  on: "Active",
  off: "Inactive",
  lead: "À chaque connexion, un code de votre téléphone complète le mot de passe : qui le devinerait ne pourrait rien en faire.",
  needs:
    "Il vous faut une application d’authentification, par exemple Aegis, FreeOTP, Google Authenticator ou celle de votre gestionnaire de mots de passe.",
  begin: "Activer la double authentification",
  beginSending: "Préparation…",
  begun: "Plus qu’une étape : liez votre application, puis saisissez le code qu’elle affiche.",
  setup: {
    scan: "Scannez ce code avec votre application",
    qr: "Code QR à scanner avec l’application d’authentification",
    type: "Ou saisissez cette clé dans l’application",
    open: "Ouvrir l’application de cet appareil",
    code: "Code à six chiffres",
    codeHint: "Celui que l’application affiche maintenant.",
    submit: "Lier l’application",
    sending: "Vérification…",
    again: "Recommencer avec un autre code QR",
    againNote:
      "Celui qui est affiché ne servira plus. L’application déjà scannée devra l’être à nouveau.",
    againSubmit: "Afficher un autre code QR",
  },
  confirmed:
    "La double authentification est active, et vos autres appareils sont déconnectés. Gardez vos codes de secours.",
  codes: {
    title: "Vos codes de secours",
    text: "Chacun remplace une fois le code de l’application, si vous n’avez plus votre téléphone. Nous ne pourrons plus vous les montrer : gardez-les maintenant, en lieu sûr.",
    label: "Codes de secours",
    copy: "Copier",
    copied: "Codes copiés",
    print: "Imprimer",
    download: "Télécharger",
    file: `codes-de-secours-${BRAND.name.toLowerCase()}.txt`,
    fileTitle: `Codes de secours ${BRAND.name}, chacun valable une fois`,
  },
  since: (date: string) => `Une application est liée à votre compte depuis le ${date}.`,
  left: (count: number) =>
    count === 0
      ? "Vous n’avez plus de code de secours : demandez-en de nouveaux avant de perdre votre téléphone."
      : `Il vous reste ${formatCount(count, "code de secours", "codes de secours")}.`,
  renew: "Obtenir de nouveaux codes de secours",
  renewNote: "De nouveaux codes de secours remplacent les anciens.",
  renewSending: "Un instant…",
  renewed: "Voici vos nouveaux codes de secours. Les anciens ne servent plus.",
  remove: "Retirer la double authentification",
  removed: "La double authentification est retirée : votre mot de passe suffit de nouveau.",
  required: "Votre rôle de Trust Manager l’impose : elle ne peut pas être retirée.",
} as const;

/** Why an export was refused, by the value of the address. */
const EXPORT_REFUSALS = {
  "mot-de-passe": "Ce mot de passe n’est pas celui de votre compte.",
  tentatives: "Trop de demandes en peu de temps. Patientez un quart d’heure puis réessayez.",
  indisponible: "L’export n’a pas pu être préparé. Réessayez dans quelques instants.",
} as const;

export type ExportError = keyof typeof EXPORT_REFUSALS;

export const PERSONAL_DATA = {
  export: {
    title: "Emporter vos données",
    lead: "Un fichier ZIP avec tout ce que nous gardons à votre sujet : profil, biens et photos, visites, offres, messages, journal. Un e-mail vous prévient à chaque export.",
    submit: "Télécharger mes données",
    refusals: EXPORT_REFUSALS,
  },
  erase: {
    title: "Supprimer le compte",
    lead: "La suppression est immédiate et définitive.",
    goes: "Ce qui disparaît",
    goesItems: [
      "Votre nom, votre adresse e-mail, votre téléphone et votre adresse postale",
      "Votre mot de passe, vos appareils connectés, vos rôles et vos préférences",
      "Vos favoris et vos recherches enregistrées",
      "Vos biens qui ne sont pas vendus : retirés du site, sans photos, ni texte, ni adresse",
      "Vos visites à venir et vos offres sans réponse : annulées",
    ],
    stays: "Ce qui reste, sans votre nom",
    staysItems: [
      "Les ventes conclues et les lignes de commission : la loi nous impose de les garder dix ans",
      "La trace de vos visites et de vos offres passées, sans coordonnées ni message",
      "Le journal de ce qui a été fait sur le compte",
      "Les messages que vous avez écrits, que leurs destinataires gardent signés « Compte supprimé »",
    ],
    concerns: "Pour votre compte, aujourd’hui",
    counts: {
      listingsWithdrawn: (count: number) =>
        formatCount(count, "bien sera retiré", "biens seront retirés"),
      visitsCancelled: (count: number) =>
        formatCount(count, "visite sera annulée", "visites seront annulées"),
      visitsRehosted: (count: number) =>
        formatCount(
          count,
          "visite à recevoir sera confiée au vendeur, ou annulée",
          "visites à recevoir seront confiées aux vendeurs, ou annulées",
        ),
      offersClosed: (count: number) =>
        formatCount(count, "offre sera close", "offres seront closes"),
      favorites: (count: number) =>
        formatCount(count, "favori sera effacé", "favoris seront effacés"),
      savedSearches: (count: number) =>
        formatCount(count, "recherche sera effacée", "recherches seront effacées"),
      listingsRetained: (count: number) =>
        formatCount(count, "bien vendu restera au registre", "biens vendus resteront au registre"),
      ledgerLinesRetained: (count: number) =>
        formatCount(count, "ligne de commission restera", "lignes de commission resteront"),
      messagesRetained: (count: number) =>
        formatCount(count, "message restera lisible", "messages resteront lisibles"),
    },
    obstacles:
      "Une vente en cours doit d’abord être conclue ou abandonnée. Pensez à emporter vos données avant.",
    consent: "Je comprends que ce compte ne pourra pas être rétabli.",
    submit: "Supprimer définitivement mon compte",
    sending: "Suppression…",
  },
} as const;

export const BILLING = {
  nothing: {
    title: "Vous ne devez rien",
    buyer:
      "Acheter ne coûte aucun honoraire chez nous : chercher, visiter et faire une offre est gratuit.",
    seller: "Les honoraires de vos biens s’afficheront ici dès qu’un premier bien sera enregistré.",
  },
  title: "Ce que vous devez, et quand",
  rule: "Les honoraires ne sont dus qu’une fois la vente conclue. Rien ne vous est demandé avant.",
  due: "À régler",
  dueHint: (count: number) =>
    count === 0
      ? "Rien à régler pour l’instant"
      : formatCount(count, "vente conclue", "ventes conclues"),
  foreseen: "À prévoir",
  foreseenHint: (count: number) =>
    count === 0
      ? "Aucun bien à vendre"
      : `${formatCount(count, "bien à vendre", "biens à vendre")}, au prix affiché`,
  figuresLabel: "Vos honoraires en chiffres",
  payments: "Voir le détail des paiements",
  fees: "Lire le barème des honoraires",
} as const;
