import { z } from "zod";
import { ALERT_FREQUENCIES, MAX_NAME_LENGTH } from "../buying/saved-searches/frequencies.ts";
import { isId } from "../kernel/ids.ts";

/** Longest query of a search that is carried: a drawn area, as the map simplifies it, fits. */
const MAX_CARRIED_QUERY = 2_000;

/**
 * What somebody was doing when an account was asked of them. A kind is added here, with its deed in
 * commands/, its view in queries/ and its sentences in app/(auth)/_parts/intents-copy.ts: each does not compile
 * without it.
 */
export const intentSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("favorite"), listingId: z.string().refine(isId) }),
  z.strictObject({
    kind: z.literal("visit"),
    listingId: z.string().refine(isId),
    slotId: z.string().refine(isId),
    type: z.enum(["physical", "virtual"]),
  }),
  z.strictObject({ kind: z.literal("offer"), listingId: z.string().refine(isId) }),
  /** To call who takes care of the listing. */
  z.strictObject({ kind: z.literal("call"), listingId: z.string().refine(isId) }),
  z.strictObject({ kind: z.literal("message"), listingId: z.string().refine(isId) }),
  /** A listing that was begun without an account: `secret` is that of the browser's cookie. */
  z.strictObject({
    kind: z.literal("draft"),
    revisionId: z.string().refine(isId),
    secret: z.string().regex(/^[\w-]{43}$/),
  }),
  /** An estimate that was made without an account: `secret` is that of the browser's cookie. */
  z.strictObject({
    kind: z.literal("estimate"),
    estimateId: z.string().regex(/^[\w-]{43}$/),
    secret: z.string().regex(/^[\w-]{43}$/),
  }),
  z.strictObject({
    kind: z.literal("saved-search"),
    /** What it looks for, as its page has it in its address. */
    query: z.string().max(MAX_CARRIED_QUERY),
    name: z.string().min(1).max(MAX_NAME_LENGTH),
    frequency: z.enum(ALERT_FREQUENCIES),
  }),
]);

export type Intent = z.infer<typeof intentSchema>;

/** One kind of intent. */
export type IntentOf<Kind extends Intent["kind"]> = Extract<Intent, { kind: Kind }>;

/** Raw parameters of an address. */
export type IntentQuery = Readonly<Record<string, unknown>>;

type Addresses = {
  readonly [Kind in Intent["kind"]]?: (query: IntentQuery) => {
    readonly [Field in Exclude<keyof IntentOf<Kind>, "kind">]: unknown;
  };
};

/**
 * How an address names an intent before it is signed, for kinds that begin on cached pages, which can't sign:
 * raw values.
 */
const ADDRESSES: Addresses = {
  favorite: ({ favori }) => ({ listingId: favori }),
  call: ({ appeler }) => ({ listingId: appeler }),
  visit: ({ bien, creneau, format }) => ({
    listingId: bien,
    slotId: creneau,
    type: format ?? "physical",
  }),
};

/** What an address says was being done, as its parameters name it; null where they name nothing. */
export function intentOfAddress(query: IntentQuery): Intent | null {
  for (const [kind, fields] of Object.entries(ADDRESSES)) {
    const { data } = intentSchema.safeParse({ kind, ...fields(query) });
    if (data) return data;
  }
  return null;
}

/** What forms carry of an intent: its signed value, as the address had it. */
export const intentField = z.string().max(6_000).optional();
