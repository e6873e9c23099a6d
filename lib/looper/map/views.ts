import type { GeoPoint } from "../../kernel/geo.ts";
import type { HomeClock } from "../../kernel/place.ts";
import type { LeadKind, LeadStatus } from "../../leads/states.ts";
import type { LeadView } from "../../leads/views.ts";
import type { VisitStatus, VisitType } from "../../visits/rules.ts";

/** What the page's address shows: all, leads alone, or visits alone. */
export const MAP_SHOWN = ["tout", "prospects", "visites"] as const;
export type MapShown = (typeof MAP_SHOWN)[number];

/** How far ahead visits are shown. */
export const VISIT_DAYS = 14;

/** What a point stands for: a home itself, the middle of its street or of its commune, or of what shares a postal code. */
export type PlacePrecision = "home" | "street" | "commune" | "postal-area";

/** Where something is, as far as the looper may know it. */
export interface MapPlace extends GeoPoint {
  precision: PlacePrecision;
}

interface OnMap {
  /** Of both kinds, each has its own. */
  key: string;
  id: string;
  /** Null where no point is known that is worth showing. */
  place: MapPlace | null;
  commune: string | null;
  /** Null where the looper may not know it yet. */
  address: string | null;
}

/** A lead that is open. */
export interface LeadOnMap extends OnMap {
  type: "lead";
  name: string;
  kind: LeadKind;
  status: LeadStatus;
  /** The home for sale that a buyer asked about. */
  title: string | null;
  due: LeadView["due"];
  appointment: LeadView["appointment"];
}

/** A visit that the looper receives, agreed or requested. */
export interface VisitOnMap extends OnMap {
  type: "visit";
  visitor: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  clock: HomeClock;
  status: VisitStatus;
  visitType: VisitType;
}

export type MapItem = LeadOnMap | VisitOnMap;

/** What stands under one heading of the list. */
export type MapGroup =
  /** By the day until which they are to be accepted; null once that time is over. */
  | { kind: "offered"; day: string | null; daysAway: number; items: LeadOnMap[] }
  | { kind: "visits"; day: string; daysAway: number; items: VisitOnMap[] }
  | { kind: "held"; items: LeadOnMap[] };

/** Where the looper takes leads, as it is drawn. */
export type ZoneOnMap =
  | ({ kind: "circle"; radiusKm: number; centre: string } & GeoPoint)
  /** `count` of them, those without a known point too. */
  | { kind: "communes"; count: number; communes: ({ name: string } & GeoPoint)[] };

export interface LooperMapView {
  shown: MapShown;
  counts: Record<MapShown, number>;
  groups: MapGroup[];
  /** Null where it is not made, or nothing of it has a point. */
  zone: ZoneOnMap | null;
  /** A paper is missing or lapsed: addresses of sellers are hidden. */
  suspended: boolean;
  /** Whether there are more than a map shows. */
  hasMore: { leads: boolean; visits: boolean };
}
