import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { PropertyStatus } from "../../platform/db/generated/client.ts";
import type { DocumentProperty } from "../document.ts";
import { subjectOf } from "../subject.ts";

/** A seller's own property, as a command reads it. */
export interface Subject {
  property: DocumentProperty;
  status: PropertyStatus;
  priceCents: number;
}

/** What documents say of a property. @throws {DomainError} listing.not-found where it is not the seller's */
export async function subjectFor(
  tx: Transaction,
  propertyId: string,
  sellerId: string,
): Promise<Subject> {
  const row = isId(propertyId)
    ? await tx.property.findFirst({
        where: { id: propertyId, sellerId },
        include: { commune: { select: { name: true } }, seller: true },
      })
    : null;
  if (row === null) throw new DomainError("listing.not-found");
  const { commune, seller, status, priceCents, ...own } = row;
  const property = subjectOf({
    ...own,
    city: commune.name,
    sellerFirstName: seller.firstName,
    sellerLastName: seller.lastName,
    sellerEmail: seller.email,
    sellerAddress: seller.address,
    sellerPostalCode: seller.postalCode,
    sellerCity: seller.city,
  });
  return { property, status, priceCents };
}
