import type { PropertyStatus } from "../../../kernel/property-kinds.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { Contact } from "../../../statistics/rules.ts";
import type { HomesView } from "../views.ts";
import { homeFiguresOf } from "./home-figures.ts";
import { readPublishedHomes } from "./read-published-homes.ts";

/** Listings that the dashboard has a row for. */
const MOST_ROWS = 20;

const ON_MARKET: readonly PropertyStatus[] = ["active", "under_offer", "paused"];

/**
 * How a seller's listings do that are on the market, or paused: a row each, the latest published first.
 * @param contacts of the seller's listings (lib/statistics)
 * @throws {DomainError} request.forbidden
 */
export async function listHomeFigures(
  actor: Actor,
  contacts: readonly Contact[],
  now: Date,
): Promise<HomesView> {
  authorize(actor, "selling.figures");
  const homes = await readPublishedHomes(
    { sellerId: actor.userId, contacts, which: { statuses: ON_MARKET }, limit: MOST_ROWS + 1 },
    now,
  );
  return {
    homes: await homeFiguresOf(homes.slice(0, MOST_ROWS), now),
    hasMore: homes.length > MOST_ROWS,
  };
}
