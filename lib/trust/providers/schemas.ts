import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { emailAddress, line, text } from "../../content/text-fields.ts";
import { isId } from "../../kernel/ids.ts";
import { PROVIDER_TYPES } from "../../kernel/provider-kinds.ts";
import { readAmount, readDecimal } from "../../kernel/read-number.ts";
import {
  PRICE_UNITS,
  PROVIDER_AVAILABILITIES,
  PROVIDER_CHECK_KINDS,
  PROVIDER_SUSPENSIONS,
  type ProviderPrice,
  REVIEW_REMOVALS,
} from "../../providers/rules.ts";
import { PROVIDER_FIELDS as say } from "./copy.ts";
import { entryColumnsSchema } from "./entry.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

const MAX_LINES = 10;
const LINE_LENGTH = 60;

/** One text a line; blank ones are nothing. */
const lines = text(say.lines, MAX_LINES * (LINE_LENGTH + 2))
  .transform((typed) => typed.split("\n").map((each) => each.trim()))
  .transform((all) => [...new Set(all.filter((each) => each !== ""))])
  .refine((all) => all.length <= MAX_LINES && all.every((each) => each.length <= LINE_LENGTH), {
    error: say.lines,
  });

/** Least and most of a price: euro cents, or basis points. */
const PRICE_BOUNDS = {
  fixed: [1_00, 100_000_00],
  hourly: [1_00, 100_000_00],
  percentage: [1, 20_00],
} as const;

/** What was typed as a price of a kind: euros, or a percentage with two decimals; null where it is none. */
export function readPrice(unit: (typeof PRICE_UNITS)[number], typed: string): ProviderPrice | null {
  const read =
    unit === "percentage" ? readDecimal(typed, { decimals: 2, unit: "%" }) : readAmount(typed);
  if (!("value" in read)) return null;
  const [least, most] = PRICE_BOUNDS[unit];
  if (read.value < least || read.value > most) return null;
  return unit === "percentage" ? { unit, rateBps: read.value } : { unit, cents: read.value };
}

const entry = {
  name: line(say.name, 2, 100),
  type: z.enum(PROVIDER_TYPES, { error: say.type }),
  description: text(say.description, 1_000).min(20, { error: say.description }),
  /** Compared and written in one form. */
  email: emailAddress(say.email).toLowerCase(),
  location: line(say.location, 1, 100),
  unit: z.enum(PRICE_UNITS, { error: say.unit }),
  price: z.string({ error: say.price }).max(30, { error: say.price }),
  availability: z.enum(PROVIDER_AVAILABILITIES, { error: say.availability }),
  specialties: lines.default([]),
  certifications: lines.default([]),
};

const isPriced = ({ unit, price }: { unit: (typeof PRICE_UNITS)[number]; price: string }) =>
  readPrice(unit, price) !== null;
const unpriced = { path: ["price"], error: say.price };

/** A provider whom the team enters. */
export const providerEntrySchema = z.strictObject(entry).refine(isPriced, unpriced);
export type ProviderEntry = z.output<typeof providerEntrySchema>;

const MAX_SEEN = 10_000;

/** The entry as its reader was shown it, which the form sends back: what they left alone is none of their changes. */
const seenEntry = z
  .string({ error: INVALID_VALUE })
  .max(MAX_SEEN, { error: INVALID_VALUE })
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: INVALID_VALUE });
      return z.NEVER;
    }
  })
  .pipe(entryColumnsSchema);

/** What the team changes of one. */
export const providerChangeSchema = z
  .strictObject({ providerId: id, seen: seenEntry, ...entry })
  .refine(isPriced, unpriced);
export type ProviderChange = z.output<typeof providerChangeSchema>;

/** A paper that the team read. */
export const providerCheckSchema = z.strictObject({
  providerId: id,
  kind: z.enum(PROVIDER_CHECK_KINDS, { error: say.kind }),
  number: line(say.number, 1, 100),
  body: line(say.body, 1, 100),
  validUntil: z.iso.date({ error: say.validUntil }),
  /** When the last of the papers that the page showed was read: none that was recorded later is replaced unread. */
  seen: z.union([z.literal(""), z.iso.datetime()], { error: INVALID_VALUE }).default(""),
});
export type ProviderCheckInput = z.output<typeof providerCheckSchema>;

/** A paper as its page showed it. */
export const checkKeySchema = z.strictObject({
  providerId: id,
  kind: z.enum(PROVIDER_CHECK_KINDS, { error: say.kind }),
  checkedAt: z.iso.datetime({ error: INVALID_VALUE }),
});
export type CheckKey = z.output<typeof checkKeySchema>;

export const suspensionSchema = z.strictObject({
  providerId: id,
  reason: z.enum(PROVIDER_SUSPENSIONS, { error: say.suspension }),
});
export type SuspensionInput = z.output<typeof suspensionSchema>;

export const providerIdSchema = z.strictObject({ providerId: id });
export type ProviderId = z.output<typeof providerIdSchema>;

export const reviewRemovalSchema = z.strictObject({
  quoteId: id,
  reason: z.enum(REVIEW_REMOVALS, { error: say.suspension }),
});
export type ReviewRemovalInput = z.output<typeof reviewRemovalSchema>;
