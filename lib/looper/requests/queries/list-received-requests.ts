import { findCommuneOfCity } from "../../../communes/queries/find-commune-of-city.ts";
import { listCommuneNames } from "../../../communes/queries/list-commune-names.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { readContent } from "../../../revisions/content.ts";
import { getLooperFile } from "../../standing/queries/get-looper-file.ts";
import { distanceTo } from "../home-place.ts";
import type { ReceivedRequest } from "../views.ts";
import { writtenPlace, writtenTitle } from "../written-home.ts";

/**
 * What waits for the looper's answer, the oldest first, then what they accepted of homes that are not entered yet.
 * @throws {DomainError} request.forbidden
 */
export async function listReceivedRequests(
  actor: Actor,
  now = new Date(),
): Promise<ReceivedRequest[]> {
  authorize(actor, "looping.read");
  const rows = await reads()
    .selectFrom("LooperRequest as q")
    .innerJoin("ListingRevision as r", "r.id", "q.revisionId")
    .innerJoin("User as u", "u.id", "r.sellerId")
    .select(["q.id", "q.status", "q.createdAt", "r.content", "u.firstName"])
    .where("q.ambassadorId", "=", actor.userId)
    .where((eb) =>
      eb.or([
        eb("q.status", "=", literal("pending")),
        eb.and([eb("q.status", "=", literal("accepted")), eb("r.propertyId", "is", null)]),
      ]),
    )
    .where("r.status", "!=", literal("discarded"))
    .orderBy("q.createdAt")
    .orderBy("q.id")
    .execute();
  if (rows.length === 0) return [];
  const homes = rows.map(({ content, ...row }) => ({
    ...row,
    content: readContent(JSON.parse(content)),
  }));
  const names = await listCommuneNames(homes.flatMap(({ content }) => content.communeCode ?? []));
  const { city, postalCode } = await getLooperFile(actor, now);
  const own = await findCommuneOfCity(city, postalCode);
  return homes
    .map(({ id, status, createdAt, firstName, content }) => {
      const place = writtenPlace(content);
      const distance = own && place && distanceTo(place, own);
      return {
        id,
        isAccepted: status === "accepted",
        sellerName: firstName,
        title: writtenTitle(content),
        type: content.type ?? null,
        priceCents: content.priceCents ?? null,
        surfaceDm2: content.surfaceDm2 ?? null,
        city: names.get(content.communeCode ?? "") ?? null,
        distanceKm: distance === null ? null : Math.round(distance),
        createdAt: fromDbInstant(createdAt),
      };
    })
    .sort((a, b) => Number(a.isAccepted) - Number(b.isAccepted));
}
