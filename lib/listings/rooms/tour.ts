import { isExternalAddress } from "../../kernel/external-address.ts";
import type { ListingPhoto } from "../views.ts";
import type { RoomView, TourStation } from "./views.ts";

/** Rooms that a tour has at least: with one there is nowhere to go. */
const FEWEST_STATIONS = 2;

/** A photo, and the place of the room that it shows in the table of rooms; null for none. */
export interface PlacedPhoto extends Pick<ListingPhoto, "mediaKey" | "alt"> {
  roomPosition: number | null;
}

/**
 * The stations of a listing's virtual tour: its rooms that photos show, in their order; none where they are too few.
 * @param photos In their order.
 */
export function tourStations(
  rooms: readonly RoomView[],
  photos: readonly PlacedPhoto[],
): TourStation[] {
  const stations = rooms
    .map(({ name, areaDm2, level }, position) => ({
      name,
      areaDm2,
      level,
      photos: photos
        .filter(({ roomPosition }) => roomPosition === position)
        .map(({ mediaKey, alt }) => ({ mediaKey, alt })),
    }))
    .filter(({ photos: own }) => own.length > 0);
  if (stations.length < FEWEST_STATIONS) return [];
  return stations.map((station, index) => ({ ...station, number: index + 1 }));
}

/** Photos as a listing shows them, with the names of their rooms. */
export const namedPhotos = (
  rooms: readonly Pick<RoomView, "name">[],
  photos: readonly PlacedPhoto[],
): ListingPhoto[] =>
  photos.map(({ mediaKey, alt, roomPosition }) => {
    const room = roomPosition === null ? undefined : rooms[roomPosition]?.name;
    return { mediaKey, alt, ...(room !== undefined && { room }) };
  });

/** The station that the page's address names, from 1; 1 for anything else. */
export function stationNumber(raw: string | string[] | null | undefined): number {
  if (typeof raw !== "string" || !/^[1-9]\d?$/.test(raw)) return 1;
  return Number(raw);
}

/** The address of an external tour as it may be linked to; null for what people are not to be led to. */
export const externalTourUrl = (raw: string | null): string | null =>
  raw !== null && isExternalAddress(raw) ? raw : null;
