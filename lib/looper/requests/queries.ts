import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { type RevisionContent, readContent } from "../../revisions/content.ts";
import type { RevisionHolder } from "../../revisions/holder.ts";
import { getLooperFile } from "../standing/queries.ts";
import {
  distanceTo,
  type HomePlace,
  isLooperInForce,
  listNearbyLoopers,
  placeOfCity,
} from "./nearby/queries.ts";
import { type AskingBar, choiceStateOf, isChoosable, type StandingLooper } from "./rules.ts";
import type { LooperChoice, ReceivedRequest } from "./views.ts";

/** A home that is written, with what became of its looper so far. */
export interface ChoosingHome {
  propertyId: string | null;
  sellerId: string | null;
  /** Null while it has none. */
  title: string | null;
  /** Null while the home has no place. */
  place: HomePlace | null;
  /** The looper of the home, or who was asked to be; null for nobody. */
  standing: StandingLooper | null;
  /** Who said no for it, the last one first. */
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

/** Who has the home, else who was asked; null for neither. */
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

const titleOf = ({ title }: RevisionContent): string | null => title?.trim() || null;

const placeOf = ({ communeCode, lat, lng }: RevisionContent): HomePlace | null =>
  communeCode === undefined || lat === undefined || lng === undefined
    ? null
    : { communeCode, lat, lng };

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
    title: titleOf(content),
    place: placeOf(content),
    standing: standing && {
      ...standing,
      isInForce: await isLooperInForce(standing.userId, now),
    },
    declined: requests
      .filter(({ status }) => status === "declined")
      .map(({ ambassadorId: userId, firstName }) => ({ userId, firstName })),
    isOpen: isChoosable(row.status, row.propertyStatus),
  };
}

function barOf(holder: RevisionHolder): AskingBar | null {
  if (holder.kind === "holder") return "account";
  return can(holder.actor, "selling.answer") ? null : "role";
}

/**
 * Who receives the visitors of a revision's home, and who could.
 * @throws {DomainError} revision.not-found: of somebody else, or given up
 */
export async function getLooperChoice(
  revisionId: string,
  holder: RevisionHolder,
  now = new Date(),
): Promise<LooperChoice> {
  const home = await findChoosingHome(revisionId, holder, now);
  if (!home) throw new DomainError("revision.not-found");
  const { standing, declined, place, sellerId, isOpen } = home;
  const state = choiceStateOf(standing);
  const ids = new Set(declined.map(({ userId }) => userId));
  const near =
    place !== null && state === "seller" ? await listNearbyLoopers(place, sellerId, now) : [];
  return {
    state,
    looper: standing,
    declined: [...new Set(declined.map(({ firstName }) => firstName))],
    candidates:
      place === null ? null : near.map((each) => ({ ...each, hasDeclined: ids.has(each.userId) })),
    bar: barOf(holder),
    isOpen,
  };
}

/**
 * What waits for the looper's answer, the oldest first, then what they accepted of homes that are not entered yet.
 * @throws {DomainError} request.forbidden
 */
export async function listReceivedRequests(
  actor: Actor,
  now = new Date(),
): Promise<ReceivedRequest[]> {
  authorize(actor, "looping.read");
  const rows = await reads()
    .selectFrom("LooperRequest as q")
    .innerJoin("ListingRevision as r", "r.id", "q.revisionId")
    .innerJoin("User as u", "u.id", "r.sellerId")
    .select(["q.id", "q.status", "q.createdAt", "r.content", "u.firstName"])
    .where("q.ambassadorId", "=", actor.userId)
    .where((eb) =>
      eb.or([
        eb("q.status", "=", "pending"),
        eb.and([eb("q.status", "=", "accepted"), eb("r.propertyId", "is", null)]),
      ]),
    )
    .where("r.status", "!=", "discarded")
    .orderBy("q.createdAt")
    .orderBy("q.id")
    .execute();
  if (rows.length === 0) return [];
  const homes = rows.map(({ content, ...row }) => ({
    ...row,
    content: readContent(JSON.parse(content)),
  }));
  const names = await namesOf(homes.flatMap(({ content }) => content.communeCode ?? []));
  const { city, postalCode } = getLooperFile(actor, now);
  const own = await placeOfCity(city, postalCode);
  return homes
    .map(({ id, status, createdAt, firstName, content }) => {
      const place = placeOf(content);
      const distance = own && place && distanceTo(place, own);
      return {
        id,
        isAccepted: status === "accepted",
        sellerName: firstName,
        title: titleOf(content),
        type: content.type ?? null,
        priceCents: content.priceCents ?? null,
        surfaceDm2: content.surfaceDm2 ?? null,
        city: names.get(content.communeCode ?? "") ?? null,
        distanceKm: distance === null ? null : Math.round(distance),
        createdAt: fromDbInstant(createdAt),
      };
    })
    .sort((a, b) => Number(a.isAccepted) - Number(b.isAccepted));
}

/** The names of communes by their codes. */
async function namesOf(codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await reads()
    .selectFrom("Commune")
    .select(["code", "name"])
    .where("code", "in", codes)
    .execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}
