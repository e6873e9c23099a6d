import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { listDirectory } from "../../../providers/queries/list-directory.ts";
import type { NotaryView } from "../views.ts";

/** The notaries of the directory, the best rated first. @throws request.forbidden */
export async function listNotaries(actor: Actor): Promise<NotaryView[]> {
  authorize(actor, "contracts.check");
  const { providers } = await listDirectory({ type: "notary" });
  return providers.map(({ id, name, description, ratingTenths, reviewCount, ...provider }) => ({
    id,
    name,
    description,
    location: provider.place.name,
    ratingTenths,
    reviewCount,
    availability: provider.availability,
    verified: provider.verified,
    price: provider.price,
  }));
}
