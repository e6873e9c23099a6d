import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import { mandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { namesToCover } from "../../mandates/commands/names-to-cover.ts";
import { type MandateGap, mandateGap } from "../../mandates/coverage.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { RevisionContent } from "../content.ts";
import { namedHomeOf } from "../property-row.ts";

const GAPS = {
  missing: "revision.not-signed",
  home: "revision.home-not-signed",
  seller: "revision.seller-not-signed",
  price: "revision.price-not-signed",
  period: "revision.too-early",
} as const satisfies Record<MandateGap, ErrorCode>;

/**
 * Checks that a home's mandate covers what a complete revision of it says: the home that it describes, its seller as the
 * account names them now, its price.
 * @param question.onlineAt when it goes online
 * @throws {DomainError} revision.not-signed, revision.home-not-signed, revision.seller-not-signed,
 *   revision.price-not-signed, revision.too-early
 */
export async function checkMandate(
  tx: Transaction,
  propertyId: string,
  { content, onlineAt }: { content: RevisionContent; onlineAt?: Date | undefined },
): Promise<void> {
  const { city, sellerName, sellerDecides } = await namesToCover(tx, propertyId);
  const names = { ...namedHomeOf(content, city), sellerName, sellerDecides };
  const { priceCents } = content;
  const gap = mandateGap(await mandateInForce(tx, propertyId), names, { priceCents, onlineAt });
  if (gap !== null) throw new DomainError(GAPS[gap]);
}
