import { saveQuery } from "../../buying/saved-searches/commands/save-search.ts";
import { keepEstimate } from "../../estimates/commands/keep-estimate.ts";
import { addFavorite } from "../../favorites/commands/add-favorite.ts";
import { DomainError } from "../../kernel/errors.ts";
import { tokenHash } from "../../platform/tokens.ts";
import type { Actor } from "../../policy/actor.ts";
import { can } from "../../policy/can.ts";
import { adoptRevision } from "../../revisions/commands/adopt-revision.ts";
import { landingOf, resumptionOf } from "../rules.ts";
import type { Intent, IntentOf } from "../schemas.ts";
import { readErrand } from "../tokens.ts";

type Deed<Given extends Intent> = (intent: Given, actor: Actor, now: Date) => Promise<void>;

type Deeds = { readonly [Kind in Intent["kind"]]: Deed<IntentOf<Kind>> };

/**
 * What each kind of errand does, for the person whom it was leading to: harmless, and repeatable.
 */
const DEEDS: Deeds = {
  // A person who is no buyer is offered the role where the listing is: nobody gets one unasked.
  favorite: async ({ listingId }, actor, now) => {
    if (can(actor, "buying.change")) await addFavorite({ listingId }, actor, now);
  },
  // A visit takes somebody's time: it is offered ready to send, where the errand ends.
  visit: async () => undefined,
  // The number is shown where it is called from.
  call: async () => undefined,
  // An offer commits: its form is what one lands on, and nothing is sent before it is.
  offer: async () => undefined,
  // Nobody's words are sent unasked: they wait where they were written.
  message: async () => undefined,
  draft: async ({ revisionId, secret }, actor, now) =>
    adoptRevision({ revisionId, holderHash: tokenHash(secret) }, actor, now),
  estimate: async ({ estimateId, secret }, actor) =>
    keepEstimate({ estimateId, holderHash: tokenHash(secret) }, actor),
  "saved-search": async ({ query, name, frequency }, actor, now) => {
    await saveQuery({ query, name, frequency }, actor, now);
  },
};

const perform = <Kind extends Intent["kind"]>(intent: IntentOf<Kind>, actor: Actor, now: Date) =>
  DEEDS[intent.kind as Kind](intent, actor, now);

/**
 * Does what somebody was doing before they signed in, and gives the path to land on: where they were. Null
 * for a value that is forged, over, or none: nothing is lost by it. What can't be done any more (a listing
 * that is gone) is left out silently.
 */
export async function performIntent(
  token: unknown,
  actor: Actor,
  now = new Date(),
): Promise<string | null> {
  const errand = readErrand(token, now);
  if (!errand) return null;
  try {
    await perform(errand.intent, actor, now);
  } catch (error) {
    // The sign-in that this ends succeeded all the same.
    if (!DomainError.is(error)) throw error;
    return resumptionOf(errand);
  }
  return landingOf(errand);
}
