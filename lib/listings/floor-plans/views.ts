import type { PhotoView } from "../views.ts";
import type { DrawnLevel } from "./schemas.ts";

/** One level's plan: drawn from its rooms, or a picture of the media store. */
export type FloorPlanView =
  | { kind: "drawn"; level: DrawnLevel }
  | { kind: "picture"; label: string; mediaKey: string };

/** A stop of the virtual tour: a room that a photo shows. */
export interface TourStation {
  /** From 1, in the order of the visit. */
  number: number;
  /** Index of its plan and, in it, of its room. */
  plan: number;
  room: number;
  name: string;
  /** Square metres. */
  surface: number;
  /** Name of its level; null where there is one only. */
  levelLabel: string | null;
  photo: PhotoView;
}

/** What a listing has to show of its plan. */
export interface ListingPlans {
  plans: FloorPlanView[];
  /** Stations of its virtual tour; none where it has none. */
  stations: TourStation[];
}
