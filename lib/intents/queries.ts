import { listCards } from "../listings/cards/queries.ts";
import { type Errand, errandOf } from "./rules.ts";
import { type Intent, type IntentOf, intentSchema } from "./schemas.ts";
import { readErrand, signErrand } from "./tokens.ts";
import type { IntentView } from "./views.ts";

type Views = {
  readonly [Kind in Intent["kind"]]: (intent: IntentOf<Kind>) => Promise<IntentView | null>;
};

const VIEWS: Views = {
  favorite: async ({ listingId }) => {
    const [card] = await listCards([listingId]);
    return card ? { kind: "favorite", title: card.title } : null;
  },
};

/** An errand as the pages on the way to an account carry and tell it. */
export interface CarriedIntent {
  /** Its signed value. */
  token: string;
  errand: Errand;
  view: IntentView;
}

/** How addresses name what was being done: signed already, or what a heart says of itself. */
interface Named {
  /** A signed value. */
  token: unknown;
  /** The listing of a heart that was pressed. */
  favorite?: unknown;
  /** Where that was. */
  from?: unknown;
}

/**
 * What an address says was being done; null where it says nothing, or nothing that can still be done: a
 * forged or expired value, a listing that is gone. The value keeps the date it began with.
 */
export async function findIntent(
  { token, favorite, from }: Named,
  now = new Date(),
): Promise<CarriedIntent | null> {
  const signed = readErrand(token, now);
  const { data } = intentSchema.safeParse({ kind: "favorite", listingId: favorite });
  const errand = signed ?? (data ? errandOf(data, from) : null);
  if (!errand) return null;
  const view = await VIEWS[errand.intent.kind](errand.intent);
  if (!view) return null;
  return { token: signed ? String(token) : signErrand(errand, now), errand, view };
}
