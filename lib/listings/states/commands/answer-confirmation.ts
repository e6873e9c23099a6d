import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import { confirmationState } from "../freshness.ts";
import type { ConfirmationAnswer } from "../schemas.ts";
import { readConfirmationToken } from "../token.ts";
import { confirmListingIn } from "./confirm-listing.ts";
import { MOVED_FIELDS } from "./moved-listing.ts";
import { pauseListingIn } from "./pause-listing.ts";
import { resumeListingIn } from "./resume-listing.ts";

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
    const listing = await tx.property.findUnique({
      where: { id: propertyId },
      select: MOVED_FIELDS,
    });
    if (!listing) throw new DomainError("listing.link-invalid");
    const state = confirmationState(listing);
    if (state === "closed") throw new DomainError("listing.moved");
    if (answer === "available") {
      await (state === "active" ? confirmListingIn : resumeListingIn)(
        tx,
        listing,
        { by: null },
        now,
      );
    } else if (state === "active") {
      const visits = answer === "pause-and-cancel" ? "cancel" : "keep";
      await pauseListingIn(tx, listing, { by: null, visits }, now);
    }
  });
}
