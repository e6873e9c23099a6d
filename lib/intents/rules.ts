import { z } from "zod";
import { safeCallback } from "../kernel/callback.ts";
import { DAY_MS } from "../kernel/time.ts";
import { estimateRoutes } from "../routes/estimates.ts";
import { routes } from "../routes/public.ts";
import { spaceRoutes } from "../routes/space.ts";
import { type Intent, intentSchema } from "./schemas.ts";

/** Days for which an intent is kept, through login, registration and confirmation. */
const INTENT_DAYS = 3;

/** Longest way back that is carried; another one leads to what the intent is about. */
const MAX_BACK = 500;

const envelopeSchema = z.strictObject({
  v: z.literal(1),
  intent: intentSchema,
  /** Path of this site where it began. */
  back: z.string().max(MAX_BACK),
  /** Seconds since 1970 from which it is void. */
  exp: z.int().positive(),
});

/** What was being done, and where. */
export interface Errand {
  intent: Intent;
  /** A path of this site, which was checked. */
  back: string;
}

const withParameters = (path: string, query: string) => (query === "" ? path : `${path}?${query}`);

/** The page of what an intent is about. */
function subjectPath(intent: Intent): string {
  switch (intent.kind) {
    case "favorite":
      return routes.listing(intent.listingId);
    case "visit":
      return routes.listing(intent.listingId);
    case "call":
      return routes.listing(intent.listingId);
    case "offer":
      return routes.makeOffer(intent.listingId);
    case "message":
      return routes.contactListing(intent.listingId);
    case "draft":
      return spaceRoutes.editListing(intent.revisionId);
    case "estimate":
      return estimateRoutes.result(intent.estimateId);
    case "saved-search":
      return withParameters(routes.search, intent.query);
  }
}

/** An intent and the way back, which is the page of what it is about where `from` is none. */
export function errandOf(intent: Intent, from: unknown): Errand {
  const back = safeCallback(from);
  return { intent, back: back !== null && back.length <= MAX_BACK ? back : subjectPath(intent) };
}

/** The text to sign for an errand that begins now. */
export function writeEnvelope({ intent, back }: Errand, now: Date): string {
  const exp = Math.floor((now.getTime() + INTENT_DAYS * DAY_MS) / 1_000);
  return JSON.stringify({ v: 1, intent, back, exp } satisfies z.infer<typeof envelopeSchema>);
}

/** The errand of a text that was signed; null where it is another version's, over, or no errand. */
export function readEnvelope(text: string, now: Date): Errand | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = envelopeSchema.safeParse(value);
  if (!data || data.exp * 1_000 <= now.getTime()) return null;
  const back = safeCallback(data.back);
  return back === null ? null : { intent: data.intent, back };
}

/**
 * Where an errand ends: the page where it began, with the mark by which that page finds its place again and
 * tells what became of it (components/me/landing.ts); or, for what is no harmless thing, the form that is ready
 * to be sent.
 */
export function landingOf({ intent, back }: Errand): string {
  const [page] = back.split("#", 1);
  switch (intent.kind) {
    case "favorite":
      return `${page}${routes.favoriteMark(intent.listingId)}`;
    case "visit":
      return routes.bookSlot(intent.listingId, { slotId: intent.slotId, type: intent.type });
    case "call":
      return routes.listingContact(intent.listingId);
    case "offer":
      return routes.makeOffer(intent.listingId);
    case "message":
    case "draft":
    case "estimate":
      return back;
    case "saved-search":
      return `${page}${routes.savedSearchMark}`;
  }
}

/**
 * Where an errand is gone on with that was not done: where it began, or a page that has it ready to send.
 */
export function resumptionOf(errand: Errand): string {
  const { intent } = errand;
  switch (intent.kind) {
    case "favorite":
    case "visit":
    case "call":
    case "offer":
    case "message":
    case "draft":
    case "estimate":
      return landingOf(errand);
    case "saved-search": {
      const chosen = new URLSearchParams({ nom: intent.name, frequence: intent.frequency });
      return withParameters(
        routes.saveSearch,
        [intent.query, `${chosen}`].filter(Boolean).join("&"),
      );
    }
  }
}
