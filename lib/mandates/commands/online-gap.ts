import type { Transaction } from "../../platform/db/clients.ts";
import { type MandateGap, mandateGap } from "../coverage.ts";
import { mandateInForce } from "./mandate-in-force.ts";
import { namesToCover } from "./names-to-cover.ts";

/** What a listing's mandate lacks for it to be online now; null for nothing. Demonstrations need none. */
export async function onlineGap(
  tx: Transaction,
  { id, isDemonstration }: { id: string; isDemonstration: boolean },
  now: Date,
): Promise<MandateGap | null> {
  if (isDemonstration) return null;
  const names = await namesToCover(tx, id);
  return mandateGap(await mandateInForce(tx, id), names, { onlineAt: now });
}
