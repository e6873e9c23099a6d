import { isId } from "../../kernel/ids.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { readContent } from "../content.ts";
import { type ChangeView, changeOf, isChangeOf } from "../review.ts";
import { OPEN_REVISIONS } from "../states.ts";
import { findHome } from "./find-home.ts";

/** What a revision of the actor's own changes; null for a first version, and where it is none of theirs. */
export async function findChange(revisionId: string, actor: Actor): Promise<ChangeView | null> {
  if (!isId(revisionId)) return null;
  const row = await reads()
    .selectFrom("ListingRevision as r")
    .innerJoin("Property as p", "p.id", "r.propertyId")
    .select(["r.content", "r.fieldVersions", "p.id as propertyId", "p.status"])
    .where("r.id", "=", revisionId)
    .where("r.sellerId", "=", actor.userId)
    .where("r.status", "in", OPEN_REVISIONS)
    .executeTakeFirst();
  if (!row || !isChangeOf(row.status)) return null;
  const published = await findHome(row.propertyId);
  if (published === null) return null;
  const content = readContent(JSON.parse(row.content));
  return changeOf(published, { content, fieldVersions: JSON.parse(row.fieldVersions) });
}
