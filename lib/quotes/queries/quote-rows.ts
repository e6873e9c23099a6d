import type { NamedCommune } from "../../communes/commune.ts";
import { zoneOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import { fromDbInstant, type StoredInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import {
  isLinkClosed,
  linkUntil,
  possibleMoves,
  type QuoteFacts,
  type QuoteSide,
  type QuoteStatus,
  quoteState,
} from "../rules.ts";
import type { QuoteAnswerView, QuotedHome, QuoteMessageView, ReviewView } from "../views.ts";

/** Quotes with their provider, their place, their home and whether they are reviewed, or their client erased. */
export const quoteRows = () =>
  reads()
    .selectFrom("QuoteRequest as q")
    .innerJoin("ServiceProvider as p", "p.id", "q.providerId")
    .innerJoin("Commune as c", "c.code", "q.communeCode")
    .innerJoin("User as u", "u.id", "q.clientId")
    .leftJoin("Property as h", "h.id", "q.propertyId")
    .leftJoin("ProviderReview as r", "r.quoteId", "q.id")
    .select(["q.id", "q.clientId", "q.status", "q.need", "q.wishedOn", "q.answers"])
    .select(["q.amountCents", "q.day", "q.validUntil", "q.terms", "q.cancelledBy"])
    .select(["q.createdAt", "q.answeredAt", "q.acceptedAt", "q.doneAt", "q.endedAt", "q.movedAt"])
    .select(["p.id as providerId", "p.name as providerName", "p.type as providerType"])
    .select(["p.email as providerEmail", "p.suspendedAt"])
    .select(["c.code", "c.name as communeName", "c.slug", "c.departmentCode"])
    .select(["u.erasedAt as clientErasedAt", "h.id as homeId"])
    .select(["h.title as homeTitle", "h.address", "h.postalCode"])
    .select(["r.quoteId as reviewedId", "r.quality", "r.punctuality", "r.priceHeld"])
    .select(["r.comment", "r.createdAt as reviewedAt", "r.removedAt"]);

export type QuoteRow = Awaited<ReturnType<ReturnType<typeof quoteRows>["execute"]>>[number];

export const placeOf = ({ code, communeName, slug, departmentCode }: QuoteRow): NamedCommune => ({
  code,
  name: communeName,
  slug,
  departmentCode,
});

/** The civil day at the place of a quote. */
const todayOf = ({ code }: QuoteRow, now: Date) => civilDay(now, zoneOf(code));

/** Whether the client's account is erased: nothing that names them is shown. */
export const isErased = ({ clientErasedAt }: Pick<QuoteRow, "clientErasedAt">) =>
  clientErasedAt !== null;

function factsOf(row: QuoteRow): QuoteFacts {
  const end = row.doneAt ?? row.endedAt;
  return {
    status: row.status as QuoteStatus,
    day: row.day,
    validUntil: row.validUntil,
    movedOn: todayOf(row, fromDbInstant(row.movedAt)),
    endedOn: end === null ? null : todayOf(row, fromDbInstant(end)),
    isReviewed: row.reviewedId !== null,
    isSuspended: row.suspendedAt !== null,
    isErased: isErased(row),
  };
}

/** Until when the provider's link shows the client, and whether that is over. */
export function linkOf(row: QuoteRow, now: Date): { until: string | null; isClosed: boolean } {
  const facts = factsOf(row);
  return { until: linkUntil(facts), isClosed: isLinkClosed(facts, todayOf(row, now)) };
}

export const stateOf = (row: QuoteRow, now: Date) => quoteState(factsOf(row), todayOf(row, now));

export const movesOf = (row: QuoteRow, side: QuoteSide, now: Date) =>
  possibleMoves(side, factsOf(row), todayOf(row, now));

/** The answer that stands; null before there is one. */
export function answerOf(row: QuoteRow): QuoteAnswerView | null {
  const { answers, amountCents, day, validUntil, terms, answeredAt } = row;
  if (amountCents === null || day === null || validUntil === null || answeredAt === null) {
    return null;
  }
  const at = fromDbInstant(answeredAt);
  return { number: answers, amountCents, day, validUntil, terms, answeredAt: at };
}

function reviewOf(row: QuoteRow): ReviewView | null {
  const { quality, punctuality, priceHeld, comment, reviewedAt, removedAt } = row;
  if (quality === null || punctuality === null || priceHeld === null) return null;
  if (comment === null || reviewedAt === null) return null;
  const createdAt = fromDbInstant(reviewedAt);
  return { quality, punctuality, priceHeld, comment, createdAt, isRemoved: removedAt !== null };
}

const instant = (at: StoredInstant | null) => (at === null ? null : fromDbInstant(at));

/** Whether the two sides agreed on work: each then has the other's contacts, also once it is over. */
export const isAgreed = ({ acceptedAt }: Pick<QuoteRow, "acceptedAt">) => acceptedAt !== null;

/** The messages of a quote, from the first on. */
async function listMessages(quoteId: string): Promise<QuoteMessageView[]> {
  const rows = await reads()
    .selectFrom("QuoteMessage")
    .select(["id", "sender", "content", "createdAt"])
    .where("quoteId", "=", quoteId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: fromDbInstant(createdAt) }));
}

/** The home of a quote: its client's own, and its provider's to know once they agreed, while the client is there. */
function homeOf(row: QuoteRow, side: QuoteSide): QuotedHome | null {
  const { homeTitle, address, postalCode, communeName } = row;
  if (homeTitle === null || isErased(row)) return null;
  if (side === "provider" && !isAgreed(row)) return null;
  return { title: homeTitle, address: `${address}, ${postalCode} ${communeName}` };
}

/** What both sides see of a quote. */
export async function sharedView(row: QuoteRow, side: QuoteSide, now: Date) {
  return {
    id: row.id,
    state: stateOf(row, now),
    moves: movesOf(row, side, now),
    place: placeOf(row),
    need: row.need,
    wishedOn: row.wishedOn,
    answer: answerOf(row),
    messages: await listMessages(row.id),
    review: reviewOf(row),
    cancelledBy: row.cancelledBy,
    createdAt: fromDbInstant(row.createdAt),
    acceptedAt: instant(row.acceptedAt),
    doneAt: instant(row.doneAt),
    endedAt: instant(row.endedAt),
    isForHome: row.homeId !== null,
    home: homeOf(row, side),
  };
}
