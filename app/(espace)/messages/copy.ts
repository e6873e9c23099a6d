import { formatCount } from "@/lib/kernel/format";
import { formatShortDate } from "@/lib/kernel/format-date";
import type { Capacity, InboxFilter, MessageAge, ReplyRefusal } from "@/lib/messages/rules";
import type { ConversationType } from "@/lib/messages/views";

const FILTERS: Record<InboxFilter, string> = {
  all: "Toutes",
  unread: "Non lues",
  starred: "Favorites",
  archived: "Archivées",
};

const EMPTY: Record<InboxFilter, { title: string; text: string }> = {
  all: {
    title: "Pas encore de données",
    text: "Vos échanges avec les vendeurs, les acheteurs et les Loopers s’afficheront ici.",
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

const TYPES: Record<ConversationType, string> = {
  inquiry: "Demande",
  offer: "Offre",
  visit: "Visite",
  general: "Échange",
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
};

/** The inbox. */
export const MESSAGES = {
  title: "Messages",
  lead: "Vos échanges autour de chaque bien, au même endroit.",
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
  },
  reply: {
    label: "Votre réponse",
    hint: "Entrée pour envoyer, Maj + Entrée pour aller à la ligne.",
    send: "Envoyer",
    sending: "Envoi…",
    refusals: REFUSALS,
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
      return formatShortDate(age.sentAt);
  }
}
