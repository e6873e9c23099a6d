import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { GROUP_PERMISSIONS } from "../rules.ts";

/** A home of the person's own, by its title. @throws {DomainError} listing.not-found */
export async function findOwnHome(
  actor: Actor,
  propertyId: string,
): Promise<{ id: string; title: string }> {
  authorize(actor, GROUP_PERMISSIONS.home);
  const home = isId(propertyId)
    ? await reads()
        .selectFrom("Property as p")
        .select(["p.id", "p.title"])
        .where("p.id", "=", propertyId)
        .where("p.sellerId", "=", actor.userId)
        .executeTakeFirst()
    : undefined;
  if (!home) throw new DomainError("listing.not-found");
  return home;
}
