import { recordAudit } from "../../../audit/commands.ts";
import { eraseDocumentsIn, removeBytes } from "../../../documents/erasure/commands.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { endPlansIn } from "../../../listings/withdrawal/commands.ts";
import { queueMail } from "../../../mail/commands.ts";
import { newMail } from "../../../mail/kinds.ts";
import { SESSION_ENDED } from "../../../notifications/live/rules.ts";
import { emptyLogSoon } from "../../../platform/db/checkpoint.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { DEMO_DOMAIN, isDemoAddress } from "../../demo.ts";
import { freeReferralCode } from "../../referral-codes/queries.ts";
import { revokeSessionsIn } from "../../sessions/commands.ts";
import { eraseAddresses } from "./addresses/commands.ts";
import { eraseLeads } from "./leads/commands.ts";
import { eraseNotifications } from "./notifications/commands.ts";
import { eraseOffers } from "./offers/commands.ts";
import { ERASED_LISTING_TITLE, ERASED_NAME, erasedAddress } from "./rules.ts";
import { eraseVisits } from "./visits/commands.ts";

/** Whose account is erased. */
export interface ErasedPerson {
  userId: string;
  email: string;
  firstName: string;
}

/**
 * Erases the person's own account: nothing that identifies them stays, and what the law wants kept
 * stays without their name (decision 0025). The caller has checked the password.
 * @throws {DomainError} account.demo, account.sale-in-progress, account.last-trust-manager
 */
export async function eraseAccount(actor: Actor, now = new Date()): Promise<void> {
  authorize(actor, "account.change");
  await erasePerson(actor, actor, now);
}

/**
 * The same for a person, by themselves or (null) from the command line.
 * @throws {DomainError} request.not-found when it was erased already, and as `eraseAccount`.
 */
export async function erasePerson(
  { userId, email, firstName }: ErasedPerson,
  actor: Actor | null,
  now = new Date(),
): Promise<void> {
  if (isDemoAddress(normalizeEmail(email))) throw new DomainError("account.demo");
  const mail = newMail("account-erased", { firstName });
  const keys = await writer().$transaction(async (tx) => {
    await eraseNotifications(tx, userId);
    await eraseLeads(tx, userId, now);
    await eraseAddresses(tx, userId, now);
    await eraseIdentity(tx, userId, now);
    await assertNoObstacle(tx, userId);
    await eraseAccess(tx, userId, now);
    await eraseListings(tx, userId, now);
    await eraseDealings(tx, userId, now);
    const documents = await eraseDocumentsIn(tx, { ownerId: userId }, now);
    // To nobody's account: the address is in this mail alone, until it is purged.
    await queueMail(tx, { mail, to: email, userId: null }, now);
    await recordAudit(
      tx,
      {
        action: "account.erased",
        subject: { type: "user", id: userId },
        actor,
        concernsId: userId,
        detail: actor ? {} : { via: "command-line" },
      },
      now,
    );
    return documents;
  });
  await removeBytes(keys);
  emptyLogSoon();
}

/** What makes an account somebody's: it fails where that was done already. */
async function eraseIdentity(tx: Transaction, userId: string, now: Date): Promise<void> {
  const address = erasedAddress(userId);
  const { count } = await tx.user.updateMany({
    where: { id: userId, erasedAt: null },
    data: {
      ...ERASED_NAME,
      email: address,
      emailNormalized: address,
      emailConfirmedAt: null,
      phone: "",
      address: null,
      city: null,
      postalCode: null,
      passwordHash: null,
      // The one the person gave away leads to nobody any more.
      referralCode: freeReferralCode(),
      erasedAt: now,
    },
  });
  if (count === 0) throw new DomainError("request.not-found");
}

/**
 * A sale under way has parties, who must be known until it is concluded, and a looper to be paid.
 * Somebody must be left to decide what only trust managers do.
 */
async function assertNoObstacle(tx: Transaction, userId: string): Promise<void> {
  const sales = await tx.property.count({
    where: {
      OR: [
        { status: "under_offer", OR: [{ sellerId: userId }, { ambassadorId: userId }] },
        {
          status: { notIn: ["sold", "withdrawn"] },
          offers: { some: { status: "accepted" } },
          OR: [{ sellerId: userId }, { offers: { some: { status: "accepted", buyerId: userId } } }],
        },
      ],
    },
  });
  const open = await tx.sale.count({
    where: {
      status: "open",
      OR: [{ buyerId: userId }, { sellerId: userId }, { ambassadorId: userId }],
    },
  });
  if (sales + open > 0) throw new DomainError("account.sale-in-progress");
  const inForce = { role: "trust_manager", status: "active" } as const;
  const isTrustManager = await tx.roleGrant.count({ where: { ...inForce, userId } });
  if (isTrustManager === 0) return;
  const others = await tx.roleGrant.count({
    where: {
      ...inForce,
      userId: { not: userId },
      user: { erasedAt: null, emailNormalized: { not: { endsWith: `@${DEMO_DOMAIN}` } } },
    },
  });
  if (others === 0) throw new DomainError("account.last-trust-manager");
}

/** What opens the account, and what the person set in it. */
async function eraseAccess(tx: Transaction, userId: string, now: Date): Promise<void> {
  const mine = { where: { userId } };
  await revokeSessionsIn(tx, { userId }, now);
  await tx.session.updateMany({ ...mine, data: { userAgent: null } });
  await tx.oneTimeToken.deleteMany(mine);
  await tx.emailChange.deleteMany(mine);
  await tx.recoveryCode.deleteMany(mine);
  await tx.secondFactor.deleteMany(mine);
  await tx.roleGrant.deleteMany(mine);
  await tx.favorite.deleteMany(mine);
  await tx.hiddenListing.deleteMany(mine);
  await tx.shortlistShare.deleteMany({
    where: { OR: [{ inviterId: userId }, { inviteeId: userId }] },
  });
  await tx.searchAlertItem.deleteMany(mine);
  await tx.savedSearch.deleteMany(mine);
  // What was signed is evidence, and stays.
  await tx.signature.deleteMany({ where: { signerId: userId, signedAt: null } });
  // That a session ended is still to be read by its open pages: it says nothing else, and goes after a day.
  await tx.userEvent.deleteMany({ where: { userId, kind: { not: SESSION_ENDED } } });
  await tx.userBlock.deleteMany({ where: { OR: [{ blockerId: userId }, { blockedId: userId }] } });
}

/**
 * Withdraws the person's listings and empties them of what says where they live, the middle of the
 * town taking the home's place: sold ones are a legal record and stay. What others had planned there ends.
 */
async function eraseListings(tx: Transaction, userId: string, now: Date): Promise<void> {
  const property = { sellerId: userId, status: { not: "sold" } } as const;
  await tx.propertyPhoto.deleteMany({ where: { property } });
  await tx.floorPlan.deleteMany({ where: { property } });
  await tx.mandate.updateMany({ where: { property, endedAt: null }, data: { endedAt: now } });
  const at = toDbInstant(now);
  await tx.$executeRaw`UPDATE Property SET
      status = 'withdrawn', withdrawnAt = coalesce(withdrawnAt, ${at}), updatedAt = ${at},
      title = ${ERASED_LISTING_TITLE}, description = '', searchText = '', address = '',
      neighbourhood = NULL, transport = NULL, virtualTourUrl = NULL,
      lat = near.lat, lng = near.lng, publicLat = near.lat, publicLng = near.lng,
      addressPrecision = 'exact', blurSeed = '0000000000000000',
      addressId = NULL, lot = NULL, parcelId = NULL, dpeNumber = NULL
    FROM (SELECT p.id, coalesce(c.lat, round(p.lat, 1)) AS lat, coalesce(c.lng, round(p.lng, 1)) AS lng
      FROM Property p LEFT JOIN Commune c ON c.code = p.communeCode
      WHERE p.sellerId = ${userId}) near
    WHERE near.id = Property.id AND sellerId = ${userId} AND status <> 'sold'`;
  // Last: who had planned something there is told of a home that has no name any more.
  await endPlansIn(tx, property, now);
  await eraseRevisions(tx, userId, now);
}

/** What the person wrote of homes before it was published, sold ones too: the daily job deletes its pictures. */
async function eraseRevisions(tx: Transaction, sellerId: string, now: Date): Promise<void> {
  await tx.revisionEvent.deleteMany({ where: { revision: { sellerId } } });
  await tx.listingRevision.updateMany({
    where: { sellerId, status: { in: ["editing", "in_review"] } },
    data: { status: "discarded", claimedById: null, claimedAt: null, decidedAt: now },
  });
  await tx.listingRevision.updateMany({
    where: { sellerId },
    data: { content: {}, fieldVersions: {}, updatedAt: now },
  });
}

/** What the person did with others: it stays, without who it was. */
async function eraseDealings(tx: Transaction, userId: string, now: Date): Promise<void> {
  await eraseVisits(tx, userId, now);
  await eraseOffers(tx, userId, now);
  // What was wrong with a listing stays known; who said so, and in which words, does not.
  await tx.listingReport.updateMany({
    where: { reporterId: userId },
    data: { reporterId: null, email: null, text: "" },
  });
  await tx.conversationReport.updateMany({ where: { reporterId: userId }, data: { text: "" } });
  await eraseLooper(tx, userId, now);
}

/** A looper follows no listing any more. Who was paid keeps the papers that allowed it. */
async function eraseLooper(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.property.updateMany({ where: { ambassadorId: userId }, data: { ambassadorId: null } });
  await tx.looperRequest.updateMany({
    where: { ambassadorId: userId, status: "pending" },
    data: { status: "declined", decidedAt: now },
  });
  const paid = await tx.commissionEntry.count({ where: { ambassadorId: userId } });
  if (paid === 0) await tx.ambassadorProfile.deleteMany({ where: { userId } });
  else
    await tx.ambassadorProfile.updateMany({
      where: { userId },
      data: { weeklyHours: null, workPhone: null },
    });
}
