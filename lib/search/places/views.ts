/** A commune as the plain map writes it: name, latitude, longitude, inhabitants. */
export type NamedPlace = readonly [name: string, lat: number, lng: number, population: number];

/** Most places of one answer. */
export const MAX_PLACES = 60;
