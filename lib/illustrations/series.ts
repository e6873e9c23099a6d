import type { PropertyType } from "../listings/kinds.ts";
import type { MoodName } from "./nature/moods.ts";

/** What a picture shows; `pickPhotos` reasons on these. */
export type PictureKind =
  | "facade"
  | "house"
  | "living"
  | "hearth"
  | "kitchen"
  | "bedroom"
  | "bathroom"
  | "studio"
  | "study"
  | "entrance"
  | "garden"
  | "terrace"
  | "balcony"
  | "pool"
  | "courtyard"
  | "sea"
  | "street"
  | "placeholder";

export interface Series {
  name: string;
  kind: PictureKind;
  /** Styles in turn: the first picture has the first style, and so on around. */
  styles: readonly [string, ...string[]];
  count: number;
  /** What is drawn, after "Illustration : ". */
  caption: string | ((style: string) => string);
  types?: readonly PropertyType[];
  moods?: readonly MoodName[];
}

export const OUTSIDE: readonly MoodName[] = [
  "morning",
  "golden",
  "azure",
  "poster",
  "turquoise",
  "noon",
  "dusk",
  "apricot",
  "overcast",
  "rose",
  "noon",
  "shower",
  "blue",
  "azure",
];

const INSIDE: readonly MoodName[] = [
  "morning",
  "golden",
  "noon",
  "poster",
  "apricot",
  "turquoise",
  "overcast",
  "rose",
  "dusk",
  "azure",
];

const SUNNY: readonly MoodName[] = [
  "azure",
  "golden",
  "noon",
  "turquoise",
  "morning",
  "apricot",
  "rose",
  "dusk",
];

const FLATS: readonly PropertyType[] = ["apartment", "studio"];

const HOUSES: readonly PropertyType[] = ["house"];

const DWELLINGS: readonly PropertyType[] = ["apartment", "house"];

const ROOM_WORDS: Record<string, string> = {
  haussmann: "à moulures",
  modern: "contemporain",
  rustic: "sous les poutres",
  chalet: "lambrissé de bois",
  loft: "à mur de brique",
  attic: "sous les toits",
};

export const room =
  (noun: string, feminine = false) =>
  (style: string): string => {
    const word = ROOM_WORDS[style] ?? "";
    return `${noun} ${feminine && style === "modern" ? "contemporaine" : feminine && style === "chalet" ? "lambrissée de bois" : word}`;
  };

export const SERIES: readonly Series[] = [
  {
    name: "facade-haussmann",
    kind: "facade",
    styles: ["haussmann"],
    count: 12,
    caption: "façade haussmannienne à balcons filants",
    types: FLATS,
  },
  {
    name: "facade-lyon",
    kind: "facade",
    styles: ["lyon"],
    count: 6,
    caption: "immeuble de canuts aux hautes fenêtres",
    types: FLATS,
  },
  {
    name: "facade-toulouse",
    kind: "facade",
    styles: ["toulouse"],
    count: 6,
    caption: "immeuble de brique rose à volets",
    types: FLATS,
  },
  {
    name: "facade-lille",
    kind: "facade",
    styles: ["flanders", "lille"],
    count: 7,
    caption: (style) =>
      style === "flanders"
        ? "maison flamande à pignon à redents"
        : "immeuble de brique à bandeaux de pierre",
    types: FLATS,
  },
  {
    name: "facade-provence",
    kind: "facade",
    styles: ["provence"],
    count: 8,
    caption: "façade ocre à persiennes",
    types: FLATS,
  },
  {
    name: "facade-bordeaux",
    kind: "facade",
    styles: ["bordeaux"],
    count: 6,
    caption: "immeuble de pierre blonde",
    types: FLATS,
  },
  {
    name: "facade-alsace",
    kind: "facade",
    styles: ["alsace"],
    count: 6,
    caption: "maison à colombages et géraniums",
    types: FLATS,
  },
  {
    name: "facade-ouest",
    kind: "facade",
    styles: ["rennes", "western"],
    count: 7,
    caption: (style) =>
      style === "rennes" ? "immeuble à pans de bois colorés" : "immeuble de granit et d’ardoise",
    types: FLATS,
  },
  {
    name: "facade-moderne",
    kind: "facade",
    styles: ["modern"],
    count: 9,
    caption: "résidence récente à loggias fleuries",
    types: FLATS,
  },
  {
    name: "facade-annees-70",
    kind: "facade",
    styles: ["seventies"],
    count: 6,
    caption: "résidence des années 1970 à balcons",
    types: FLATS,
  },
  {
    name: "maison-bretonne",
    kind: "house",
    styles: ["breton"],
    count: 6,
    caption: "maison bretonne, granit et ardoise",
    types: HOUSES,
  },
  {
    name: "longere",
    kind: "house",
    styles: ["longere"],
    count: 5,
    caption: "longère de campagne",
    types: HOUSES,
  },
  {
    name: "mas",
    kind: "house",
    styles: ["mas"],
    count: 6,
    caption: "mas provençal et ses tuiles",
    types: HOUSES,
  },
  {
    name: "maison-basque",
    kind: "house",
    styles: ["basque"],
    count: 4,
    caption: "maison basque blanche à boiseries peintes",
    types: HOUSES,
  },
  {
    name: "maison-normande",
    kind: "house",
    styles: ["normand"],
    count: 4,
    caption: "maison normande à colombages",
    types: HOUSES,
  },
  {
    name: "maison-alsacienne",
    kind: "house",
    styles: ["alsatian"],
    count: 4,
    caption: "maison alsacienne à colombages",
    types: HOUSES,
  },
  {
    name: "pavillon",
    kind: "house",
    styles: ["pavillon"],
    count: 8,
    caption: "pavillon et son jardin",
    types: HOUSES,
  },
  {
    name: "maison-contemporaine",
    kind: "house",
    styles: ["contemporary"],
    count: 6,
    caption: "maison contemporaine à toit plat",
    types: HOUSES,
  },
  {
    name: "maison-de-ville",
    kind: "house",
    styles: ["row"],
    count: 6,
    caption: "maison de ville",
    types: HOUSES,
  },
  {
    name: "chalet",
    kind: "house",
    styles: ["chalet"],
    count: 4,
    caption: "chalet de bois face aux montagnes",
    types: HOUSES,
  },
  {
    name: "meuliere",
    kind: "house",
    styles: ["meuliere"],
    count: 4,
    caption: "maison en meulière",
    types: HOUSES,
  },
  {
    name: "charentaise",
    kind: "house",
    styles: ["charentaise"],
    count: 4,
    caption: "maison de pierre claire et roses trémières",
    types: HOUSES,
  },
  {
    name: "case-creole",
    kind: "house",
    styles: ["creole"],
    count: 3,
    caption: "case créole à véranda",
    types: HOUSES,
  },
  {
    name: "salon",
    kind: "living",
    styles: ["haussmann", "modern", "rustic", "modern", "loft", "haussmann", "attic", "chalet"],
    count: 20,
    caption: room("salon"),
    moods: INSIDE,
  },
  {
    name: "salon-cheminee",
    kind: "hearth",
    styles: ["haussmann", "rustic", "modern", "chalet"],
    count: 8,
    caption: (style) => `${room("salon")(style)}, avec cheminée`,
    moods: INSIDE,
  },
  {
    name: "cuisine",
    kind: "kitchen",
    styles: ["haussmann", "modern", "rustic", "modern", "loft", "chalet", "attic"],
    count: 14,
    caption: room("cuisine", true),
    moods: INSIDE,
  },
  {
    name: "chambre",
    kind: "bedroom",
    styles: [
      "haussmann",
      "modern",
      "rustic",
      "modern",
      "attic",
      "chalet",
      "haussmann",
      "loft",
      "rustic",
    ],
    count: 20,
    caption: room("chambre", true),
    moods: INSIDE,
  },
  {
    name: "salle-de-bain",
    kind: "bathroom",
    styles: ["haussmann", "modern", "rustic", "modern", "attic", "chalet"],
    count: 12,
    caption: room("salle de bain", true),
    moods: INSIDE,
  },
  {
    name: "studio",
    kind: "studio",
    styles: ["haussmann", "modern", "attic", "loft", "modern", "rustic"],
    count: 8,
    caption: (style) => `pièce principale d’un studio ${room("")(style).trim()}`,
    types: ["studio"],
    moods: INSIDE,
  },
  {
    name: "bureau",
    kind: "study",
    styles: ["haussmann", "modern", "rustic", "attic"],
    count: 5,
    caption: room("bureau"),
    moods: INSIDE,
    types: DWELLINGS,
  },
  {
    name: "entree",
    kind: "entrance",
    styles: ["haussmann", "modern", "rustic"],
    count: 4,
    caption: room("entrée", true),
    moods: INSIDE,
    types: DWELLINGS,
  },
  {
    name: "jardin",
    kind: "garden",
    styles: ["north", "south", "west", "recent"],
    count: 8,
    caption: "jardin, table dressée sur la pelouse",
  },
  {
    name: "terrasse",
    kind: "terrace",
    styles: ["hills", "trees", "tiles", "sea", "roofs", "mountains", "trees"],
    count: 8,
    caption: (style) => `terrasse ${OUTLOOKS[style] ?? ""}`,
  },
  {
    name: "balcon",
    kind: "balcony",
    styles: ["roofs", "trees", "tiles", "roofs", "mountains", "sea"],
    count: 7,
    caption: (style) => `balcon ${OUTLOOKS[style] ?? ""}`,
  },
  {
    name: "piscine",
    kind: "pool",
    styles: ["south", "recent", "west"],
    count: 5,
    caption: "piscine et bains de soleil",
    moods: SUNNY,
  },
  {
    name: "cour",
    kind: "courtyard",
    styles: ["haussmann", "provence", "lyon", "bordeaux"],
    count: 4,
    caption: "cour pavée et plantes en pots",
  },
  {
    name: "mer",
    kind: "sea",
    styles: [
      "mediterranean",
      "brittany",
      "atlantic",
      "channel",
      "tropics",
      "mediterranean",
      "brittany",
    ],
    count: 7,
    caption: (style) => SHORES[style] ?? "bord de mer",
  },
  {
    name: "rue",
    kind: "street",
    styles: ["haussmann", "provence", "alsace", "bordeaux", "flanders"],
    count: 5,
    caption: "rue du quartier",
    moods: ["dusk", "morning", "golden", "rose", "blue"],
  },
];

const OUTLOOKS: Record<string, string> = {
  hills: "face aux collines",
  trees: "face aux arbres",
  tiles: "sur les toits de tuiles",
  sea: "face à la mer",
  roofs: "sur les toits de la ville",
  mountains: "face aux montagnes",
};

const SHORES: Record<string, string> = {
  mediterranean: "crique et pins au bord de la Méditerranée",
  brittany: "côte rocheuse et son phare",
  atlantic: "plage et cabines de l’Atlantique",
  channel: "falaises et cabines de plage",
  tropics: "plage bordée de palmiers",
};
