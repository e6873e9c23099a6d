import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { configuredPortals } from "../queries/configured-portals.ts";

/**
 * The portals to which a seller can let their listing go now: all those of the configuration.
 * @throws {DomainError} listing.not-found, diffusion.no-portal, diffusion.demonstration
 */
export async function portalsFor(
  tx: Transaction,
  propertyId: string,
  sellerId: string,
): Promise<string[]> {
  const home = await tx.property.findFirst({
    where: { id: propertyId, sellerId },
    select: { isDemonstration: true },
  });
  if (home === null) throw new DomainError("listing.not-found");
  if (home.isDemonstration) throw new DomainError("diffusion.demonstration");
  const portals = configuredPortals();
  if (portals.length === 0) throw new DomainError("diffusion.no-portal");
  return portals;
}
