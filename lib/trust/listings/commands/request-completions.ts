import type { ErrorCode } from "../../../kernel/errors.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { eachTicked } from "../../lists/each-ticked.ts";
import type { CompletionOutcome } from "../views.ts";
import { requestCompletion } from "./request-completion.ts";

/** What keeps the seller of one of several listings from being asked, and not the others'. */
const LEFT: Partial<Record<ErrorCode, Exclude<keyof CompletionOutcome, "done">>> = {
  "listing.completion-requested": "requested",
  "listing.complete": "complete",
  "revision.closed": "closed",
  "listing.not-found": "gone",
  "request.forbidden": "own",
};

/** Asks the sellers of some listings to complete them: see `requestCompletion`. @throws {DomainError} request.forbidden */
export async function requestCompletions(
  listingIds: readonly string[],
  actor: Actor,
  now = new Date(),
): Promise<CompletionOutcome> {
  authorize(actor, "listings.check");
  return eachTicked(
    listingIds,
    (listingId) => listingId,
    (listingId) => requestCompletion(listingId, actor, now),
    { requested: 0, complete: 0, closed: 0, gone: 0, own: 0 },
    (code) => LEFT[code],
  );
}
