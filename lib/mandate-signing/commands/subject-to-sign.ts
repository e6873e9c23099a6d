import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { type MandateInForce, mandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import type { MandateNames } from "../../mandates/names.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { PropertyStatus } from "../../platform/db/generated/client.ts";
import { readContent } from "../../revisions/content.ts";
import { OPEN_REVISIONS } from "../../revisions/states.ts";
import type { DocumentProperty } from "../document.ts";
import { namesOfSubject, revisedHome, revisedRow, type SubjectRow, subjectOf } from "../subject.ts";

/** A seller's own property as its row has it. @throws {DomainError} listing.not-found where it is not the seller's */
async function rowFor(
  tx: Transaction,
  propertyId: string,
  sellerId: string,
): Promise<SubjectRow & { status: PropertyStatus }> {
  const row = isId(propertyId)
    ? await tx.property.findFirst({
        where: { id: propertyId, sellerId },
        include: { commune: { select: { name: true } }, seller: true, ownership: true },
      })
    : null;
  if (row === null) throw new DomainError("listing.not-found");
  const { commune, seller, ownership, ...own } = row;
  return {
    ...own,
    city: commune.name,
    sellerFirstName: seller.firstName,
    sellerLastName: seller.lastName,
    sellerEmail: seller.email,
    sellerAddress: seller.address,
    sellerPostalCode: seller.postalCode,
    sellerCity: seller.city,
    ownership: ownership?.content ?? null,
  };
}

/** What documents say of a property as it stands. @throws {DomainError} listing.not-found where it is not the seller's */
export async function subjectFor(
  tx: Transaction,
  propertyId: string,
  sellerId: string,
): Promise<DocumentProperty> {
  return subjectOf(await rowFor(tx, propertyId, sellerId));
}

/** A seller's own property, as a signature is about it. */
export interface Subject {
  property: DocumentProperty;
  /** The property as it stands, whatever its open revision says. */
  standing: DocumentProperty;
  status: PropertyStatus;
  priceCents: number;
  /** What a mandate signed now would name. */
  names: MandateNames;
  /** The mandate in force; null without one. */
  mandate: MandateInForce | null;
}

/**
 * What a signature of a property is about: what its open revision says, where a mandate signed now is for that
 * (subject.ts), else the property as it stands.
 * @throws {DomainError} listing.not-found where it is not the seller's
 */
export async function subjectToSign(
  tx: Transaction,
  propertyId: string,
  sellerId: string,
  now: Date,
): Promise<Subject> {
  const row = await rowFor(tx, propertyId, sellerId);
  const mandate = await mandateInForce(tx, propertyId);
  const open = await tx.listingRevision.findFirst({
    where: { propertyId, status: { in: [...OPEN_REVISIONS] } },
    select: { content: true },
  });
  const { status } = row;
  const state = { status, hasMandate: mandate !== null };
  const home = revisedHome(open && readContent(open.content), state, now);
  const commune =
    home &&
    (await tx.commune.findUnique({ where: { code: home.communeCode }, select: { name: true } }));
  const signed = home && commune ? revisedRow(row, home, commune.name) : row;
  const { priceCents } = signed;
  return {
    property: subjectOf(signed),
    standing: subjectOf(row),
    status,
    priceCents,
    names: namesOfSubject(signed),
    mandate,
  };
}
