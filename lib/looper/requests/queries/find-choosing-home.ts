import { isId } from "../../../kernel/ids.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { readContent } from "../../../revisions/content.ts";
import type { RevisionHolder } from "../../../revisions/holder.ts";
import type { HomePlace } from "../home-place.ts";
import { isChoosable, type StandingLooper } from "../rules.ts";
import { writtenPlace, writtenTitle } from "../written-home.ts";
import { isInForceToday } from "./loopers-in-force.ts";

/** A home that is written, with what became of its looper so far. */
export interface ChoosingHome {
  propertyId: string | null;
  sellerId: string | null;
  /** Null while it has none. */
  title: string | null;
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
    .where("r.status", "<>", "discarded");

type HomeRow = NonNullable<Awaited<ReturnType<ReturnType<typeof homesOf>["executeTakeFirst"]>>>;

/** What was asked for a home, in this revision or an earlier one, the latest first. */
const requestsOf = (revisionId: string, propertyId: string | null) =>
  reads()
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
    .where("r.status", "<>", "discarded")
    .orderBy("q.createdAt", "desc")
    .orderBy("q.id")
    .execute();

type RequestRow = Awaited<ReturnType<typeof requestsOf>>[number];

/** The looper who has the home, else the one who was asked; null for neither. */
function findStanding(
  { propertyId, ambassadorId, firstName }: HomeRow,
  requests: readonly RequestRow[],
): Omit<StandingLooper, "isInForce"> | null {
  const accepted = requests.find(
    (each) =>
      each.status === "accepted" && (propertyId === null || each.ambassadorId === ambassadorId),
  );
  if (accepted) {
    const { id: requestId, ambassadorId: userId, decidedAt } = accepted;
    const since = fromDbInstant(decidedAt);
    return { userId, firstName: accepted.firstName, requestId, isAccepted: true, since };
  }
  if (ambassadorId !== null && firstName !== null)
    return { userId: ambassadorId, firstName, requestId: null, isAccepted: true, since: null };
  const pending = requests.find(({ status }) => status === "pending");
  if (!pending) return null;
  const { id: requestId, ambassadorId: userId, createdAt } = pending;
  const since = fromDbInstant(createdAt);
  return { userId, firstName: pending.firstName, requestId, isAccepted: false, since };
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
  const standing = findStanding(row, requests);
  const content = readContent(JSON.parse(row.content));
  return {
    propertyId,
    sellerId,
    title: writtenTitle(content),
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
