import { PROPERTIES } from "./properties.ts";

/** A room of a sample listing. */
interface SampleRoom {
  name: string;
  areaDm2: number;
  level: string;
  /** Positions of the photos that show it. */
  photos: readonly number[];
}

/** The plan of a level, by the key of its picture. */
interface SamplePlan {
  label: string;
  mediaKey: string;
}

/** What a seller typed of a home's rooms, and the plans that were sent. */
export interface SampleRooms {
  plans: readonly SamplePlan[];
  rooms: readonly SampleRoom[];
}

type Row = readonly [name: string, squareMetres: number, ...photos: number[]];

const level = (label: string, ...rows: Row[]): SampleRoom[] =>
  rows.map(([name, squareMetres, ...photos]) => ({
    name,
    areaDm2: Math.round(squareMetres * 100),
    level: label,
    photos,
  }));

const [GROUND, FIRST, SECOND, THIRD] = [
  "Rez-de-chaussée",
  "1er étage",
  "2e étage",
  "3e étage",
] as const;

/** The rooms of the sample's listings, by their ids, as their plans have them; the draft has none. */
export const SAMPLE_ROOMS: Readonly<Record<string, SampleRooms>> = {
  [PROPERTIES.thabor]: {
    plans: [{ label: THIRD, mediaKey: "plan-thabor-01" }],
    rooms: level(
      THIRD,
      ["Séjour", 31, 1],
      ["Cuisine", 9.5, 2],
      ["Chambre 1", 10.6, 3],
      ["Chambre 2", 9.1, 4],
      ["Chambre 3", 9.1, 5],
      ["Entrée et dégagement", 9.1],
      ["WC", 1.7],
      ["Salle de bains", 6.3, 6],
      ["Balcon", 7, 7],
    ),
  },
  [PROPERTIES.parame]: {
    plans: [
      { label: GROUND, mediaKey: "plan-parame-01" },
      { label: FIRST, mediaKey: "plan-parame-02" },
      { label: SECOND, mediaKey: "plan-parame-03" },
    ],
    rooms: [
      ...level(
        GROUND,
        ["Séjour double", 38, 1],
        ["Entrée", 6.2],
        ["WC", 1.4],
        ["Buanderie", 2],
        ["Cuisine", 13, 2],
        ["Garage", 16.5],
        ["Terrasse", 23.1, 8],
      ),
      ...level(
        FIRST,
        ["Suite", 18.9, 3],
        ["Salle d’eau", 4],
        ["Chambre 2", 13],
        ["Chambre 3", 13.2],
        ["Salle de bains", 5.5, 6],
        ["Palier", 5.2],
      ),
      ...level(
        SECOND,
        ["Chambre 4", 10.7, 4],
        ["Chambre 5", 9.2, 5],
        ["Palier", 1.7],
        ["Grenier", 8.4],
      ),
    ],
  },
  [PROPERTIES.graslin]: {
    plans: [{ label: SECOND, mediaKey: "plan-graslin-01" }],
    rooms: level(
      SECOND,
      ["Pièce principale", 24, 1],
      ["Kitchenette", 3],
      ["Salle d’eau", 3.9, 2],
      ["Entrée", 2.6],
      ["Placard", 0.6],
    ),
  },
  [PROPERTIES.vannes]: {
    plans: [{ label: SECOND, mediaKey: "plan-vannes-01" }],
    rooms: level(
      SECOND,
      ["Entrée", 4.4],
      ["Séjour", 21.2, 1],
      ["Cuisine ouverte", 7.8, 2],
      ["Chambre 1", 12.8, 3],
      ["Chambre 2", 10.5, 4],
      ["Salle de bains", 6.3, 5],
      ["Dégagement", 4.4],
      ["WC", 1.9],
      ["Cellier", 1.9],
      ["Terrasse", 12, 6],
    ),
  },
};
