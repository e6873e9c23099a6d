import { type Transaction, writer } from "../../platform/db/clients.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { chunksOf } from "../chunks.ts";
import { isThere } from "../rules.ts";

/** Of a portal that was closed: its settings, should it come back, are others. */
const CLOSED = "";

/** Leaves of a portal the homes that it had last, and nothing of one that had none. */
async function closePortal(tx: Transaction, portal: string): Promise<void> {
  const feed = await tx.diffusionFeed.findUnique({ where: { portal }, omit: { file: true } });
  // Another pass was first.
  if (feed === null || feed.settings === CLOSED) return;
  const rows = await tx.diffusedListing.findMany({ where: { portal } });
  const others = rows.filter((row) => !isThere(row, feed.receivedAt));
  for (const ids of chunksOf(others.map(({ propertyId }) => propertyId))) {
    await tx.diffusedListing.deleteMany({ where: { portal, propertyId: { in: ids } } });
  }
  if (others.length === rows.length) await tx.diffusionFeed.deleteMany({ where: { portal } });
  else {
    await tx.diffusionFeed.update({
      where: { portal },
      data: { file: null, settings: CLOSED },
      select: { portal: true },
    });
  }
}

/**
 * Closes portals that the configuration has no more: of each is left which homes it had last, so that their sellers read
 * that nobody takes them out. One whose file another process still makes waits for a later pass.
 * @param codes of the portals that it has
 */
export async function closePortals(codes: readonly string[], now: Date): Promise<void> {
  const others = await reads()
    .selectFrom("DiffusionFeed")
    .select("portal")
    .where("portal", "not in", codes.length > 0 ? codes : [CLOSED])
    .where("settings", "!=", CLOSED)
    .where((either) =>
      either.or([
        either("claimedUntil", "is", null),
        either("claimedUntil", "<=", toDbInstant(now)),
      ]),
    )
    .execute();
  if (others.length === 0) return;
  await writer().$transaction(async (tx) => {
    for (const { portal } of others) await closePortal(tx, portal);
  });
}
