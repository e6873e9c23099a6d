import { z } from "zod";
import { isId } from "../kernel/ids.ts";

/**
 * What somebody was doing when an account was asked of them. A kind is added here, with its deed in
 * commands.ts, its view in queries.ts and its sentences in app/(auth)/_parts/intents-copy.ts: each does not compile
 * without it.
 */
export const intentSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("favorite"), listingId: z.string().refine(isId) }),
]);

export type Intent = z.infer<typeof intentSchema>;

/** One kind of intent. */
export type IntentOf<Kind extends Intent["kind"]> = Extract<Intent, { kind: Kind }>;

/** What forms carry of an intent: its signed value, as the address had it. */
export const intentField = z.string().max(2_000).optional();
