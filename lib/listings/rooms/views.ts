import type { PhotoView } from "../views.ts";

/** The plan of a level, or of the whole home: a picture of the media store. */
export interface FloorPlanView extends Pick<PhotoView, "mediaKey"> {
  /** The level's name, such as "Rez-de-chaussée". */
  label: string;
}

/** A row of the table of rooms. */
export interface RoomView {
  name: string;
  /** Hundredths of m²; null where the seller gives none. */
  areaDm2: number | null;
  level: string | null;
}

/** A stop of the virtual tour: a room that photos show. */
export interface TourStation extends RoomView {
  /** From 1, in the order of the visit. */
  number: number;
  photos: PhotoView[];
}

/** What a listing shows of its rooms. */
export interface ListingRooms {
  rooms: RoomView[];
  /** Levels from the entrance upwards. */
  plans: FloorPlanView[];
  /** Of its virtual tour; none where it has none. */
  stations: TourStation[];
}
