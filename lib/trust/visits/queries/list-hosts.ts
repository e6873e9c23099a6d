import { findCommunePoint } from "../../../communes/queries/find-commune-point.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { quartersWithBuffer, resourceOf } from "../../../listings/slots/rules.ts";
import { reads } from "../../../platform/db/read.ts";
import { listNearestLoopers } from "../../loopers/queries/list-nearest-loopers.ts";
import { isNearEnough } from "../rules.ts";
import type { HostCandidates } from "../views.ts";

/** The visit that somebody else is to receive. */
interface Received {
  id: string;
  startsAt: Date;
  endsAt: Date;
  communeCode: string;
  hostId: string;
  buyerId: string;
  seller: { id: string; firstName: string; lastName: string; isErased: boolean };
}

/** Who of some people receives, or visits, somewhere else during the visit. */
async function busyDuring(visit: Received, userIds: readonly string[]): Promise<Set<string>> {
  const owners = new Map(
    userIds.flatMap((id) => [
      [resourceOf.host(id), id],
      [resourceOf.buyer(id), id],
    ]),
  );
  const quarters = quartersWithBuffer({ ...visit, bufferMinutes: 0 });
  const rows = await reads()
    .selectFrom("VisitHold")
    .select("resource")
    .distinct()
    .where("resource", "in", [...owners.keys()])
    .where("quarter", "in", quarters)
    .where("visitId", "<>", visit.id)
    .execute();
  return new Set(rows.flatMap(({ resource }) => owners.get(resource) ?? []));
}

/**
 * Who can receive in a host's place: the seller, then the loopers in force nearest to the home, ten at most. The caller has checked
 * who asks.
 * @param exceptId the reader, who decides
 */
export async function listHosts(
  visit: Received,
  exceptId: string,
  now: Date,
): Promise<HostCandidates> {
  const { communeCode: code, hostId, buyerId, seller } = visit;
  const place = { code, point: await findCommunePoint(code) };
  const exceptIds = [hostId, buyerId, seller.id, exceptId];
  const loopers = (await listNearestLoopers(place, exceptIds, now)).filter(isNearEnough);
  const ids = loopers.map(({ id }) => id);
  const canSellerReceive = seller.id !== hostId && !seller.isErased;
  const busy = await busyDuring(visit, [seller.id, ...ids]);
  const isFree = (id: string) => !busy.has(id);
  return {
    seller: canSellerReceive
      ? { id: seller.id, name: fullName(seller), isFree: isFree(seller.id) }
      : null,
    loopers: loopers.map((looper) => ({ ...looper, isFree: isFree(looper.id) })),
  };
}
