import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { log } from "../../../platform/log.ts";
import { spaceRoutes } from "../../../routes/space.ts";
import { confirmationDue } from "../freshness.ts";
import { listUnconfirmed } from "../queries/list-unconfirmed-listings.ts";
import { listingConfirmationToken } from "../token.ts";

/** Listings that are read at once. */
const BATCH = 200;

const CHECKED = {
  id: true,
  title: true,
  sellerId: true,
  status: true,
  isDemonstration: true,
  confirmedAt: true,
  publishedAt: true,
  confirmationAskedAt: true,
  seller: { select: { firstName: true, email: true, erasedAt: true } },
} as const satisfies Prisma.PropertySelect;

export type CheckedListing = Prisma.PropertyGetPayload<{ select: typeof CHECKED }>;

/** Another process may have done the same since the row was read: then nothing happens. */
export const unchangedListing = ({
  id,
  status,
  confirmedAt,
  confirmationAskedAt,
}: CheckedListing) => ({
  id,
  status,
  confirmedAt,
  confirmationAskedAt,
});

export const confirmationLink = ({ id }: CheckedListing, requestedAt: Date) =>
  absoluteUrl(spaceRoutes.confirmListing(listingConfirmationToken(id, requestedAt)));

/** Does what is due for each listing. One that fails is left for the next time. @returns for how many it was done */
export async function doDueConfirmations(
  kind: "ask" | "pause",
  act: (tx: Transaction, listing: CheckedListing, now: Date) => Promise<boolean>,
  now: Date,
): Promise<number> {
  let done = 0;
  let after = "";
  for (;;) {
    const ids = await listUnconfirmed(now, BATCH, after);
    for (const id of ids) {
      try {
        const wasDone = await writer().$transaction(async (tx) => {
          const listing = await tx.property.findUnique({ where: { id }, select: CHECKED });
          return listing && confirmationDue(listing, now) === kind && act(tx, listing, now);
        });
        if (wasDone) done += 1;
      } catch (error) {
        log().error({ err: error, propertyId: id }, `could not ${kind} for a listing's freshness`);
      }
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return done;
    after = last;
  }
}
