import { recordAudit } from "../../audit/commands/record-audit.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { MAX_OTHER_PARTIES, type Ownership } from "../../mandates/parties.ts";
import { readOwnership } from "../../mandates/schemas.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { SIGNING_FIELDS } from "../copy.ts";
import { isSignedStatus } from "../rules.ts";
import type { NewParty, PartyRemoval, Selling } from "../schemas.ts";

/**
 * Changes who sells a home beside the person with the account. What waited for signatures says otherwise then, and is
 * signed by nobody any more; a mandate in force covers the others only once another one is signed.
 * @throws {DomainError} request.forbidden, listing.not-found, mandate.listing-closed, and as `change`
 */
async function changeOwnership(
  propertyId: string,
  actor: Actor,
  change: (ownership: Ownership) => Ownership,
  now: Date,
): Promise<{ propertyId: string }> {
  authorize(actor, "mandates.sign");
  return writer().$transaction(async (tx) => {
    const property = isId(propertyId)
      ? await tx.property.findFirst({
          where: { id: propertyId, sellerId: actor.userId },
          select: { status: true, ownership: { select: { content: true } } },
        })
      : null;
    if (property === null) throw new DomainError("listing.not-found");
    if (!isSignedStatus(property.status)) throw new DomainError("mandate.listing-closed");
    const before = readOwnership(property.ownership?.content);
    const content = change(before);
    if (JSON.stringify(content) === JSON.stringify(before)) return { propertyId };
    const data = { content, updatedAt: now };
    await tx.ownership.upsert({
      where: { propertyId },
      update: data,
      create: { propertyId, ...data },
    });
    await tx.signature.deleteMany({ where: { propertyId, signedAt: null } });
    await recordAudit(
      tx,
      {
        action: "property.owners-changed",
        subject: { type: "property", id: propertyId },
        actor,
        concernsId: actor.userId,
        detail: { parties: content.others.length + 1 },
      },
      now,
    );
    return { propertyId };
  });
}

/** Names somebody who sells beside the person with the account. @throws {DomainError} request.invalid; as `changeOwnership` */
export const addParty = (
  { propertyId, kind, name, representative, email, address }: NewParty,
  actor: Actor,
  now = new Date(),
) =>
  changeOwnership(
    propertyId,
    actor,
    (ownership) => {
      const { others } = ownership;
      if (others.length >= MAX_OTHER_PARTIES) {
        const text = SIGNING_FIELDS.party.tooMany(MAX_OTHER_PARTIES);
        throw new DomainError("request.invalid", { name: text });
      }
      const taken = [actor.email, ...others.map((other) => other.email)].map(normalizeEmail);
      if (taken.includes(normalizeEmail(email))) {
        throw new DomainError("request.invalid", { email: SIGNING_FIELDS.party.emailTaken });
      }
      return { ...ownership, others: [...others, { kind, name, representative, email, address }] };
    },
    now,
  );

/** Takes one of the others away: nobody decides for nobody. @throws {DomainError} as `changeOwnership` */
export const removeParty = ({ propertyId, email }: PartyRemoval, actor: Actor, now = new Date()) =>
  changeOwnership(
    propertyId,
    actor,
    (ownership) => {
      const others = ownership.others.filter((other) => other.email !== email);
      return { ...ownership, others, sellerDecides: ownership.sellerDecides && others.length > 0 };
    },
    now,
  );

/**
 * Says in whose name the person with the account sells, and whether the others name them to decide for all.
 * @throws {DomainError} as `changeOwnership`
 */
export const setSelling = (
  { propertyId, company, companyAddress, sellerDecides }: Selling,
  actor: Actor,
  now = new Date(),
) =>
  changeOwnership(
    propertyId,
    actor,
    (ownership) => ({
      ...ownership,
      company: company === "" ? null : { name: company, address: companyAddress },
      sellerDecides: sellerDecides && ownership.others.length > 0,
    }),
    now,
  );
