import { BRAND } from "@/lib/content/brand";
import { ofName } from "@/lib/kernel/elision";
import { formatCount } from "@/lib/kernel/format";
import { formatDate, formatDateTime } from "@/lib/kernel/format-date";
import type { Capacity, InboxFilter, MessageAge, ReplyRefusal } from "@/lib/messages/rules";
import type { ThreadType } from "@/lib/messages/views";

const FILTERS: Record<InboxFilter, string> = {
  all: "Toutes",
  unread: "Non lues",
  starred: "Favorites",
  archived: "Archivées",
};

const EMPTY: Record<InboxFilter, { title: string; text: string }> = {
  all: {
    title: "Aucune conversation pour l’instant",
    text: "Posez une question depuis une annonce\u00a0: la conversation s’ouvrira ici. Celles où l’on vous écrit s’y afficheront aussi.",
  },
  unread: { title: "Tout est lu", text: "Aucun message ne vous attend." },
  starred: {
    title: "Aucune conversation favorite",
    text: "Ajoutez une étoile à une conversation pour la retrouver ici.",
  },
  archived: {
    title: "Aucune conversation archivée",
    text: "Une conversation archivée revient d’elle-même dans la liste dès qu’on vous y écrit.",
  },
};

const TYPES: Record<ThreadType, string> = {
  inquiry: "Demande",
  offer: "Offre",
  visit: "Visite",
  general: "Échange",
  team: "Demande",
};

const CAPACITIES: Record<Capacity, string | null> = {
  contact: null,
  seller: "En tant que vendeur",
  looper: "En tant que Looper",
};

const REFUSALS: Record<ReplyRefusal, string> = {
  "looper-inactive":
    "Vous répondiez ici en tant que Looper de ce bien. Vous ne l’êtes plus : vous pouvez lire la conversation sans y répondre.",
  "account-closed":
    "Le compte de votre interlocuteur a été supprimé : il ne recevrait pas de réponse.",
  blocked:
    "Vous avez bloqué cette personne : vous ne pouvez plus vous écrire, ni l’un ni l’autre. Débloquez-la pour reprendre l’échange.",
  full: "Cet échange a atteint sa longueur maximale. Écrivez une nouvelle demande à notre équipe.",
  unavailable: "Il n’est pas possible de répondre dans cette conversation.",
};

/** The inbox. */
export const MESSAGES = {
  title: "Messages",
  lead: "Vos échanges autour de chaque bien, au même endroit.",
  quotes: {
    title: "Avec vos prestataires",
    all: "Tous mes devis",
    about: (trade: string) => `Devis · ${trade}`,
  },
  search: {
    label: "Rechercher un contact ou un bien",
    submit: "Rechercher",
    clear: "Effacer la recherche",
    none: (search: string) => `Aucune conversation pour « ${search} »`,
    noneText: "La recherche porte sur le nom du contact et sur le titre du bien.",
  },
  filters: { label: "Conversations affichées", names: FILTERS },
  empty: EMPTY,
  emptyActions: { search: "Chercher un bien", all: "Voir toutes les conversations" },
  list: {
    title: "Conversations",
    unread: (count: number) => formatCount(count, "message non lu", "messages non lus"),
    starred: "Favorite",
    you: (excerpt: string) => `Vous : ${excerpt}`,
    more: "Voir les conversations plus anciennes",
    attachments: (count: number) => formatCount(count, "pièce jointe", "pièces jointes"),
    arrived: (name: string) => `Nouveau message ${ofName(name)}.`,
  },
  team: {
    due: (when: string) => `Nous vous répondons au plus tard ${when}.`,
    write: "Écrire à notre équipe",
  },
  types: TYPES,
  capacities: CAPACITIES,
  pane: {
    choose: "Choisissez une conversation",
    chooseText: "Son contenu s’affichera ici.",
    missing: "Conversation introuvable",
    missingText: "Elle n’existe pas, ou vous n’en faites pas partie.",
    back: "Retour aux conversations",
    older: "Voir les messages plus anciens",
    newest: "Revenir aux derniers messages",
    log: (name: string) => `Messages échangés avec ${name}`,
    you: "Vous",
    unread: "Nouveau",
    star: "Ajouter aux favorites",
    unstar: "Retirer des favorites",
    archive: "Archiver",
    unarchive: "Désarchiver",
    working: "Un instant…",
    markRead: "Marquer comme lu",
    seen: "Vu",
    sending: "Envoi…",
    again: "Réessayer",
    withoutAttachments: "Envoyer sans pièce jointe",
    drop: "Retirer",
  },
  attach: {
    add: "Joindre un PDF",
    limits: "3 PDF au plus, 15 Mo chacun",
    full: "3 pièces jointes : c’est le maximum",
    needsText: "Écrivez quelques mots pour envoyer vos pièces jointes.",
    list: "Pièces jointes à envoyer",
    waiting: "En attente…",
    sending: (name: string) => `Envoi de « ${name} »`,
    retry: "Réessayer",
    retryOf: (name: string) => ` l’envoi de « ${name} »`,
    drop: (name: string) => `Retirer « ${name} »`,
    attached: (name: string) => `« ${name} » est joint à votre message.`,
    dropped: (name: string) => `« ${name} » n’est plus joint à votre message.`,
    tooMany: (max: number) =>
      `Un message compte au plus ${max} pièces jointes : les autres fichiers n’ont pas été ajoutés.`,
    obstacles: {
      sending: "Un instant : vos pièces jointes ne sont pas encore toutes arrivées.",
      failed: "Une pièce jointe n’a pas pu être envoyée : réessayez ou retirez-la avant d’envoyer.",
    },
  },
  attachments: {
    list: "Pièces jointes",
    deleted: "Pièce jointe supprimée",
    shown: "Son expéditeur voit quand vous l’ouvrez.",
    shownAll: "Leur expéditeur voit quand vous les ouvrez.",
    unopened: "Pas encore consultée",
    opened: (name: string | null, at: Date) =>
      `Consultée par ${name ?? `l’équipe ${BRAND.name}`}, ${formatDateTime(at)}`,
    openings: "Consultations de cette pièce jointe",
    olderOpenings: (count: number) =>
      formatCount(count, "consultation plus ancienne", "consultations plus anciennes"),
    moreOpenings: (count: number) =>
      `et ${formatCount(count, "consultation encore", "consultations encore")}`,
    remove: "Supprimer",
    removeOf: (name: string) => ` « ${name} »`,
    removeText: "Le fichier est effacé pour vous deux. L’action est définitive.",
    confirm: "Supprimer la pièce jointe",
    removing: "Suppression…",
  },
  reply: {
    label: "Votre réponse",
    hint: "Entrée pour envoyer, Maj + Entrée pour aller à la ligne.",
    send: "Envoyer",
    sending: "Envoi…",
    refusals: REFUSALS,
  },
  safety: {
    title: "Bloquer ou signaler",
    blockText: (name: string) =>
      `Si vous bloquez ${name}, vous ne pourrez plus vous écrire, ni l’un ni l’autre, au sujet d’aucun bien. Cette personne n’en sera pas prévenue.`,
    blocked: (name: string) =>
      `Vous avez bloqué ${name} : plus aucun message ne passe entre vous. Débloquez cette personne pour reprendre l’échange.`,
    block: "Bloquer cette personne",
    unblock: "Débloquer cette personne",
    reportText:
      "Signaler cette conversation la transmet à l’équipe, qui en lit les derniers messages, peut ouvrir leurs pièces jointes et vous écrit sa décision. Votre interlocuteur ne sait pas qui l’a signalé ; il voit si l’équipe a ouvert une pièce jointe qu’il a envoyée.",
    reason: "Ce qui ne va pas",
    pickReason: "Choisissez une raison",
    text: "Précisions",
    textHint: "À remplir si vous choisissez « Une autre raison ». 2 000 caractères au plus.",
    report: "Signaler la conversation",
    reported:
      "Votre signalement est transmis à l’équipe : sa décision vous sera envoyée par e-mail.",
  },
} as const;

/** How long ago a message was sent, in words; days are those of Paris. */
export function ageText(age: MessageAge): string {
  switch (age.kind) {
    case "under-an-hour":
      return "Il y a moins d’une heure";
    case "hours":
      return `Il y a ${age.hours}h`;
    case "yesterday":
      return "Hier";
    case "older":
      return formatDate(age.sentAt);
  }
}
