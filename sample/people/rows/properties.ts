import type {
  AddressPrecision,
  EnergyClass,
  Feature,
  PropertyStatus,
  PropertyType,
} from "../../../lib/kernel/property-kinds.ts";
import { PEOPLE } from "./users.ts";

/** Ids of the five properties, for the other parts of the sample. */
export const PROPERTIES = {
  thabor: "rennes000001",
  parame: "stma10000002",
  graslin: "nantes000003",
  dinan: "d1nan0000004",
  vannes: "vannes000005",
} as const;

/** How often a property was looked at, from the most recent thirty days backwards. */
export interface SampleAudience {
  /** Views in the last thirty days, the thirty before, and since publication before that. */
  views: readonly [last30Days: number, previous30Days: number, earlier: number];
  favorites: number;
}

/** A property of the sample; days count backwards from the present. */
export interface SampleProperty {
  id: string;
  ambassadorId: string | null;
  status: PropertyStatus;
  type: PropertyType;
  title: string;
  description: string;
  priceEuros: number;
  surfaceDm2: number;
  landSurfaceM2: number | null;
  rooms: number;
  bedrooms: number;
  bathrooms: number;
  floor: number | null;
  floorCount: number | null;
  builtYear: number;
  features: Feature[];
  address: string;
  neighbourhood: string | null;
  /** Public transport nearby, as the seller says it. */
  transport: string | null;
  communeCode: string;
  postalCode: string;
  lat: number;
  lng: number;
  /** What the seller lets the public see of the address. */
  addressPrecision: AddressPrecision;
  /** Nobody lives there: the same circle each time. */
  blurSeed: string;
  diagnosis: {
    energyClass: EnergyClass;
    ghgClass: EnergyClass;
    energyUse: number;
    ghgEmission: number;
    yearlyCostEuros: readonly [least: number, most: number];
    priceYear: number;
  } | null;
  coownership: { lots: number; yearlyChargesEuros: number; proceedings: boolean } | null;
  createdDaysAgo: number;
  publishedDaysAgo: number | null;
  soldDaysAgo: number | null;
  audience: SampleAudience;
  /** Chosen so that the pictures suit the description. */
  photoSeed: number;
}

/**
 * The five properties, all Claire Morvan's: three on the market, one draft, one sold. Together
 * they were seen 1,846 times and kept 75 times, and 23 % more in the last thirty days than before.
 */
export const SAMPLE_PROPERTIES: readonly SampleProperty[] = [
  {
    id: PROPERTIES.thabor,
    ambassadorId: PEOPLE.looper,
    status: "active",
    type: "apartment",
    title: "Quatre-pièces traversant avec balcon, à deux pas du Thabor",
    description:
      "À cinq minutes à pied du parc du Thabor, cet appartement de 86 m² occupe le troisième étage d’une résidence de 1968, avec ascenseur. Traversant, il reçoit le soleil le matin côté cuisine et l’après-midi dans le séjour de 31 m², prolongé par un balcon de 7 m² où l’on dîne d’avril à octobre. Trois chambres au calme, sur le jardin de la copropriété, une salle de bains avec fenêtre et des toilettes séparées. Les fenêtres ont été changées en 2019 et la cuisine refaite l’année suivante. Une cave et une place de stationnement complètent l’ensemble. Chauffage urbain, fibre installée. Le métro Saint-Germain est à dix minutes, l’école et le marché Sainte-Thérèse se rejoignent à vélo.",
    priceEuros: 348_000,
    surfaceDm2: 86_40,
    landSurfaceM2: null,
    rooms: 4,
    bedrooms: 3,
    bathrooms: 1,
    floor: 3,
    floorCount: 6,
    builtYear: 1968,
    features: [
      "balcon",
      "parking",
      "cave",
      "ascenseur",
      "cuisine-equipee",
      "fibre",
      "interphone",
      "calme",
      "lumineux",
      "traversant",
      "double-vitrage",
    ],
    address: "14 rue de Paris",
    neighbourhood: "Thabor",
    transport:
      "Métro Saint-Germain (ligne b) à dix minutes à pied, gare de Rennes à un petit quart d’heure.",
    communeCode: "35238",
    postalCode: "35000",
    lat: 48.11372,
    lng: -1.66514,
    addressPrecision: "street",
    blurSeed: "3d51a8c20b94e67f",
    diagnosis: {
      energyClass: "C",
      ghgClass: "C",
      energyUse: 158,
      ghgEmission: 17,
      yearlyCostEuros: [1_150, 1_560],
      priceYear: 2023,
    },
    coownership: { lots: 46, yearlyChargesEuros: 1_920, proceedings: false },
    createdDaysAgo: 70,
    publishedDaysAgo: 62,
    soldDaysAgo: null,
    audience: { views: [270, 280, 62], favorites: 24 },
    photoSeed: 8,
  },
  {
    id: PROPERTIES.parame,
    ambassadorId: null,
    status: "active",
    type: "house",
    title: "Maison des années 1930 rénovée, jardin et plage à pied",
    description:
      "Dans une rue tranquille de Paramé, à huit minutes à pied de la plage du Sillon, cette maison de 1932 a été entièrement rénovée en 2020 sans perdre ses parquets, son escalier en chêne ni ses cheminées. Au rez-de-chaussée, un séjour double de 38 m² ouvre par deux portes-fenêtres sur une terrasse au sud et un jardin clos de 300 m² planté d’un figuier. La cuisine, équipée, a la place d’une grande table. Cinq chambres sur deux étages, dont une suite avec salle d’eau, une salle de bains et une buanderie. La pompe à chaleur et l’isolation des combles placent la maison en classe B. Garage attenant et cave. Écoles, halle et commerces de Rochebonne sont à trois rues.",
    priceEuros: 645_000,
    surfaceDm2: 142_00,
    landSurfaceM2: 412,
    rooms: 6,
    bedrooms: 5,
    bathrooms: 2,
    floor: null,
    floorCount: null,
    builtYear: 1932,
    features: [
      "terrasse",
      "jardin",
      "garage",
      "cave",
      "cheminee",
      "parquet",
      "cuisine-equipee",
      "fibre",
      "calme",
      "double-vitrage",
      "pompe-a-chaleur",
      "renove",
    ],
    address: "9 rue des Mésanges",
    neighbourhood: "Paramé",
    transport: "Gare TGV de Saint-Malo à moins de dix minutes à vélo.",
    communeCode: "35288",
    postalCode: "35400",
    lat: 48.66118,
    lng: -1.99147,
    addressPrecision: "neighbourhood",
    blurSeed: "71c3f0485ea26d9b",
    diagnosis: {
      energyClass: "B",
      ghgClass: "A",
      energyUse: 98,
      ghgEmission: 3,
      yearlyCostEuros: [1_320, 1_790],
      priceYear: 2023,
    },
    coownership: null,
    createdDaysAgo: 84,
    publishedDaysAgo: 75,
    soldDaysAgo: null,
    audience: { views: [214, 220, 100], favorites: 19 },
    photoSeed: 9,
  },
  {
    id: PROPERTIES.graslin,
    ambassadorId: PEOPLE.looper,
    status: "active",
    type: "studio",
    title: "Grand studio rénové près de la place Graslin",
    description:
      "Au deuxième étage d’un immeuble en pierre du quartier Graslin, à Nantes, ce studio de 34 m² a été rénové en 2022 : électricité, salle d’eau et cuisine sont neuves, le parquet d’origine a été repris. La pièce principale de 24 m², haute de plafond, reçoit la lumière de deux grandes fenêtres sur cour ; un renfoncement y accueille le lit. Kitchenette équipée, salle d’eau avec fenêtre, placard dans l’entrée. Une cave est vendue avec le studio. Le tramway est à quatre minutes à pied, le théâtre au coin de la rue. Libre de toute occupation, il convient à une première acquisition comme à un pied-à-terre. Dans le quartier, une surface comparable se loue autour de 620 € par mois.",
    priceEuros: 158_000,
    surfaceDm2: 34_10,
    landSurfaceM2: null,
    rooms: 1,
    bedrooms: 0,
    bathrooms: 1,
    floor: 2,
    floorCount: 4,
    builtYear: 1880,
    features: [
      "cave",
      "parquet",
      "cuisine-equipee",
      "fibre",
      "interphone",
      "calme",
      "lumineux",
      "double-vitrage",
      "renove",
    ],
    address: "5 rue Racine",
    neighbourhood: "Graslin",
    transport: "Tramway 1, arrêt Médiathèque, à quatre minutes à pied.",
    communeCode: "44109",
    postalCode: "44000",
    lat: 47.21311,
    lng: -1.5633,
    addressPrecision: "exact",
    blurSeed: "c80e1f9236b75da4",
    diagnosis: {
      energyClass: "D",
      ghgClass: "B",
      energyUse: 214,
      ghgEmission: 7,
      yearlyCostEuros: [780, 1_060],
      priceYear: 2023,
    },
    coownership: { lots: 19, yearlyChargesEuros: 640, proceedings: false },
    createdDaysAgo: 26,
    publishedDaysAgo: 20,
    soldDaysAgo: null,
    audience: { views: [287, 0, 0], favorites: 11 },
    photoSeed: 6,
  },
  {
    id: PROPERTIES.dinan,
    ambassadorId: null,
    status: "draft",
    type: "house",
    title: "Longère en pierre et son verger, près de Dinan",
    description:
      "Longère en granit de 118 m² à dix minutes à pied du centre de Dinan : pièce de vie de 40 m² avec cheminée et poutres, cuisine à refaire, trois chambres dont une au rez-de-chaussée, grenier aménageable. Terrain de 1 350 m² planté de pommiers, appentis et puits. Toiture révisée en 2021. Le diagnostic de performance énergétique est commandé.",
    priceEuros: 268_000,
    surfaceDm2: 118_00,
    landSurfaceM2: 1_350,
    rooms: 5,
    bedrooms: 3,
    bathrooms: 1,
    floor: null,
    floorCount: null,
    builtYear: 1870,
    features: ["jardin", "parking", "cheminee", "calme"],
    address: "3 chemin du Verger",
    neighbourhood: null,
    transport: null,
    communeCode: "22050",
    postalCode: "22100",
    lat: 48.44871,
    lng: -2.05236,
    addressPrecision: "street",
    blurSeed: "5fa2046bd9173ce8",
    diagnosis: null,
    coownership: null,
    createdDaysAgo: 12,
    publishedDaysAgo: null,
    soldDaysAgo: null,
    audience: { views: [0, 0, 0], favorites: 0 },
    photoSeed: 4,
  },
  {
    id: PROPERTIES.vannes,
    ambassadorId: PEOPLE.looper,
    status: "sold",
    type: "apartment",
    title: "Trois-pièces avec terrasse, quartier du Port",
    description:
      "À deux pas du port de Vannes, au deuxième étage d’une résidence de 2006 avec ascenseur, cet appartement de 71 m² offre un séjour de 29 m² avec cuisine ouverte équipée, ouvert sur une terrasse de 12 m² exposée à l’ouest. Deux chambres avec placards, une salle de bains et des toilettes séparées. Une place en sous-sol et une cave sont comprises. Chauffage individuel au gaz, double vitrage, fibre. Les remparts, le marché et la gare se rejoignent à pied ; la copropriété, bien tenue, n’a pas de travaux votés.",
    priceEuros: 312_000,
    surfaceDm2: 71_20,
    landSurfaceM2: null,
    rooms: 3,
    bedrooms: 2,
    bathrooms: 1,
    floor: 2,
    floorCount: 4,
    builtYear: 2006,
    features: [
      "terrasse",
      "parking",
      "cave",
      "ascenseur",
      "cuisine-equipee",
      "fibre",
      "interphone",
      "lumineux",
      "double-vitrage",
      "acces-pmr",
    ],
    address: "21 rue du Commerce",
    neighbourhood: "Port",
    transport: "Gare TGV de Vannes à une vingtaine de minutes à pied.",
    communeCode: "56260",
    postalCode: "56000",
    lat: 47.65302,
    lng: -2.75891,
    addressPrecision: "street",
    blurSeed: "a96be3570f28c41d",
    diagnosis: {
      energyClass: "D",
      ghgClass: "D",
      energyUse: 182,
      ghgEmission: 38,
      yearlyCostEuros: [1_120, 1_520],
      priceYear: 2022,
    },
    coownership: { lots: 58, yearlyChargesEuros: 1_380, proceedings: false },
    createdDaysAgo: 201,
    publishedDaysAgo: 190,
    soldDaysAgo: 45,
    audience: { views: [0, 127, 286], favorites: 21 },
    photoSeed: 6,
  },
];
