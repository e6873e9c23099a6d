import { papersOn, unmetPapers } from "../../accounts/role-grants/rules.ts";
import { slugify } from "../../communes/slugs.ts";
import { distanceKm, type GeoPoint } from "../../kernel/geo.ts";
import { isId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { MOST_NEARBY, NEARBY_KM } from "./rules.ts";
import type { NearbyLooper, ReceivedRequest, SentRequest } from "./views.ts";

/** Where a home is. */
export interface HomePlace extends GeoPoint {
  /** INSEE code. */
  communeCode: string;
}

const loopersWithPlace = (userId: string | null) => {
  const loopers = reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .innerJoin("AmbassadorProfile as a", "a.userId", "u.id")
    .select(["u.id", "u.firstName", "u.city", "u.postalCode", "a.trainedAt", "a.rsacNumber"])
    .select(["a.attestationExpiresOn", "a.insuranceExpiresOn", "a.checkedUntil"])
    .where("g.role", "=", "ambassador")
    .where("g.status", "=", "active")
    .where("u.erasedAt", "is", null)
    .where("u.postalCode", "is not", null)
    .where("u.city", "is not", null);
  return (userId === null ? loopers : loopers.where("u.id", "=", userId)).execute();
};

type LooperRow = Awaited<ReturnType<typeof loopersWithPlace>>[number];

/** Whether the papers of a looper allow them to work on a day. */
function isInForce({ trainedAt, ...papers }: LooperRow, today: string): boolean {
  if (papers.checkedUntil !== null && papers.checkedUntil < today) return false;
  return unmetPapers(papersOn({ ...papers, trained: trainedAt !== null }, today)).length === 0;
}

/** The communes of some postal codes, by code and name. */
async function communesOf(postalCodes: readonly string[]) {
  const rows = await reads()
    .selectFrom("CommunePostalCode as pc")
    .innerJoin("Commune as c", "c.code", "pc.communeCode")
    .select(["pc.postalCode", "c.code", "c.name", "c.lat", "c.lng"])
    .where("pc.postalCode", "in", postalCodes)
    .execute();
  return new Map(rows.map((row) => [`${row.postalCode} ${slugify(row.name)}`, row]));
}

/** The visits that some loopers made, and what their visitors said of them. */
async function recordsOf(ids: readonly string[]) {
  const rows = await reads()
    .selectFrom("Visit as v")
    .select("v.hostId")
    .select(({ fn }) => [
      fn.countAll<number>().as("visits"),
      fn.avg<number | null>("v.feedbackRating").as("rating"),
    ])
    .where("v.hostId", "in", ids)
    .where("v.status", "=", "completed")
    .groupBy("v.hostId")
    .execute();
  return new Map(rows.map((row) => [row.hostId, row]));
}

/**
 * The loopers in force of a home's commune, or of one within fifteen kilometres, the nearest first.
 */
export async function listNearbyLoopers(
  { communeCode, lat, lng }: HomePlace,
  now = new Date(),
): Promise<NearbyLooper[]> {
  const today = civilDay(now);
  const loopers = (await loopersWithPlace(null)).filter((row) => isInForce(row, today));
  if (loopers.length === 0) return [];
  const communes = await communesOf([
    ...new Set(loopers.flatMap(({ postalCode }) => postalCode ?? [])),
  ]);
  const near = loopers
    .flatMap(({ id, firstName, city, postalCode }) => {
      const commune = communes.get(`${postalCode} ${slugify(city ?? "")}`);
      if (!commune) return [];
      const isOwn = commune.code === communeCode;
      const { lat: communeLat, lng: communeLng } = commune;
      if (communeLat === null || communeLng === null) {
        return isOwn ? [{ id, firstName, city: commune.name, distance: 0 }] : [];
      }
      const distance = isOwn ? 0 : distanceKm({ lat, lng }, { lat: communeLat, lng: communeLng });
      return distance <= NEARBY_KM ? [{ id, firstName, city: commune.name, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id))
    .slice(0, MOST_NEARBY);
  if (near.length === 0) return [];
  const records = await recordsOf(near.map(({ id }) => id));
  return near.map(({ id, firstName, city, distance }) => ({
    userId: id,
    firstName,
    city,
    distanceKm: Math.round(distance),
    visits: records.get(id)?.visits ?? 0,
    rating: records.get(id)?.rating ?? null,
  }));
}

/** Whether somebody is a looper in force today, who can be asked. */
export async function isLooperInForce(userId: string, now: Date): Promise<boolean> {
  if (!isId(userId)) return false;
  const [row] = await loopersWithPlace(userId);
  return row !== undefined && isInForce(row, civilDay(now));
}

/** The requests for a revision of the person's own, the latest first. @throws {DomainError} request.forbidden */
export async function listSentRequests(revisionId: string, actor: Actor): Promise<SentRequest[]> {
  authorize(actor, "selling.answer");
  if (!isId(revisionId)) return [];
  const rows = await reads()
    .selectFrom("LooperRequest as q")
    .innerJoin("ListingRevision as r", "r.id", "q.revisionId")
    .innerJoin("User as u", "u.id", "q.ambassadorId")
    .select(["q.id", "q.ambassadorId", "u.firstName", "q.status", "q.createdAt", "q.decidedAt"])
    .where("q.revisionId", "=", revisionId)
    .where("r.sellerId", "=", actor.userId)
    .orderBy("q.createdAt", "desc")
    .orderBy("q.id")
    .execute();
  return rows.map((row) => ({
    ...row,
    createdAt: fromDbInstant(row.createdAt),
    decidedAt: fromDbInstant(row.decidedAt),
  }));
}

/** A text of a revision's content; null where it is not written yet. */
function textOf(content: unknown, name: string): string | null {
  const parsed = typeof content === "string" ? JSON.parse(content) : content;
  const value = (parsed as Record<string, unknown> | null)?.[name];
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

/** The requests that wait for the looper's answer, the oldest first. @throws {DomainError} request.forbidden */
export async function listReceivedRequests(actor: Actor): Promise<ReceivedRequest[]> {
  authorize(actor, "looping.read");
  const rows = await reads()
    .selectFrom("LooperRequest as q")
    .innerJoin("ListingRevision as r", "r.id", "q.revisionId")
    .innerJoin("User as u", "u.id", "r.sellerId")
    .select(["q.id", "q.createdAt", "r.content", "u.firstName", "u.lastName"])
    .where("q.ambassadorId", "=", actor.userId)
    .where("q.status", "=", "pending")
    .where("r.status", "!=", "discarded")
    .orderBy("q.createdAt")
    .orderBy("q.id")
    .execute();
  const codes = rows.flatMap(({ content }) => textOf(content, "communeCode") ?? []);
  const communes =
    codes.length === 0
      ? []
      : await reads()
          .selectFrom("Commune as c")
          .select(["c.code", "c.name"])
          .where("c.code", "in", codes)
          .execute();
  const names = new Map(communes.map(({ code, name }) => [code, name]));
  return rows.map(({ id, content, firstName, lastName, createdAt }) => ({
    id,
    sellerName: `${firstName} ${lastName}`,
    title: textOf(content, "title"),
    city: names.get(textOf(content, "communeCode") ?? "") ?? null,
    createdAt: fromDbInstant(createdAt),
  }));
}
