"use client";

import { MapNear } from "./MapNear";
import type { NearbyMapProps } from "./NearbyMap";

const load = () => import("./NearbyMap").then(({ NearbyMap }) => NearbyMap);

/** A place for the map around a listing, which is loaded when the person comes near it. */
export function LocationMap(props: NearbyMapProps) {
  return <MapNear load={load} props={props} />;
}
