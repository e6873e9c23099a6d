import { listCards } from "../../listings/queries/list-cards.ts";
import { findSlot } from "../../visits/queries/find-slot.ts";
import { type Errand, errandOf } from "../rules.ts";
import { type Intent, type IntentOf, type IntentQuery, intentOfAddress } from "../schemas.ts";
import { readErrand, signErrand } from "../tokens.ts";
import type { IntentView } from "../views.ts";

type ViewOf<Given extends Intent> = (intent: Given) => Promise<IntentView | null>;

type Views = { readonly [Kind in Intent["kind"]]: ViewOf<IntentOf<Kind>> };

/** The title of a listing that can still be opened; null where it can't. */
async function titleOf(listingId: string): Promise<string | null> {
  const [card] = await listCards([listingId]);
  return card?.title ?? null;
}

const VIEWS: Views = {
  favorite: async ({ kind, listingId }) => {
    const title = await titleOf(listingId);
    return title === null ? null : { kind, title };
  },
  call: async ({ kind, listingId }) => {
    const title = await titleOf(listingId);
    return title === null ? null : { kind, title };
  },
  offer: async ({ kind, listingId }) => {
    const title = await titleOf(listingId);
    return title === null ? null : { kind, title };
  },
  // Also of a slot that was taken meanwhile: the form it ends at says so, and shows others.
  visit: async ({ listingId, slotId, type }) => {
    const slot = await findSlot(slotId);
    if (slot?.listingId !== listingId) return null;
    return { kind: "visit", title: slot.title, startsAt: slot.startsAt, clock: slot.clock, type };
  },
  message: async ({ kind, listingId }) => {
    const title = await titleOf(listingId);
    return title === null ? null : { kind, title };
  },
  // It shows nothing that a holder of the address could not have typed.
  draft: async () => ({ kind: "draft", title: "" }),
  estimate: async () => ({ kind: "estimate", title: "" }),
  "saved-search": async ({ name }) => ({ kind: "saved-search", title: name }),
};

const viewOf = <Kind extends Intent["kind"]>(intent: IntentOf<Kind>) =>
  VIEWS[intent.kind as Kind](intent);

/** An errand as the pages on the way to an account carry and tell it. */
export interface CarriedIntent {
  /** Its signed value. */
  token: string;
  errand: Errand;
  view: IntentView;
}

/** How addresses name what was being done: signed already, or in their own parameters. */
interface Named {
  /** A signed value. */
  token: unknown;
  /** The address' parameters, where it may name what was being done itself. */
  query?: IntentQuery;
  /** Where that was. */
  from?: unknown;
}

/**
 * What an address says was being done; null where it says nothing, or nothing that can still be done: a
 * forged or expired value, a listing that is gone. The value keeps the date it began with.
 */
export async function findIntent(
  { token, query, from }: Named,
  now = new Date(),
): Promise<CarriedIntent | null> {
  const signed = readErrand(token, now);
  const named = query ? intentOfAddress(query) : null;
  const errand = signed ?? (named ? errandOf(named, from) : null);
  if (!errand) return null;
  const view = await viewOf(errand.intent);
  if (!view) return null;
  return { token: signed ? String(token) : signErrand(errand, now), errand, view };
}
