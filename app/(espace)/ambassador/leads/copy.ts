import { inCommune } from "@/lib/communes/french";
import { formatInteger } from "@/lib/kernel/format";
import type { LeadStatus } from "@/lib/leads/rules";
import type { HiddenContact } from "@/lib/leads/views";

export const LEADS = {
  title: "Prospects",
  lead: "Les personnes qui vous ont été confiées. Répondez dans les 24 heures, et faites avancer chaque prospect dès qu’il se passe quelque chose.",
  tabs: "Étapes des prospects",
  all: "Tous",
  table: "Liste des prospects",
  columns: {
    name: "Prospect",
    status: "Étape",
    property: "Bien",
    contact: "Coordonnées",
    dates: "Reçu le",
    next: "Prochaine étape",
  },
  statuses: {
    new: "Nouveaux",
    contacted: "Contactés",
    qualified: "Qualifiés",
    won: "Gagnés",
    lost: "Perdus",
  } satisfies Record<LeadStatus, string>,
  status: {
    new: "Nouveau",
    contacted: "Contacté",
    qualified: "Qualifié",
    won: "Gagné",
    lost: "Perdu",
  } satisfies Record<LeadStatus, string>,
  /** What moves a lead on, by where it goes. */
  moves: {
    new: "Remettre à nouveau",
    contacted: "Marquer comme contacté",
    qualified: "Marquer comme qualifié",
    won: "Marquer comme gagné",
    lost: "Classer perdu",
  } satisfies Record<LeadStatus, string>,
  takeBack: "Reprendre le prospect",
  moveFor: (name: string) => `, ${name}`,
  moving: "Enregistrement…",
  moved: "Le prospect a changé d’étape.",
  noContact: "Aucune coordonnée : attendez que la personne vous écrive.",
  hiddenContact: {
    suspended: "Coordonnées masquées pendant la suspension.",
    "before-visit": "Coordonnées visibles dès qu’une visite est confirmée.",
  } satisfies Record<HiddenContact, string>,
  movedOn: (date: string) => `Dernière étape le ${date}`,
  more: "Voir les prospects plus anciens",
  emptyText:
    "Les personnes qui vous sont confiées apparaissent ici, avec leurs coordonnées et le bien qui les intéresse. En attendant, suivez vos biens.",
  emptyTab: "Aucun prospect n’en est à cette étape.",
  emptyAction: "Voir les biens que je suis",
  seeAll: "Voir tous les prospects",
  suspendedTitle: "Votre activité est suspendue",
  suspendedText:
    "Une de vos pièces manque ou n’est plus valable. Les coordonnées de vos prospects reviennent dès qu’elle est à jour.",
  suspendedAction: "Mettre mes pièces à jour",
} as const;

/** Sellers who ask the looper to take care of a home. */
export const REQUESTS = {
  title: "Demandes de vendeurs",
  lead: "Des vendeurs proches de chez vous vous demandent de suivre leur bien : répondre aux acheteurs et faire visiter. L’adresse exacte s’affiche quand vous acceptez.",
  none: "Aucune demande pour le moment. Les vendeurs de votre secteur vous voient et peuvent vous solliciter.",
  untitled: (city: string | null) =>
    city === null ? "Un bien à vendre" : `Un bien ${inCommune(city)}`,
  from: (name: string, date: string) => `Demandé par ${name} le ${date}`,
  away: (distanceKm: number) =>
    distanceKm < 1 ? "dans votre commune" : `à ${formatInteger(distanceKm)} km de chez vous`,
  accepted: "Acceptée",
  preparing: (name: string) =>
    `${name} prépare son annonce. Le bien rejoint vos biens dès que son mandat est prêt.`,
  accept: "Accepter",
  decline: "Décliner",
  of: (title: string) => ` : ${title}`,
  answering: "Envoi…",
  answered: {
    accept: "Vous suivez ce bien. Le vendeur est prévenu.",
    decline: "Vous avez décliné. Le vendeur est prévenu.",
  },
  suspended:
    "Votre activité est suspendue : vous pourrez accepter dès que vos pièces seront à jour.",
} as const;
