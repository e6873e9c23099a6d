import type { ErrorCode } from "../../../kernel/errors.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { eachTicked } from "../../lists/each-ticked.ts";
import type { PaperRemindersOutcome } from "../views.ts";
import { remindOfPapers } from "./remind-of-papers.ts";

/** What keeps one of several loopers from being reminded, and not the others. */
const LEFT: Partial<Record<ErrorCode, Exclude<keyof PaperRemindersOutcome, "done">>> = {
  "role.not-found": "gone",
  "looper.papers-in-order": "inOrder",
  "looper.papers-reminded": "reminded",
  "request.forbidden": "own",
};

/** Reminds some loopers of their papers: see `remindOfPapers`. @throws {DomainError} request.forbidden */
export function remindSomeOfPapers(
  grantIds: readonly string[],
  actor: Actor,
  now = new Date(),
): Promise<PaperRemindersOutcome> {
  authorize(actor, "people.check");
  return eachTicked(
    grantIds,
    (grantId) => grantId,
    (grantId) => remindOfPapers(grantId, actor, now),
    { inOrder: 0, reminded: 0, gone: 0, own: 0 },
    (code) => LEFT[code],
  );
}
