import type { SellersHome } from "../../leads/views.ts";
import { estimateRows, summariesOf } from "./estimate-rows.ts";

/**
 * The homes of sellers who wanted a Looper's help, by the ids of their estimates: for those who may have the
 * address. Those whose estimate is no more are not in it.
 */
export async function listSellersHomes(
  estimateIds: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, SellersHome>> {
  const ids = estimateIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await estimateRows().where("e.id", "in", ids).execute();
  return new Map(
    (await summariesOf(rows)).map(({ id, street, houseNumber, figure, ...home }) => [
      id,
      {
        address: `${houseNumber} ${street}`,
        postalCode: home.postalCode,
        commune: home.commune,
        estimated: {
          ...{ type: home.type, surfaceDm2: home.surfaceDm2, rooms: home.rooms },
          centreCents: figure?.centreCents ?? null,
        },
      },
    ]),
  );
}
