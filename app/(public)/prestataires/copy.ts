import { UNIT_LABELS } from "../../../components/providers/copy.ts";
import { BRAND } from "../../../lib/content/brand.ts";
import { formatCount, formatInteger } from "../../../lib/kernel/format.ts";
import type { ProviderType } from "../../../lib/kernel/provider-kinds.ts";
import {
  NEAR_KM,
  type ProviderAvailability,
  type ProviderSort,
} from "../../../lib/providers/rules.ts";
import type { PointPrecision } from "../../../lib/providers/views.ts";

const PLURALS: Record<ProviderType, string> = {
  photographer: "Photographes immobiliers",
  diagnostician: "Diagnostiqueurs immobiliers",
  home_stager: "Home stagers",
  financial_advisor: "Courtiers en financement",
  notary: "Notaires",
  lawyer: "Avocats en droit immobilier",
  contractor: "Artisans et entreprises de travaux",
};

const AVAILABILITIES: Record<ProviderAvailability, string> = {
  immediate: "Immédiate",
  within_24h: "Sous 24 heures au plus",
  within_week: "Dans la semaine au plus",
};

const SORTS: Record<ProviderSort, string> = {
  distance: "Les plus proches",
  rating: "Les mieux notés",
  price: "Les moins chers",
};

/** The directory of providers. */
export const DIRECTORY = {
  title: "Annuaire des prestataires",
  crumb: "Prestataires",
  metaDescription:
    "Photographes, diagnostiqueurs, home stagers, courtiers, notaires, avocats et artisans : tarifs, disponibilités, avis et pièces vérifiées, par métier et par commune.",
  lead: "Du diagnostic à l’acte, ceux dont une vente a besoin, avec leurs tarifs, leurs délais et ce que nous avons vérifié.",
  plurals: PLURALS,
  /** `where` is "à Rennes", "au Mans". */
  titleIn: (type: ProviderType, where: string) => `${PLURALS[type]} ${where}`,
  everywhere: (where: string) => `Prestataires ${where}`,
  form: "Chercher un prestataire",
  trade: "Métier",
  anyTrade: "Tous les métiers",
  place: "Commune",
  placeholder: "Ville ou code postal",
  availability: "Disponibilité",
  anyAvailability: "Toutes",
  availabilities: AVAILABILITIES,
  unit: "Tarif",
  anyUnit: "Tous",
  units: UNIT_LABELS,
  sort: "Trier par",
  defaultSort: "Distance, sinon note",
  sorts: SORTS,
  submit: "Chercher",
  unread: "Un filtre de cette adresse n’existe pas : il n’a pas été appliqué.",
  count: (count: number) => formatCount(count, "prestataire", "prestataires"),
  /** Of more than one page shows. */
  firstOf: (shown: number, count: number) =>
    `${formatInteger(shown)} premiers sur ${formatInteger(count)} prestataires : précisez le métier ou la commune pour voir les autres.`,
  trades: "Par métier",
  unknown: (text: string) => `Nous ne connaissons pas de commune « ${text} ».`,
  perhaps: "Vous cherchez peut-être :",
  several: (text: string) => `Plusieurs communes répondent à « ${text} » :`,
  beyond: (where: string) => `Personne à moins de ${NEAR_KM} km ${where} : voici les plus proches.`,
  precision: {
    commune: null,
    "postal-area":
      "La position exacte de cette commune nous manque : les distances partent du centre de son secteur postal.",
    department:
      "La position exacte de cette commune nous manque : les distances partent du centre de son département.",
  } satisfies Record<PointPrecision, string | null>,
  noDistance:
    "La position de cette commune nous manque : les distances ne peuvent pas être calculées, voici tout l’annuaire.",
  empty: "Personne ne correspond à ces critères",
  emptyText: "Élargissez la disponibilité ou le tarif, ou regardez les autres métiers.",
  emptyAction: "Voir tout l’annuaire",
  ranking: "Comment cet ordre est établi",
  rankingTexts: [
    `Autour d’une commune, les prestataires sont classés du plus proche au plus éloigné, à vol d’oiseau, jusqu’à ${NEAR_KM} km ; sans commune, du mieux au moins bien noté. À égalité, la note départage, puis le nombre d’avis. Le tri par prix range les forfaits, puis les tarifs horaires, puis les pourcentages.`,
    `Personne ne paie pour figurer dans l’annuaire ni pour y être mieux placé, et ${BRAND.name} ne touche rien sur un contact ou un devis. Aucun prestataire n’est recommandé : vous restez libre d’en choisir un autre.`,
    `Un diagnostiqueur doit rester indépendant de ceux qui vendent ou font vendre le bien (code de la construction et de l’habitation, art. L. 271-6) : ${BRAND.name} ne reçoit de lui aucune commission.`,
    "« Vérifié » veut dire que notre équipe a lu les pièces que le métier exige et qu’elles sont en cours de validité : chacune est nommée, avec son numéro et sa date de fin. Une pièce échue n’est plus montrée.",
  ],
  missing: {
    title: "Cette page n’est pas dans l’annuaire",
    text: "Ce métier ou cette commune nous est inconnu. Cherchez par métier, puis par ville ou code postal.",
    action: "Ouvrir l’annuaire",
  },
} as const;
