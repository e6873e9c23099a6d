import { findCommunePoints } from "../../communes/queries/find-commune-point.ts";
import type { GeoPoint } from "../../kernel/geo.ts";
import { departmentOf } from "../../kernel/place.ts";
import { writer } from "../../platform/db/clients.ts";
import type { StopSignals } from "../../platform/jobs/job.ts";
import { listDueCommunes } from "../queries/list-due-communes.ts";
import { loadMarket, type MarketCommune } from "../queries/load-market.ts";
import { measureCommune } from "./measure-commune.ts";

/** Most communes of a run: each reads files of the State, and replays two years of sales. */
const BATCH = 50;

/**
 * Reads the files of a commune and its neighbours, and measures it where they say more. Looked at, it is the last one to
 * be looked at again, whether it was measured anew or not. @returns whether there are any files
 */
async function measureAt(commune: MarketCommune, point: GeoPoint, now: Date): Promise<boolean> {
  const market = await loadMarket(commune, point, now);
  if (market.state === "unreachable") return false;
  if (market.state === "found") await measureCommune(market.value, now);
  await writer().$transaction((tx) =>
    tx.estimateBacktest.updateMany({
      where: { communeCode: commune.code },
      data: { measuredAt: now },
    }),
  );
  return market.state === "found";
}

/**
 * What comes of some work; false once it is cut off: a file that does not come holds up no stop of the site, and nothing
 * is half written of it.
 */
function unlessCut(work: Promise<boolean>, cut: AbortSignal | undefined): Promise<boolean> {
  if (!cut) return work;
  const end = new Promise<false>((resolve) => {
    if (cut.aborted) resolve(false);
    else cut.addEventListener("abort", () => resolve(false), { once: true });
  });
  return Promise.race([work, end]);
}

/**
 * Measures the errors of estimates anew where files were updated, in the communes that were measured before, each once a
 * day at most; and in those whose sales come with the project, so that the method's page never begins empty.
 * @returns how many communes were looked at
 */
export async function measureCommunes(now = new Date(), signals?: StopSignals): Promise<number> {
  const points = await findCommunePoints(await listDueCommunes(BATCH, now));
  let count = 0;
  for (const [code, point] of points) {
    if (signals?.stop.aborted) break;
    const commune = { code, departmentCode: departmentOf(code) };
    const isMeasured = await unlessCut(measureAt(commune, point, now), signals?.cut);
    if (isMeasured) count += 1;
  }
  return count;
}
