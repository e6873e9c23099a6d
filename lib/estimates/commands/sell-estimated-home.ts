import { DomainError } from "../../kernel/errors.ts";
import { reads } from "../../platform/db/read.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { beginAnonymousDraft } from "../../revisions/commands/begin-anonymous-draft.ts";
import { beginDraft } from "../../revisions/commands/begin-draft.ts";
import { type RevisionContent, readContent } from "../../revisions/content.ts";
import { type EstimateReader, isHeldBy } from "../holder.ts";
import { findEstimate } from "../queries/find-estimate.ts";

/** What a listing begins with: the home as it was estimated, at the price of the estimate's middle. */
async function contentOf(estimateId: string, reader: EstimateReader, now: Date) {
  const view = await findEstimate(estimateId, reader, now);
  const row = await reads()
    .selectFrom("Estimate")
    .select(["ownerId", "holderHash", "houseNumber", "street", "communeCode", "lat", "lng"])
    .where("id", "=", estimateId)
    .executeTakeFirst();
  // Who only has the page's address would learn the house number.
  if (!view || !row || !isHeldBy(row, reader)) throw new DomainError("estimate.not-found");
  const { details, landDm2, figure } = view;
  const content: RevisionContent = {
    type: view.type,
    address: `${row.houseNumber} ${row.street}`,
    postalCode: view.postalCode,
    communeCode: row.communeCode,
    surfaceDm2: view.surfaceDm2,
    rooms: view.rooms,
    ...(row.lat !== null && row.lng !== null && { lat: row.lat, lng: row.lng }),
    ...(landDm2 !== null && { landSurfaceM2: Math.floor(landDm2 / 100) }),
    ...(details.floor !== null && view.type !== "house" && { floor: details.floor }),
    ...(details.year !== null && { builtYear: details.year }),
    ...(figure && { priceCents: figure.centreCents }),
  };
  return readContent(content);
}

/**
 * Begins the listing of a home that was estimated, filled with its answers.
 * @param secret for the cookie of a browser that has none
 * @throws {DomainError} estimate.not-found; revision.too-many
 */
export async function sellEstimatedHome(
  { estimateId, secret }: { estimateId: string; secret: string },
  { actor, holderHash }: { actor: Actor | null; holderHash: string | null },
  now = new Date(),
): Promise<Once<{ revisionId: string; isNew?: boolean }>> {
  const reader = { userId: actor?.userId ?? null, holderHash };
  const content = await contentOf(estimateId, reader, now);
  if (actor) return beginDraft(actor, now, content);
  return beginAnonymousDraft({ holderHash, secret, content }, now);
}
