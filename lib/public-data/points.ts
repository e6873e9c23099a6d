import { z } from "zod";

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A point that an interface is asked about: WGS84 degrees. */
export const pointSchema = z.object({ lat: latitude, lng: longitude });

/** The geometry of a place in GeoJSON: longitude first. */
export const geoJsonPointSchema = z.object({ coordinates: z.tuple([longitude, latitude]) });

/** To a metre, so that one place is one request. */
export const rounded = (degrees: number): string => String(Number(degrees.toFixed(5)));
