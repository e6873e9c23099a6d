import { toDbInstant } from "../../../platform/db/instants.ts";
import type { Span } from "../rules.ts";

/** The start of the first span, to read from. */
export const spanStart = ([first]: readonly Span[], now: Date) => toDbInstant(first?.from ?? now);
