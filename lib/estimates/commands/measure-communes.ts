import { findCommunePoints } from "../../communes/queries/find-commune-point.ts";
import { departmentOf } from "../../kernel/place.ts";
import type { StopSignals } from "../../platform/jobs/job.ts";
import { listShippedCommunes } from "../../public-data/sales/file-store.ts";
import { listMeasuredCommunes } from "../queries/list-measured-communes.ts";
import { loadMarket } from "../queries/load-market.ts";
import { measureCommune } from "./measure-commune.ts";

/** Most communes of a run: each reads files of the State, and replays two years of sales. */
const BATCH = 50;

/**
 * Measures the errors of estimates anew where files were updated, in the communes that were measured before, the oldest
 * measure first; and in those whose sales come with the project, so that the method's page never begins empty.
 * @returns how many communes were looked at
 */
export async function measureCommunes(
  now = new Date(),
  signals?: Pick<StopSignals, "stop">,
): Promise<number> {
  const shipped = await listShippedCommunes();
  const measured = await listMeasuredCommunes(BATCH);
  const codes = [...new Set([...shipped, ...measured])];
  const points = await findCommunePoints(codes);
  let count = 0;
  for (const [code, point] of points) {
    if (signals?.stop.aborted) break;
    const commune = { code, departmentCode: departmentOf(code) };
    const market = await loadMarket(commune, point, now);
    if (market.state !== "found") continue;
    await measureCommune(market.value, now);
    count += 1;
  }
  return count;
}
