import type { PropertyType } from "../../../lib/kernel/property-kinds.ts";
import type { MoodName } from "../nature/moods.ts";
import type { Series } from "./types.ts";

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

const DWELLINGS: readonly PropertyType[] = ["apartment", "house"];

const ROOM_WORDS: Record<string, string> = {
  haussmann: "à moulures",
  modern: "contemporain",
  rustic: "sous les poutres",
  chalet: "lambrissé de bois",
  loft: "à mur de brique",
  attic: "sous les toits",
};

const room =
  (noun: string, feminine = false) =>
  (style: string): string => {
    const word = ROOM_WORDS[style] ?? "";
    return `${noun} ${feminine && style === "modern" ? "contemporaine" : feminine && style === "chalet" ? "lambrissée de bois" : word}`;
  };

/** Rooms by style. */
export const ROOMS: readonly Series[] = [
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
];
