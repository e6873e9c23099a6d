import { addFavorite } from "../favorites/commands.ts";
import { DomainError } from "../kernel/errors.ts";
import { writer } from "../platform/db/clients.ts";
import type { Actor } from "../policy/actor.ts";
import { can } from "../policy/can.ts";
import { landingOf } from "./rules.ts";
import type { Intent, IntentOf } from "./schemas.ts";
import { readErrand } from "./tokens.ts";

type Deeds = {
  readonly [Kind in Intent["kind"]]: (
    intent: IntentOf<Kind>,
    actor: Actor,
    now: Date,
  ) => Promise<void>;
};

/** What is done of each kind, for the person whom the errand was leading to: harmless, and repeatable. */
const DEEDS: Deeds = {
  // Who is no buyer is offered the role where the listing is: nobody gets one unasked.
  favorite: async ({ listingId }, actor, now) => {
    if (can(actor, "buying.change")) await addFavorite({ listingId }, actor, now);
  },
};

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
    await DEEDS[errand.intent.kind](errand.intent, actor, now);
  } catch (error) {
    // The sign-in that this ends succeeded all the same.
    if (!DomainError.is(error)) throw error;
  }
  return landingOf(errand);
}

/** Keeps what somebody was doing with their registration, until the link in its mail is used. */
export async function saveIntent(
  token: unknown,
  { pendingId }: { pendingId: string },
  now = new Date(),
): Promise<void> {
  if (!readErrand(token, now)) return;
  const data = { intent: String(token) };
  await writer().$transaction((tx) =>
    // Not where it was confirmed meanwhile: the row then says nothing more of its person.
    tx.pendingRegistration.updateMany({
      where: { id: pendingId, passwordHash: { not: null } },
      data,
    }),
  );
}
