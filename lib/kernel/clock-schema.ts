import { z } from "zod";
import { PARIS_CLOCK } from "./place.ts";
import { ZONES } from "./time.ts";

/** A home's clock: its zone, and how its hour is called; null where it needs no name. */
export const clockSchema = z.strictObject({ zone: z.enum(ZONES), name: z.string().nullable() });

/** A home's clock in what is stored as JSON; that of Paris in what was stored before there were others. */
export const storedClockSchema = clockSchema.default(PARIS_CLOCK);
