import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { PUBLIC_STATUSES } from "../../kernel/property-kinds.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { CONTACT_FIELDS } from "../copy.ts";
import type { ContactListing } from "../views.ts";

/** A listing that a request may name: one that the public sees, or one's own; null for any other. */
export async function findContactListing(
  id: unknown,
  actor: Actor | null,
): Promise<ContactListing | null> {
  if (!isId(id)) return null;
  const userId = actor?.userId ?? null;
  const listing = await reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["p.id", "p.title", "c.name as city"])
    .where("p.id", "=", id)
    .where((eb) =>
      eb.or([
        eb("p.status", "in", PUBLIC_STATUSES),
        ...(userId === null
          ? []
          : [eb("p.sellerId", "=", userId), eb("p.ambassadorId", "=", userId)]),
      ]),
    )
    .executeTakeFirst();
  return listing ?? null;
}

/** The listing that a form names, where it names one. @throws {DomainError} request.invalid of that field */
export async function requireListing(
  id: string | null,
  actor: Actor | null,
): Promise<ContactListing | null> {
  if (id === null) return null;
  const listing = await findContactListing(id, actor);
  if (listing === null) {
    throw new DomainError("request.invalid", { listing: CONTACT_FIELDS.listing });
  }
  return listing;
}
