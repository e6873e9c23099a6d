import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { can } from "../../policy/can.ts";
import { VIEWPOINT_PERMISSIONS, VIEWPOINTS } from "../../policy/viewpoint.ts";
import { termsBounds } from "../terms.ts";
import type { ExchangeView } from "../views.ts";
import { offersOf } from "./exchange-rows.ts";
import { toOfferView } from "./offer-view.ts";

/** Whose an offer is: nothing of it is shown. */
const partiesOf = (offerId: string) =>
  reads()
    .selectFrom("Offer as o")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .select(["o.buyerId as buyer", "p.sellerId as seller", "p.ambassadorId as ambassador"])
    .select("o.propertyId")
    .where("o.id", "=", offerId)
    .executeTakeFirst();

/** The offers that lead to one, itself, and those that answer it, in the order in which they were made. */
function chainOf<Row extends { id: string; answersId: string | null }>(
  rows: readonly Row[],
  id: string,
): Row[] {
  const left = new Map(rows.map((row) => [row.id, row]));
  const answers = new Map(rows.map((row) => [row.answersId, row.id]));
  // Each row once: offers that answer each other in a circle have an end too.
  const take = (wanted: string | null | undefined): Row | undefined => {
    const row = left.get(wanted ?? "");
    left.delete(wanted ?? "");
    return row;
  };
  const chain: Row[] = [];
  let row = take(id);
  for (; row; row = take(row.answersId)) chain.unshift(row);
  for (row = take(answers.get(id)); row; row = take(answers.get(row.id))) chain.push(row);
  return chain;
}

/**
 * The discussion that an offer belongs to, as its reader sees it from their side.
 * @throws {DomainError} offer.not-found for somebody who has no part in it
 */
export async function findExchange(
  offerId: string,
  actor: Actor,
  now = new Date(),
): Promise<ExchangeView> {
  const parties = isId(offerId) ? await partiesOf(offerId) : undefined;
  const viewpoint = VIEWPOINTS.find(
    (each) => parties?.[each] === actor.userId && can(actor, VIEWPOINT_PERMISSIONS[each]),
  );
  if (!parties || !viewpoint) throw new DomainError("offer.not-found");
  const { propertyId, buyer: buyerId } = parties;
  const rows = await offersOf({ propertyId, buyerId }).execute();
  const offers = chainOf(rows, offerId).map((row) => toOfferView(row, viewpoint, now));
  const [first] = offers;
  if (!first) throw new DomainError("offer.not-found");
  const { property } = first;
  const bounds = termsBounds({ ...property, zone: property.clock.zone }, now);
  return { viewpoint, property, offers, bounds };
}
