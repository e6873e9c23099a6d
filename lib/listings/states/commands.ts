import type { AuditAction } from "../../audit/actions.ts";
import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { onlineGap } from "../../mandates/commands.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { endPlansIn } from "../withdrawal/commands.ts";
import { pauseVisitsIn } from "../withdrawal/visits/commands.ts";
import { confirmationState } from "./freshness.ts";
import { statusAfter } from "./rules.ts";
import type { AgreedVisits, ConfirmationAnswer, ListingMove, Withdrawal } from "./schemas.ts";
import { readConfirmationToken } from "./token.ts";

const MOVED = {
  id: true,
  sellerId: true,
  status: true,
  isDemonstration: true,
  pauseReason: true,
} as const satisfies Prisma.PropertySelect;

type MovedListing = Prisma.PropertyGetPayload<{ select: typeof MOVED }>;

/** Who moves a listing; null for who has the link of a mail, who is not signed in. */
type Mover = Pick<Actor, "userId" | "sessionId"> | null;

/** A listing of one's own. @throws {DomainError} listing.not-found */
async function ownListing(
  tx: Transaction,
  propertyId: string,
  { userId }: Actor,
): Promise<MovedListing> {
  const listing = await tx.property.findFirst({
    where: { id: propertyId, sellerId: userId },
    select: MOVED,
  });
  if (!listing) throw new DomainError("listing.not-found");
  return listing;
}

/** Writes what became of a listing, unless it moved meanwhile. @throws {DomainError} listing.moved */
async function changeListing(
  tx: Transaction,
  { id, status, sellerId }: MovedListing,
  data: Prisma.PropertyUpdateManyMutationInput,
  { action, by, detail }: { action: AuditAction; by: Mover; detail?: Record<string, string> },
  now: Date,
): Promise<void> {
  const { count } = await tx.property.updateMany({
    where: { id, status },
    data: { ...data, updatedAt: now },
  });
  if (count === 0) throw new DomainError("listing.moved");
  const subject = { type: "property", id } as const;
  await recordAudit(
    tx,
    { action, subject, actor: by, concernsId: sellerId, ...(detail && { detail }) },
    now,
  );
}

/** @throws {DomainError} listing.moved */
function nextStatus(action: "pause" | "resume" | "withdraw", { status }: MovedListing) {
  const next = statusAfter(action, status, "seller");
  if (next === null) throw new DomainError("listing.moved");
  return next;
}

/** When a listing was confirmed: that of an example is asked of nobody. */
const confirmedNow = ({ isDemonstration }: MovedListing, now: Date) => ({
  confirmedAt: isDemonstration ? null : now,
  confirmationAskedAt: null,
});

async function pauseIn(
  tx: Transaction,
  listing: MovedListing,
  { by, visits }: { by: Mover; visits: AgreedVisits },
  now: Date,
) {
  const status = nextStatus("pause", listing);
  const data = { status, pauseReason: "seller", confirmationAskedAt: null } as const;
  const detail = { visits };
  await changeListing(tx, listing, data, { action: "property.paused", by, detail }, now);
  await pauseVisitsIn(tx, listing.id, visits, now);
}

/** @throws {DomainError} listing.sale-open */
async function checkNoSale(tx: Transaction, { id: propertyId }: MovedListing): Promise<void> {
  if ((await tx.sale.count({ where: { propertyId, status: "open" } })) > 0) {
    throw new DomainError("listing.sale-open");
  }
}

/** @throws {DomainError} listing.no-mandate, listing.home-not-signed, listing.too-early */
async function checkMayBeOnline(tx: Transaction, listing: MovedListing, now: Date): Promise<void> {
  const gap = await onlineGap(tx, listing, now);
  if (gap === "missing") throw new DomainError("listing.no-mandate");
  if (gap === "home" || gap === "seller") throw new DomainError("listing.home-not-signed");
  if (gap === "period") throw new DomainError("listing.too-early");
}

async function resumeIn(tx: Transaction, listing: MovedListing, { by }: { by: Mover }, now: Date) {
  const status = nextStatus("resume", listing);
  await checkNoSale(tx, listing);
  await checkMayBeOnline(tx, listing, now);
  const data = { status, pauseReason: null, ...confirmedNow(listing, now) };
  await changeListing(tx, listing, data, { action: "property.resumed", by }, now);
}

async function confirmIn(tx: Transaction, listing: MovedListing, { by }: { by: Mover }, now: Date) {
  if (listing.status !== "active" || listing.isDemonstration) {
    throw new DomainError("listing.moved");
  }
  const data = confirmedNow(listing, now);
  await changeListing(tx, listing, data, { action: "property.confirmed", by }, now);
}

const MOVES = { pause: pauseIn, resume: resumeIn, confirm: confirmIn } as const satisfies Record<
  ListingMove,
  typeof pauseIn
>;

/**
 * Pauses a listing of one's own, puts it back, or confirms that it is for sale. Of a pause, requests of visits
 * end, and agreed ones are held or end, as the seller chooses; triggers tell the search, and the pages that show it.
 * @throws {DomainError} request.forbidden, listing.not-found, listing.moved; listing.no-mandate,
 * listing.home-not-signed, listing.too-early, listing.sale-open where it can't be put back
 */
export async function moveListing(
  {
    propertyId,
    move,
    visits = "keep",
  }: { propertyId: string; move: ListingMove; visits?: AgreedVisits },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.change");
  await writer().$transaction(async (tx) =>
    MOVES[move](tx, await ownListing(tx, propertyId, actor), { by: actor, visits }, now),
  );
}

/**
 * Answers the mail that asked whether a home is for sale, by its link: whoever has it, signed in or not. May be
 * repeated.
 * @throws {DomainError} listing.link-invalid; listing.moved where there is nothing to answer any more;
 * listing.no-mandate, listing.home-not-signed, listing.too-early, listing.sale-open
 */
export async function answerConfirmation(
  { jeton, answer }: { jeton: string; answer: ConfirmationAnswer },
  now = new Date(),
): Promise<void> {
  const propertyId = readConfirmationToken(jeton, now);
  if (propertyId === null) throw new DomainError("listing.link-invalid");
  await writer().$transaction(async (tx) => {
    const listing = await tx.property.findUnique({ where: { id: propertyId }, select: MOVED });
    if (!listing) throw new DomainError("listing.link-invalid");
    const state = confirmationState(listing);
    if (state === "closed") throw new DomainError("listing.moved");
    if (answer === "available") {
      await (state === "active" ? confirmIn : resumeIn)(tx, listing, { by: null }, now);
    } else if (state === "active") {
      const visits = answer === "pause-and-cancel" ? "cancel" : "keep";
      await pauseIn(tx, listing, { by: null, visits }, now);
    }
  });
}

/**
 * Takes a home of one's own off the market: what others planned there ends, and its mandate and what was
 * being written of it with it.
 * @throws {DomainError} request.forbidden, listing.not-found, listing.moved; listing.sale-open
 */
export async function withdrawListing(
  { propertyId, reason }: Withdrawal,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.change");
  await writer().$transaction(async (tx) => {
    const listing = await ownListing(tx, propertyId, actor);
    await checkNoSale(tx, listing);
    const status = nextStatus("withdraw", listing);
    await endPlansIn(tx, { id: propertyId }, now);
    await changeListing(
      tx,
      listing,
      { status, withdrawnAt: now, withdrawReason: reason, pauseReason: null },
      { action: "property.withdrawn", by: actor, detail: { reason } },
      now,
    );
  });
}
