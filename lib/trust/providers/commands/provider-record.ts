import { DomainError } from "../../../kernel/errors.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { type EntryColumns, entryColumnsSchema } from "../entry.ts";
import { type ProviderEntry, readPrice } from "../schemas.ts";

/** The columns of what the team typed. @throws {DomainError} request.invalid where the price can't be read */
export function columnsOf(
  { unit, price, location: _location, ...entry }: ProviderEntry,
  communeCode: string,
): EntryColumns {
  const read = readPrice(unit, price);
  if (read === null) throw new DomainError("request.invalid");
  return {
    ...entry,
    communeCode,
    priceUnit: read.unit,
    priceCents: read.unit === "percentage" ? null : read.cents,
    priceRateBps: read.unit === "percentage" ? read.rateBps : null,
  };
}

/**
 * A provider whom the team entered, with its entry: neither a demonstration, nor one whose data were erased.
 * @throws {DomainError} provider.not-found
 */
export async function managedProvider(tx: Transaction, id: string) {
  const provider = await tx.serviceProvider.findFirst({
    where: { id, isDemonstration: false, erasedAt: null },
  });
  const email = provider?.email ?? null;
  if (!provider || email === null) throw new DomainError("provider.not-found");
  const stored = { ...provider, email };
  const columns = Object.keys(entryColumnsSchema.shape) as (keyof EntryColumns)[];
  const entry = entryColumnsSchema.parse(
    Object.fromEntries(columns.map((column) => [column, stored[column]])),
  );
  return { id, name: provider.name, email, suspendedAt: provider.suspendedAt, entry };
}

/** @throws {DomainError} provider.entered where another provider of the trade has the address */
export async function assertFree(
  tx: Transaction,
  { email, type }: Pick<ProviderEntry, "email" | "type">,
  exceptId: string | null,
): Promise<void> {
  const other = await tx.serviceProvider.findFirst({
    where: { email, type },
    select: { id: true },
  });
  if (other && other.id !== exceptId) throw new DomainError("provider.entered");
}
