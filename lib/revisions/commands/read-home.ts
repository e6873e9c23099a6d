import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { RevisionContent } from "../content.ts";
import { contentOfHome, HOME_COLUMNS, type HomeRow } from "../property-row.ts";

/** The columns of a home, as the writer selects them. */
const HOME_SELECTION = Object.fromEntries(HOME_COLUMNS.map((column) => [column, true])) as Record<
  keyof HomeRow,
  true
>;

/** What a property says now, in the caller's transaction. @throws {DomainError} listing.not-found */
export async function readHome(tx: Transaction, propertyId: string): Promise<RevisionContent> {
  const property = await tx.property.findUnique({
    where: { id: propertyId },
    select: {
      ...HOME_SELECTION,
      sellerId: true,
      photos: { orderBy: { position: "asc" } },
      roomTable: { orderBy: { position: "asc" } },
      floorPlans: { orderBy: { position: "asc" } },
      schedules: { include: { rules: true } },
    },
  });
  if (!property) throw new DomainError("listing.not-found");
  const { photos, roomTable, floorPlans, schedules, sellerId, ...home } = property;
  return contentOfHome(home, {
    photos,
    rooms: roomTable,
    plans: floorPlans,
    windows: schedules.find(({ hostId }) => hostId === sellerId)?.rules ?? [],
  });
}
