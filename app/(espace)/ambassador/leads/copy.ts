import { inCommune } from "@/lib/communes/french";
import { formatDuration, formatInteger } from "@/lib/kernel/format";
import type { LeadStatus } from "@/lib/leads/states";
import type { HiddenContact, LeadOrder } from "@/lib/leads/views";

export const LEADS = {
  title: "Prospects",
  lead: "Les personnes qui vous sont proposées. Acceptez sous quatre heures ouvrées (de 9\u00a0h à 20\u00a0h, à l’heure du bien), puis contactez-les\u00a0: visite, mandat et vente font avancer le prospect d’eux-mêmes.",
  views: { label: "Affichage des prospects", list: "Liste", map: "Carte" },
  tabs: "Étapes des prospects",
  all: "Tous",
  table: "Liste des prospects",
  columns: {
    name: "Prospect",
    status: "Étape",
    property: "Bien",
    contact: "Échanges",
    next: "Prochaine étape",
    follow: "Suivi",
  },
  statuses: {
    offered: "À accepter",
    accepted: "À contacter",
    contacted: "Contactés",
    qualified: "Visite faite",
    appointment: "Rendez-vous",
    mandate: "Mandat signé",
    won: "Gagnés",
    lost: "Clos",
  } satisfies Record<LeadStatus, string>,
  sells: "Vend",
  buys: "Achète",
  source: (source: string, date: string) => `${source}, le ${date}`,
  left: (minutes: number) =>
    minutes === 0 ? "Délai passé" : `Il reste ${formatDuration(minutes)}`,
  before: (moment: string) => `à accepter avant ${moment}`,
  visitOn: (moment: string) => `Visite ${moment}`,
  appointmentOn: (moment: string) => `Rendez-vous ${moment}`,
  toContact: "Premier contact à prendre",
  calledOn: (date: string) => `Appel du ${date}`,
  movedOn: (date: string) => `Dernière étape le ${date}`,
  thread: "Lire la conversation",
  noContact: "Aucune coordonnée\u00a0: attendez que la personne vous écrive.",
  hiddenContact: {
    suspended: "Coordonnées masquées pendant la suspension.",
    "before-accept": "Coordonnées visibles dès que vous acceptez.",
    "before-visit": "Coordonnées visibles dès qu’une visite est confirmée.",
    withdrawn: "Coordonnées effacées à sa demande.",
  } satisfies Record<HiddenContact, string>,
  of: (name: string) => `, ${name}`,
  sending: "Enregistrement…",
  accept: "Accepter",
  decline: "Décliner",
  follow: (name: string) => `Suivre ${name}`,
  call: "J’ai appelé",
  note: {
    label: "Note",
    hint: "Pour vous seul. N’y notez rien qui ne serve à la vente.",
    submit: "Enregistrer la note",
  },
  appointment: {
    day: "Date du rendez-vous",
    time: "Heure",
    submit: "Fixer le rendez-vous",
  },
  close: {
    label: "Clore, parce que",
    pick: "Choisir une raison",
    submit: "Clore le prospect",
  },
  done: {
    accept: "Vous suivez ce prospect. La personne est prévenue.",
    decline: "Vous avez décliné\u00a0: le prospect passe à un autre Looper, ou à notre équipe.",
    call: "L’appel est noté.",
    appoint: "Le rendez-vous est noté.",
    close: "Le prospect est clos.",
  },
  noted: "La note est enregistrée.",
  search: {
    label: "Chercher un nom ou un bien",
    order: "Trier par",
    orders: {
      newest: "Les plus récents",
      idle: "Les plus anciennement suivis",
    } satisfies Record<LeadOrder, string>,
    submit: "Afficher",
    clear: "Tout afficher",
    none: "Aucun prospect ne correspond à cette recherche.",
  },
  more: "Voir la suite des prospects",
  emptyText:
    "Les personnes qui vous sont proposées apparaissent ici, avec leurs coordonnées et le bien qui les intéresse. En attendant, suivez vos biens.",
  emptyTab: "Aucun prospect n’en est à cette étape.",
  emptyAction: "Voir les biens que je suis",
  seeAll: "Voir tous les prospects",
  suspendedTitle: "Votre activité est suspendue",
  suspendedText:
    "Une de vos pièces manque ou n’est plus valable. Les coordonnées de vos prospects reviennent dès qu’elle est à jour.",
  suspendedAction: "Mettre mes pièces à jour",
} as const;

/** What a looper does that the list states afterwards. */
export type LeadDone = keyof typeof LEADS.done;

/** What an address states to be done; null for nothing. */
export const leadDoneOf = (text: string | null | undefined): LeadDone | null =>
  (Object.keys(LEADS.done) as LeadDone[]).find((done) => done === text) ?? null;

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
