import { civilDay } from "../../../kernel/time.ts";
import { log } from "../../../platform/log.ts";
import { arePapersInOrder } from "../../../policy/looper-papers.ts";
import { listActiveLoopers } from "../queries/list-active-loopers.ts";
import { LAPSED } from "../reasons.ts";
import { moveLooper } from "./move-looper.ts";

const BATCH = 200;

/**
 * Suspends the loopers whose papers lapsed or are missing (decision 0028): to be called when the
 * process starts, and every day. @returns how many were suspended.
 */
export async function suspendLapsed(now = new Date()): Promise<number> {
  const day = civilDay(now);
  let suspended = 0;
  let after = "";
  for (;;) {
    const loopers = await listActiveLoopers(after, BATCH);
    for (const { papers, ...looper } of loopers) {
      if (arePapersInOrder(papers, day)) continue;
      try {
        await moveLapsed(looper, now);
        suspended += 1;
      } catch (error) {
        // One who was decided about meanwhile does not keep the others in force.
        log().error({ err: error, grantId: looper.id }, "a lapsed looper could not be suspended");
      }
    }
    const last = loopers.at(-1);
    if (loopers.length < BATCH || !last) return suspended;
    after = last.id;
  }
}

function moveLapsed(
  { id, ...person }: { id: string; userId: string; email: string; firstName: string },
  now: Date,
): Promise<void> {
  return moveLooper({ grantId: id, move: "suspend", reason: LAPSED }, person, null, now);
}
