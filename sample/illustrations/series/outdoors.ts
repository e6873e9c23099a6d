import type { MoodName } from "../nature/moods.ts";
import type { Series } from "./types.ts";

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

/** Gardens, balconies and what lies around. */
export const OUTDOORS: readonly Series[] = [
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
