import { isExternalAddress } from "../../kernel/external-address.ts";
import type { PhotoView } from "../views.ts";
import type { FloorPlanView, TourStation } from "./views.ts";

/** Rooms that a tour has at least: with one there is nowhere to go. */
const FEWEST_STATIONS = 2;

/** Stations that a tour has at most: what its addresses can name. */
const MOST_STATIONS = 99;

/**
 * The stations of a listing's virtual tour, level by level; none where too few rooms have a photo.
 * @param photos By position.
 */
export function tourStations(
  plans: readonly FloorPlanView[],
  photos: ReadonlyMap<number, PhotoView>,
): TourStation[] {
  const several = plans.length > 1;
  const stations = plans.flatMap((view, plan) => {
    if (view.kind !== "drawn") return [];
    const { rooms, label } = view.level;
    return rooms.flatMap(({ name, surface, photo: position }, room) => {
      const photo = position === undefined ? undefined : photos.get(position);
      if (!photo) return [];
      return [{ plan, room, name, surface, photo, levelLabel: several ? label : null }];
    });
  });
  if (stations.length < FEWEST_STATIONS) return [];
  return stations
    .slice(0, MOST_STATIONS)
    .map((station, index) => ({ ...station, number: index + 1 }));
}

/** The station that the page's address names, from 1; 1 for anything else. */
export function stationNumber(raw: string | string[] | null | undefined): number {
  if (typeof raw !== "string" || !/^[1-9]\d?$/.test(raw)) return 1;
  return Number(raw);
}

/** The address of an external tour as it may be linked to; null for what people are not to be led to. */
export const externalTourUrl = (raw: string | null): string | null =>
  raw !== null && isExternalAddress(raw) ? raw : null;
