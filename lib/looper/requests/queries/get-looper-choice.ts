import { DomainError } from "../../../kernel/errors.ts";
import { can } from "../../../policy/can.ts";
import type { RevisionHolder } from "../../../revisions/holder.ts";
import { type AskingBar, choiceStateOf } from "../rules.ts";
import type { LooperChoice } from "../views.ts";
import { findChoosingHome } from "./find-choosing-home.ts";
import { listNearbyLoopers } from "./list-nearby-loopers.ts";

function barOf(holder: RevisionHolder): AskingBar | null {
  if (holder.kind === "holder") return "account";
  return can(holder.actor, "selling.answer") ? null : "role";
}

/**
 * The person who receives the visitors of a revision's home, and those who could.
 * @throws {DomainError} revision.not-found: of somebody else, or given up
 */
export async function getLooperChoice(
  revisionId: string,
  holder: RevisionHolder,
  now = new Date(),
): Promise<LooperChoice> {
  const home = await findChoosingHome(revisionId, holder, now);
  if (!home) throw new DomainError("revision.not-found");
  const { standing, declined, place, sellerId, isOpen } = home;
  const state = choiceStateOf(standing);
  const ids = new Set(declined.map(({ userId }) => userId));
  const near =
    place !== null && state === "seller" ? await listNearbyLoopers(place, sellerId, now) : [];
  return {
    state,
    looper: standing,
    declined: [...new Set(declined.map(({ firstName }) => firstName))],
    candidates:
      place === null ? null : near.map((each) => ({ ...each, hasDeclined: ids.has(each.userId) })),
    bar: barOf(holder),
    isOpen,
  };
}
