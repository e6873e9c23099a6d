import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { retainAgent } from "../../../commissions/commands/retain-agent.ts";
import { eraseDocumentsIn, removeBytes } from "../../../documents/commands/erase-documents.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { listCandidatesAfter } from "../../../leads/queries/find-candidates.ts";
import { LEAVING_TIMEOUT_MS } from "../../../looper-charges/rules.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { emptyLogSoon } from "../../../platform/db/checkpoint.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { freeReferralCode } from "../../commands/free-referral-code.ts";
import { isDemoAddress } from "../../demo.ts";
import { ERASED_NAME, erasedAddress } from "../rules.ts";
import { eraseAccess } from "./erase-access.ts";
import { eraseAddresses } from "./erase-addresses.ts";
import { eraseDealings } from "./erase-dealings.ts";
import { eraseLeads } from "./erase-leads.ts";
import { eraseListings } from "./erase-listings.ts";
import { eraseNotifications } from "./erase-notifications.ts";
import { assertNoErasureObstacle } from "./erasure-obstacles.ts";

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
  const candidates = await listCandidatesAfter(userId, now);
  const keys = await writer().$transaction(
    async (tx) => {
      await retainAgent(tx, userId);
      await eraseNotifications(tx, userId);
      await eraseLeads(tx, userId, now);
      await eraseAddresses(tx, userId, now);
      await eraseIdentity(tx, userId, now);
      await assertNoErasureObstacle(tx, userId);
      await eraseAccess(tx, userId, now);
      await eraseListings(tx, userId, now);
      await eraseDealings(tx, userId, candidates, now);
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
    },
    { timeout: LEAVING_TIMEOUT_MS },
  );
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
      referralCode: await freeReferralCode(tx),
      erasedAt: now,
    },
  });
  if (count === 0) throw new DomainError("request.not-found");
}
