import type { Feature, PropertyType } from "../kernel/property-kinds.ts";

/** Words that several screens share. */
export const COMMON = {
  skipToContent: "Aller au contenu",
  breadcrumb: "Fil d’Ariane",
  home: "Accueil",
  close: "Fermer",
  optional: "facultatif",
  required: "obligatoire",
  tableOfContents: "Sur cette page",
  updatedOn: "Mis à jour le",
  notKnownYet: "Non renseigné sur ce site",
  newWindow: "nouvelle fenêtre",
} as const;

export const PROPERTY_TYPE_LABELS: Record<PropertyType, string> = {
  apartment: "Appartement",
  house: "Maison",
  studio: "Studio",
};

export const FEATURE_LABELS: Record<Feature, string> = {
  balcon: "Balcon",
  terrasse: "Terrasse",
  jardin: "Jardin",
  piscine: "Piscine",
  parking: "Parking",
  garage: "Garage",
  cave: "Cave",
  ascenseur: "Ascenseur",
  cheminee: "Cheminée",
  parquet: "Parquet",
  "cuisine-equipee": "Cuisine équipée",
  climatisation: "Climatisation",
  fibre: "Fibre optique",
  interphone: "Interphone",
  gardien: "Gardien",
  "vue-degagee": "Vue dégagée",
  "vue-mer": "Vue sur la mer",
  calme: "Au calme",
  lumineux: "Lumineux",
  traversant: "Traversant",
  "plain-pied": "De plain-pied",
  "acces-pmr": "Accès PMR",
  "double-vitrage": "Double vitrage",
  "pompe-a-chaleur": "Pompe à chaleur",
  "panneaux-solaires": "Panneaux solaires",
  renove: "Rénové",
};

/** What a floor is called: 0 is the ground floor. */
export function floorName(floor: number): string {
  if (floor === 0) return "Rez-de-chaussée";
  if (floor < 0) return `Niveau \u2212${-floor}`;
  return floor === 1 ? "1er étage" : `${floor}e\u00a0étage`;
}

/** What a listing card says. */
export const CARD = {
  underOffer: "Sous offre",
  demonstration: "Démonstration",
  addFavorite: (title: string) => `Ajouter aux favoris : ${title}`,
  hide: (title: string) => `Masquer ce bien\u00a0: ${title}`,
  energy: (energyClass: string) => `Classe énergie ${energyClass}`,
  energyUnknown: "DPE non communiqué",
  rooms: (count: number) => (count > 1 ? "pièces" : "pièce"),
  looper: (firstName: string) => `${firstName}, Looper`,
  isNew: "Nouveau",
  dropped: (amount: string) => `Baisse de ${amount}`,
  monthly: (amount: string) => `${amount} par mois`,
  droppedSince: (day: string) => `Prix en baisse depuis le ${day}`,
  /** @param count how many floors the building has; null where that is not known */
  floor: (floor: number, count: number | null) =>
    floor <= 0 || count === null ? floorName(floor) : `${floorName(floor)} sur\u00a0${count}`,
  land: (surface: string) => `Terrain de ${surface}`,
  picture: (number: number, count: number) => `Photo ${number} sur ${count}`,
  nextPicture: (title: string) => `Photo suivante\u00a0: ${title}`,
  previousPicture: (title: string) => `Photo précédente\u00a0: ${title}`,
  visits: (count: number) => (count > 1 ? `${count} visites` : `${count} visite`),
} as const;

/** Plural, lower case, as they stand inside a sentence. */
export const TYPE_PLURALS: Record<PropertyType, string> = {
  apartment: "appartements",
  house: "maisons",
  studio: "studios",
};

export const TYPE_SINGULARS: Record<PropertyType, string> = {
  apartment: "appartement",
  house: "maison",
  studio: "studio",
};
