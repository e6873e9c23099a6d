import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { writer } from "../../platform/db/clients.ts";
import {
  type FieldVersions,
  type RevisionChanges,
  type RevisionContent,
  readContent,
} from "../content.ts";
import { FOREIGN_PICTURES } from "../copy.ts";
import type { ContentField } from "../fields.ts";
import type { RevisionHolder } from "../holder.ts";
import { ownedBy } from "../lookup.ts";
import { mergeSave, type Save } from "../saving.ts";
import { foreignPictures, type PictureField } from "./check-pictures.ts";

/** What a save came to, for the tab that sent it. */
export interface Saved {
  version: number;
  savedAt: Date;
  /** Fields that were changed elsewhere meanwhile, with what they hold now: nothing of them was saved. */
  conflicts: RevisionChanges;
  /**
   * The other fields that were changed elsewhere since the tab's version, with what they hold now: with them the
   * tab knows what `version` says. Null is a field that was emptied.
   */
  changed: RevisionChanges;
}

/** What some fields hold, as changes to it. */
const valuesOf = (content: RevisionContent, names: readonly ContentField[]) =>
  Object.fromEntries(names.map((name) => [name, content[name] ?? null])) as RevisionChanges;

/** Nothing of a save is stored that names a picture of somebody else's. @throws {DomainError} revision.picture-unknown */
function refuseFields(foreign: readonly PictureField[]): void {
  if (foreign.length === 0) return;
  const fields = foreign.map((field) => [`changes.${field}`, FOREIGN_PICTURES[field]]);
  throw new DomainError("revision.picture-unknown", Object.fromEntries(fields));
}

/**
 * Saves fields of a revision. What another tab changed since is not overwritten (saving.ts).
 * @throws {DomainError} revision.not-found, revision.closed while it is reviewed, or after;
 *   revision.picture-unknown, which names the field, for a picture that is not the revision's own
 */
export async function saveRevision(
  { revisionId, ...save }: Save & { revisionId: string },
  holder: RevisionHolder,
  now = new Date(),
): Promise<Saved> {
  return writer().$transaction(async (tx) => {
    const row = isId(revisionId)
      ? await tx.listingRevision.findFirst({ where: { id: revisionId, ...ownedBy(holder) } })
      : null;
    if (!row || row.status === "discarded") throw new DomainError("revision.not-found");
    if (row.status !== "editing") throw new DomainError("revision.closed");
    const { photos, floorPlans } = save.changes;
    const { propertyId } = row;
    refuseFields(await foreignPictures(tx, { revisionId, propertyId, photos, floorPlans }));
    const stored = {
      content: readContent(row.content),
      version: row.version,
      fieldVersions: row.fieldVersions as FieldVersions,
    };
    const { next, conflicts, changedElsewhere } = mergeSave(stored, save);
    if (next) {
      await tx.listingRevision.update({
        where: { id: revisionId },
        data: {
          content: next.content as object,
          version: next.version,
          fieldVersions: next.fieldVersions,
          updatedAt: now,
        },
      });
    }
    return {
      version: next?.version ?? row.version,
      savedAt: next ? now : row.updatedAt,
      conflicts: valuesOf(stored.content, conflicts),
      changed: valuesOf(stored.content, changedElsewhere),
    };
  });
}
