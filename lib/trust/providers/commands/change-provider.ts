import { recordAudit } from "../../../audit/commands/record-audit.ts";
import type { NamedCommune } from "../../../communes/commune.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { sendOpenQuotes } from "../../../quotes/commands/send-open-quotes.ts";
import { requireCommune } from "../../../search/queries/require-commune.ts";
import { PROVIDER_FIELDS } from "../copy.ts";
import {
  changedFields,
  type EntryColumns,
  type EntryField,
  mergeEntry,
  withFieldsOf,
} from "../entry.ts";
import type { ProviderChange } from "../schemas.ts";
import { type LastChange, lastChange } from "./last-changes.ts";
import { assertFree, columnsOf, managedProvider } from "./provider-record.ts";
import { tellListed } from "./tell-provider.ts";

/** A field that somebody else changed since the form was read. */
export interface FieldChange {
  field: EntryField;
  /** Null where the audit says no more. */
  change: LastChange | null;
}

/** What came of a change: it is stored with what others changed meanwhile, or nothing is. */
export type ProviderChanged = { providerId: string } & (
  | { outcome: "saved"; theirs: EntryField[] }
  | {
      outcome: "conflict";
      /** What counts as read from now on: sent once more, what was typed replaces what the reader was shown. */
      seen: EntryColumns;
      stored: EntryColumns;
      place: Pick<NamedCommune, "code" | "name" | "departmentCode">;
      conflicts: FieldChange[];
      theirs: FieldChange[];
    }
);

/** Who changed each of some fields last. */
async function withWho(
  tx: Transaction,
  providerId: string,
  fields: readonly EntryField[],
  actor: Actor,
): Promise<FieldChange[]> {
  const changes: FieldChange[] = [];
  for (const field of fields) {
    const names = (detail: Readonly<Record<string, unknown>>) =>
      typeof detail.fields === "string" && detail.fields.split(",").includes(field);
    const change = await lastChange(tx, providerId, "provider.changed", names, actor);
    changes.push({ field, change });
  }
  return changes;
}

/**
 * Changes what the directory says of a provider. What somebody else changed since the form was read stays where it was
 * left alone; where both changed one field, nothing is stored, and the outcome says who changed what. Where the address
 * is another one, it is informed there of what is published, and its open quotes are sent there: the links of the former
 * address are dead.
 * @throws {DomainError} request.forbidden, provider.not-found, provider.entered; request.invalid with the fields at fault
 */
export async function changeProvider(
  { providerId, seen, ...entry }: ProviderChange,
  actor: Actor,
  now = new Date(),
): Promise<ProviderChanged> {
  authorize(actor, "providers.manage");
  const { code: communeCode } = await requireCommune(entry.location, PROVIDER_FIELDS.location);
  return writer().$transaction(async (tx) => {
    const before = await managedProvider(tx, providerId);
    const { next, conflicts, theirs } = mergeEntry(
      seen,
      before.entry,
      columnsOf(entry, communeCode),
    );
    if (conflicts.length > 0) {
      const place = await tx.commune.findUniqueOrThrow({
        where: { code: before.entry.communeCode },
        select: { code: true, name: true, departmentCode: true },
      });
      return {
        providerId,
        outcome: "conflict" as const,
        seen: withFieldsOf(seen, before.entry, conflicts),
        stored: before.entry,
        place,
        conflicts: await withWho(tx, providerId, conflicts, actor),
        theirs: await withWho(tx, providerId, theirs, actor),
      };
    }
    const changed = changedFields(before.entry, next);
    if (changed.length === 0) return { providerId, outcome: "saved" as const, theirs };
    await assertFree(tx, next, providerId);
    await tx.serviceProvider.update({ where: { id: providerId }, data: next });
    if (before.email !== next.email) {
      // Whoever reads the new address was never informed; of a suspended one nothing is published.
      if (before.suspendedAt === null) await tellListed(tx, { id: providerId, ...next }, now);
      await sendOpenQuotes(tx, providerId, now);
    }
    const subject = { type: "provider", id: providerId } as const;
    const detail = { fields: changed.join(",") };
    await recordAudit(tx, { action: "provider.changed", subject, actor, detail }, now);
    return { providerId, outcome: "saved" as const, theirs };
  });
}
