import { DomainError } from "../../../kernel/errors.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { type ProviderEntry, readPrice } from "../schemas.ts";

/** The columns of what the team typed. @throws {DomainError} request.invalid where the price can't be read */
export function columnsOf({ unit, price, location: _location, ...entry }: ProviderEntry) {
  const read = readPrice(unit, price);
  if (read === null) throw new DomainError("request.invalid");
  return {
    ...entry,
    priceUnit: read.unit,
    priceCents: read.unit === "percentage" ? null : read.cents,
    priceRateBps: read.unit === "percentage" ? read.rateBps : null,
  };
}

/** A provider whom the team entered; a demonstration is none. @throws {DomainError} provider.not-found */
export async function managedProvider(tx: Transaction, id: string) {
  const provider = await tx.serviceProvider.findFirst({
    where: { id, isDemonstration: false },
    select: { id: true, name: true, type: true, email: true, suspendedAt: true },
  });
  const email = provider?.email ?? null;
  if (!provider || email === null) throw new DomainError("provider.not-found");
  return { ...provider, email };
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
