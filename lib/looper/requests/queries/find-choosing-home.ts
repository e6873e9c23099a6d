import { isId } from "../../../kernel/ids.ts";
import { civilDay } from "../../../kernel/time.ts";
import { looperInForce } from "../../../listings/queries/looper-in-force.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { readContent } from "../../../revisions/content.ts";
import type { RevisionHolder } from "../../../revisions/holder.ts";
import type { HomePlace } from "../home-place.ts";
import { type HomeRequest, isChoosable, type StandingLooper, standingOf } from "../rules.ts";
import { writtenPlace } from "../written-home.ts";

/** A home that is written, with what became of its looper so far. */
interface ChoosingHome {
  sellerId: string | null;
  /** Null while the home has no place. */
  place: HomePlace | null;
  /** The looper of the home, or the one asked to be; null for nobody. */
  standing: StandingLooper | null;
  /** Those who declined it, the last one first. */
  declined: { userId: string; firstName: string }[];
  /** Whether the choice can be changed: not once an offer was accepted, nor of a revision that is done. */
  isOpen: boolean;
}

const homesOf = (revisionId: string) =>
  reads()
    .selectFrom("ListingRevision as r")
    .leftJoin("Property as p", "p.id", "r.propertyId")
    .leftJoin("User as a", "a.id", "p.ambassadorId")
    .select(["r.status", "r.content", "r.sellerId", "r.propertyId"])
    .select(["p.status as propertyStatus", "p.ambassadorId", "a.firstName"])
    .where("r.id", "=", revisionId)
    .where("r.status", "<>", literal("discarded"));

/** What was asked for a home, in this revision or an earlier one, the latest first. */
async function requestsOf(revisionId: string, propertyId: string | null): Promise<HomeRequest[]> {
  const rows = await reads()
    .selectFrom("LooperRequest as q")
    .innerJoin("ListingRevision as r", "r.id", "q.revisionId")
    .innerJoin("User as u", "u.id", "q.ambassadorId")
    .select(["q.id", "q.ambassadorId", "u.firstName", "q.status", "q.createdAt", "q.decidedAt"])
    .where((eb) =>
      eb.or([
        eb("q.revisionId", "=", revisionId),
        ...(propertyId === null ? [] : [eb("r.propertyId", "=", propertyId)]),
      ]),
    )
    .where("r.status", "<>", literal("discarded"))
    .orderBy("q.createdAt", "desc")
    .orderBy("q.id")
    .execute();
  return rows.map(({ createdAt, decidedAt, ...row }) => ({
    ...row,
    createdAt: fromDbInstant(createdAt),
    decidedAt: fromDbInstant(decidedAt),
  }));
}

/** Whether somebody is a looper in force today. */
async function isInForceToday(userId: string, now: Date): Promise<boolean> {
  const row = await reads()
    .selectFrom("User as u")
    .select("u.id")
    .where("u.id", "=", userId)
    .where((eb) => eb.exists(looperInForce(eb.ref("u.id"), civilDay(now))))
    .executeTakeFirst();
  return row !== undefined;
}

/** A revision's home as its looper is chosen; null for a revision of somebody else, or given up. */
export async function findChoosingHome(
  revisionId: string,
  holder: RevisionHolder,
  now: Date,
): Promise<ChoosingHome | null> {
  if (!isId(revisionId)) return null;
  const row = await homesOf(revisionId)
    .where((eb) =>
      holder.kind === "seller"
        ? eb("r.sellerId", "=", holder.actor.userId)
        : eb("r.holderHash", "=", holder.hash),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { propertyId, sellerId } = row;
  const requests = await requestsOf(revisionId, propertyId);
  const standing = standingOf(row, requests);
  const content = readContent(JSON.parse(row.content));
  return {
    sellerId,
    place: writtenPlace(content),
    standing: standing && {
      ...standing,
      isInForce: await isInForceToday(standing.userId, now),
    },
    declined: requests
      .filter(({ status }) => status === "declined")
      .map(({ ambassadorId: userId, firstName }) => ({ userId, firstName })),
    isOpen: isChoosable(row.status, row.propertyStatus),
  };
}
