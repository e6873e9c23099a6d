import { formatInteger, plural } from "../../../../../lib/kernel/format.ts";

/** The past sales around a listing. */
export const NEARBY = {
  title: "Ventes récentes à proximité",
  lead: (home: string) =>
    `Des biens comparables à «\u00a0${home}\u00a0», au prix de l’acte de vente.`,
  rule: "Même type, surface à 30\u00a0% près, dans le plus petit cercle qui en contient six, jusqu’à 5\u00a0km.",
  table: "Tableau des ventes",
  columns: {
    month: "Mois",
    street: "Rue",
    surface: "Surface",
    rooms: "Pièces",
    price: "Prix",
    perM2: "€/m²",
    distance: "Distance",
  },
  unknownStreet: "Rue non précisée",
  listing: (price: string, perM2: string) => `Ce bien est proposé à ${price}, soit ${perM2}.`,
  count: (count: number) => `${formatInteger(count)} ${plural(count, "vente", "ventes")}`,
  approximate:
    "Le vendeur ne montre pas l’adresse exacte\u00a0: les distances partent du point affiché sur la carte.",
  none: {
    title: "Aucune vente comparable publiée",
    text: "Les fichiers de l’État ne contiennent pas de vente récente d’un bien semblable à moins de 5\u00a0km.",
  },
  "no-register": {
    title: "Pas de ventes publiées ici",
    text: "L’État ne publie pas les ventes de ce département.",
  },
  unreachable: {
    title: "Les ventes publiées ne répondent pas",
    text: "Le serveur de l’État est injoignable pour le moment. Réessayez dans quelques minutes.",
  },
  pending: {
    title: "Nous lisons les fichiers de l’État",
    text: "C’est la première fois que cette commune est demandée\u00a0: les ventes sont là dans quelques secondes.",
  },
  again: "Recharger la page",
  source: (date: string) =>
    `Source\u00a0: DGFiP, Demandes de valeurs foncières, état au ${date}, Licence Ouverte 2.0. Réutilisation sans réidentification (LPF, art. L112 A)\u00a0: ni numéro de rue, ni parcelle.`,
  back: "Retour à l’annonce",
} as const;
