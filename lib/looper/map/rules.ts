import type { GeoPoint } from "../../kernel/geo.ts";
import { civilDay, civilDaysBetween } from "../../kernel/time.ts";
import type { LeadStatus } from "../../leads/states.ts";
import type { LeadOnMap, MapGroup, MapItem, MapPlace, VisitOnMap } from "./views.ts";

/** The point of a commune, and how well it is known. */
interface CommuneAt extends GeoPoint {
  precision: "commune" | "postal-area" | "department";
}

/** What the site knows of where a lead is. */
export interface LeadWhere {
  status: LeadStatus;
  /** Of a looper whose papers are not in order. */
  suspended: boolean;
  /** The home asked about, where it is one that the looper takes care of; null for others. */
  home: GeoPoint | null;
  /** The home of a seller, by its estimate; null without a point. */
  dwelling: (GeoPoint & { isStreet: boolean }) | null;
  commune: CommuneAt | null;
}

/** Whether a looper may know where a seller lives: the lead is theirs, and their papers are in order. */
export const knowsDwelling = ({ status, suspended }: Pick<LeadWhere, "status" | "suspended">) =>
  status !== "offered" && !suspended;

/** The middle of a département says nothing of where something is. */
export function placeOfCommune(commune: CommuneAt | null): MapPlace | null {
  if (commune === null || commune.precision === "department") return null;
  const { lat, lng, precision } = commune;
  return { lat, lng, precision };
}

/** Where a lead stands on its looper's map: never more precisely than they may know. */
export function placeOfLead(lead: LeadWhere): MapPlace | null {
  const { home, dwelling } = lead;
  if (home) return { lat: home.lat, lng: home.lng, precision: "home" };
  if (dwelling && knowsDwelling(lead)) {
    const { lat, lng, isStreet } = dwelling;
    return { lat, lng, precision: isStreet ? "street" : "home" };
  }
  return placeOfCommune(lead.commune);
}

const earlier = (one: Date, other: Date) => one.getTime() - other.getTime();

/** Items by a text of each, in the order in which these first come. */
function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

type Offered = LeadOnMap & { due: NonNullable<LeadOnMap["due"]> };
const isOffered = (lead: LeadOnMap): lead is Offered => lead.due !== null;

function offeredGroups(leads: readonly Offered[], now: Date): MapGroup[] {
  const dayOf = ({ due: { at, clock } }: Offered) => (at < now ? null : civilDay(at, clock.zone));
  const sorted = leads.toSorted((a, b) => earlier(a.due.at, b.due.at));
  return groupedBy(sorted, (lead) => dayOf(lead) ?? "").flatMap((items): MapGroup[] => {
    const [first] = items;
    if (!first) return [];
    const daysAway = civilDaysBetween(now, first.due.at, first.due.clock.zone);
    return [{ kind: "offered", day: dayOf(first), daysAway, items }];
  });
}

function visitGroups(visits: readonly VisitOnMap[], now: Date): MapGroup[] {
  const dayOf = ({ startsAt, clock }: VisitOnMap) => civilDay(startsAt, clock.zone);
  const sorted = visits.toSorted(
    (a, b) => dayOf(a).localeCompare(dayOf(b)) || earlier(a.startsAt, b.startsAt),
  );
  return groupedBy(sorted, dayOf).flatMap((items): MapGroup[] => {
    const [first] = items;
    if (!first) return [];
    const { startsAt, clock } = first;
    const daysAway = civilDaysBetween(now, startsAt, clock.zone);
    return [{ kind: "visits", day: dayOf(first), daysAway, items }];
  });
}

/** The other leads: those with an appointment, the next one first, then as they come. */
function heldGroups(leads: readonly LeadOnMap[]): MapGroup[] {
  if (leads.length === 0) return [];
  const at = ({ appointment }: LeadOnMap) => appointment?.at.getTime() ?? Number.MAX_SAFE_INTEGER;
  return [{ kind: "held", items: leads.toSorted((a, b) => at(a) - at(b)) }];
}

/**
 * The list beside the map: leads to accept, those whose time ends first at the head; visits by the day of their home's
 * place; the other leads.
 */
export function groupsOf(
  leads: readonly LeadOnMap[],
  visits: readonly VisitOnMap[],
  now: Date,
): MapGroup[] {
  return [
    ...offeredGroups(leads.filter(isOffered), now),
    ...visitGroups(visits, now),
    ...heldGroups(leads.filter((lead) => !isOffered(lead))),
  ];
}

/** What stands at one point. */
export interface MapPoint extends GeoPoint {
  items: [MapItem, ...MapItem[]];
}

/** Digits after the point that tell two places apart: about a metre. */
const SAME_PLACE_DIGITS = 5;

/** The items that have a place, those of the same one together, in the list's order. */
export function pointsOf(groups: readonly MapGroup[]): MapPoint[] {
  const points = new Map<string, MapPoint>();
  for (const item of groups.flatMap((group): MapItem[] => group.items)) {
    if (item.place === null) continue;
    const { lat, lng } = item.place;
    const key = `${lat.toFixed(SAME_PLACE_DIGITS)} ${lng.toFixed(SAME_PLACE_DIGITS)}`;
    const point = points.get(key);
    if (point) point.items.push(item);
    else points.set(key, { lat, lng, items: [item] });
  }
  return [...points.values()];
}
