import { findCommunePoints } from "../../../communes/queries/find-commune-point.ts";
import { listSellersPlaces } from "../../../estimates/queries/list-sellers-places.ts";
import { oneOf } from "../../../kernel/parameters.ts";
import { homeClock, PARIS_CLOCK } from "../../../kernel/place.ts";
import { timeLeft } from "../../../leads/rules.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { groupsOf, knowsDwelling, placeOfCommune, placeOfLead } from "../rules.ts";
import {
  type LeadOnMap,
  type LooperMapView,
  MAP_SHOWN,
  type VisitOnMap,
  type ZoneOnMap,
} from "../views.ts";
import {
  type LeadRow,
  type LooperRow,
  looperRow,
  openLeadRows,
  type VisitRow,
  visitRows,
  zoneCommunes,
} from "./map-rows.ts";

/** Most leads, and most visits, that a map shows. */
export const MOST_ON_MAP = 100;

type ZoneCommune = Awaited<ReturnType<typeof zoneCommunes>>[number];
type Points = Awaited<ReturnType<typeof findCommunePoints>>;
type Places = Awaited<ReturnType<typeof listSellersPlaces>>;

/** What all rows are seen by. */
interface Seen {
  userId: string;
  suspended: boolean;
  readerPostalCode: string | null;
  places: Places;
  points: Points;
  now: Date;
}

function leadView(row: LeadRow, { userId, suspended, readerPostalCode, ...seen }: Seen): LeadOnMap {
  const { id, kind, status, communeCode } = row;
  const clock = communeCode === null ? PARIS_CLOCK : homeClock(communeCode, readerPostalCode);
  const isTheirs = row.homeLooperId === userId;
  const { lat, lng } = row;
  const home = isTheirs && lat !== null && lng !== null ? { lat, lng } : null;
  // Only of leads that are theirs: what was not read can't be shown.
  const seller = seen.places.get(row.estimateId) ?? null;
  // Without an estimate it came with the request; nothing knows its point.
  const written = knowsDwelling({ status, suspended }) ? row.writtenAddress : null;
  const dueAt = status === "offered" ? fromDbInstant(row.dueAt) : null;
  const appointmentAt = fromDbInstant(row.appointmentAt);
  const commune = communeCode === null ? null : (seen.points.get(communeCode) ?? null);
  return {
    type: "lead",
    key: `lead-${id}`,
    id,
    name: row.contactName,
    kind,
    status,
    title: row.title,
    commune: row.commune,
    address: home ? row.address : (seller?.address ?? written),
    due: dueAt && { at: dueAt, clock, ...timeLeft(dueAt, seen.now, communeCode) },
    appointment: appointmentAt && { at: appointmentAt, clock },
    place: placeOfLead({ status, suspended, home, dwelling: seller?.point ?? null, commune }),
  };
}

function visitView(row: VisitRow, readerPostalCode: string | null): VisitOnMap {
  const { id, title, status, lat, lng } = row;
  return {
    type: "visit",
    key: `visit-${id}`,
    id,
    visitor: row.visitorName,
    title,
    commune: row.commune,
    address: row.address,
    startsAt: fromDbInstant(row.startsAt),
    endsAt: fromDbInstant(row.endsAt),
    clock: homeClock(row.communeCode, readerPostalCode),
    status,
    visitType: row.type,
    place: { lat, lng, precision: "home" },
  };
}

/** Where the looper takes leads; null where no zone is made, or nothing of it has a point. */
function zoneView(looper: LooperRow, communes: readonly ZoneCommune[], points: Points) {
  const { radiusKm, centreName, centreLat, centreLng } = looper;
  if (radiusKm !== null) {
    if (centreLat === null || centreLng === null || centreName === null) return null;
    const centre = { centre: centreName, lat: centreLat, lng: centreLng };
    return { kind: "circle", radiusKm, ...centre } satisfies ZoneOnMap;
  }
  const placed = communes.flatMap(({ code, name }) => {
    const place = placeOfCommune(points.get(code) ?? null);
    return place ? [{ name, lat: place.lat, lng: place.lng }] : [];
  });
  if (placed.length === 0) return null;
  return { kind: "communes", count: communes.length, communes: placed } satisfies ZoneOnMap;
}

/**
 * The looper's own open leads, their visits of the next days and their zone, each where they may know it to be.
 * @param requested text of an address, whatever it is
 * @throws {DomainError} request.forbidden
 */
export async function getLooperMap(
  actor: Actor,
  requested: unknown = null,
  now = new Date(),
): Promise<LooperMapView> {
  authorize(actor, "looping.read");
  const { userId } = actor;
  const { readerPostalCode, ...looper } = await looperRow(userId, now);
  const suspended = looper.inForce === null;
  const allLeads = await openLeadRows(userId, MOST_ON_MAP + 1);
  const allVisits = await visitRows(userId, now, MOST_ON_MAP + 1);
  // What a circle holds is not drawn.
  const communes = looper.radiusKm === null ? await zoneCommunes(userId) : [];
  const leadRows = allLeads.slice(0, MOST_ON_MAP);
  const known = leadRows.filter(({ status }) => knowsDwelling({ status, suspended }));
  const places = await listSellersPlaces(known.map(({ estimateId }) => estimateId));
  const codes = leadRows.map(({ communeCode }) => communeCode).filter((code) => code !== null);
  const points = await findCommunePoints([...codes, ...communes.map(({ code }) => code)]);
  const seen = { userId, suspended, readerPostalCode, places, points, now };
  const leads = leadRows.map((row) => leadView(row, seen));
  const visits = allVisits.slice(0, MOST_ON_MAP).map((row) => visitView(row, readerPostalCode));
  const shown = oneOf(MAP_SHOWN, requested);
  return {
    shown,
    counts: {
      tout: leads.length + visits.length,
      prospects: leads.length,
      visites: visits.length,
    },
    groups: groupsOf(shown === "visites" ? [] : leads, shown === "prospects" ? [] : visits, now),
    zone: zoneView(looper, communes, points),
    suspended,
    hasMore: {
      leads: allLeads.length > MOST_ON_MAP,
      visits: allVisits.length > MOST_ON_MAP,
    },
  };
}
