import { isLooperInForce } from "../../listings/commands/is-looper-in-force.ts";
import { writer } from "../../platform/db/clients.ts";
import { log } from "../../platform/log.ts";
import { listHostsOutOfForce } from "../queries/list-hosts-out-of-force.ts";
import { LEAVING_TIMEOUT_MS, rehostingUntil } from "../rules.ts";
import { rehostVisits } from "./rehost-visits.ts";

/**
 * Gives the visits of the next days of loopers out of force to the sellers, each looper's in a transaction of its own:
 * whether their suspension was written or not, and each day those that have come near. Twice, or late, it does no more.
 * @returns how many visits moved, those cancelled included.
 */
export async function rehostSoon(now = new Date()): Promise<number> {
  let moved = 0;
  for (const hostId of await listHostsOutOfForce(now)) {
    try {
      moved += await writer().$transaction(
        async (tx) => {
          // Back in force since they were listed.
          if (await isLooperInForce(tx, hostId, [now])) return 0;
          const until = rehostingUntil(now);
          const { rehosted, cancelled } = await rehostVisits(tx, { hostId, until }, now);
          return rehosted + cancelled;
        },
        { timeout: LEAVING_TIMEOUT_MS },
      );
    } catch (error) {
      // One whose rows are odd does not keep the visitors of others waiting.
      log().error(
        { err: error, hostId },
        "the visits of a looper could not be given to the sellers",
      );
    }
  }
  return moved;
}
