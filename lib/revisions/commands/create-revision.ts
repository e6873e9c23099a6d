import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { RevisionContent } from "../content.ts";
import { recordRevisionEvent } from "./record-revision-event.ts";

type Owner = { sellerId: string } | { holderHash: string };

interface NewRevision {
  owner: Owner;
  propertyId?: string;
  /** The withdrawn listing that it puts up for sale again. */
  relistedFromId?: string;
  content: RevisionContent;
}

/** Writes a new revision, in the caller's transaction. @returns its id */
export async function createRevision(
  tx: Transaction,
  { owner, propertyId, relistedFromId, content }: NewRevision,
  now: Date,
): Promise<string> {
  const id = newId();
  await tx.listingRevision.create({
    data: {
      id,
      ...owner,
      propertyId: propertyId ?? null,
      relistedFromId: relistedFromId ?? null,
      content: content as object,
      fieldVersions: {},
      createdAt: now,
      updatedAt: now,
    },
  });
  const actorId = "sellerId" in owner ? owner.sellerId : null;
  await recordRevisionEvent(tx, { revisionId: id, kind: "started", actorId }, now);
  return id;
}
