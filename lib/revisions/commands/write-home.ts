import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { newBlurSeed, publicLocation } from "../../listings/location/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { RevisionContent } from "../content.ts";
import { type HomeRow, homeRowOf } from "../property-row.ts";

/** @throws {DomainError} revision.incomplete for a commune that is none, or not of that postal code */
async function checkCommune(
  tx: Transaction,
  { communeCode, postalCode }: Pick<HomeRow, "communeCode" | "postalCode">,
): Promise<void> {
  const known = await tx.communePostalCode.findFirst({ where: { communeCode, postalCode } });
  if (!known) throw new DomainError("revision.commune-unknown");
}

/**
 * Writes a revision without issues to its property, which it creates where there is none yet; never the status
 * of one that exists. Pictures are written by the code that publishes.
 * @returns the property's id
 * @throws {DomainError} revision.commune-unknown
 */
export async function writeHome(
  tx: Transaction,
  {
    propertyId,
    sellerId,
    content,
    searchText = "",
  }: {
    propertyId: string | null;
    sellerId: string;
    content: RevisionContent;
    /** Its words, for the search: of what is published. */
    searchText?: string;
  },
  now: Date,
): Promise<string> {
  const row = homeRowOf(content);
  await checkCommune(tx, row);
  if (propertyId === null) {
    const seed = { lat: row.lat, lng: row.lng, addressPrecision: row.addressPrecision };
    const blurSeed = newBlurSeed();
    const id = newId();
    await tx.property.create({
      data: {
        id,
        sellerId,
        status: "draft",
        ...row,
        blurSeed,
        ...publicLocation({ ...seed, blurSeed }),
        searchText,
        createdAt: now,
        updatedAt: now,
      },
    });
    return id;
  }
  const { blurSeed } = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: { blurSeed: true },
  });
  await tx.property.update({
    where: { id: propertyId },
    data: { ...row, ...publicLocation({ ...row, blurSeed }), searchText, updatedAt: now },
  });
  return propertyId;
}
