import { z } from "zod";
import { ZONE_FIELDS as say } from "../../looper-zones/copy.ts";
import { CAPACITY, MOST_COMMUNES, RADIUS_KM, ZONE_KINDS } from "../../looper-zones/rules.ts";

/** Boxes of a circle's communes that can be ticked at once, as far as the form is concerned. */
const MOST_SENT = 1_000;

/** The kilometres that a text says; null for none that a circle can have. */
function radiusOf(text: string | undefined): number | null {
  const km = Number(text?.trim() || Number.NaN);
  return Number.isInteger(km) && km >= RADIUS_KM.min && km <= RADIUS_KM.max ? km : null;
}

function communesFault(communes: readonly string[]): string | null {
  if (communes.length === 0) return say.noCommune;
  return communes.length > MOST_COMMUNES ? say.manyCommunes : null;
}

/** A looper's zone and how many leads they take, as their form sends it. */
export const zoneSchema = z
  .strictObject({
    kind: z.enum(ZONE_KINDS, { error: say.kind }),
    radiusKm: z.string().optional(),
    /** INSEE codes. */
    communes: z.array(z.string().max(10)).max(MOST_SENT).default([]),
    capacity: z
      .int({ error: say.capacity })
      .min(CAPACITY.min, { error: say.capacity })
      .max(CAPACITY.max, { error: say.capacity }),
  })
  .check(({ value: { kind, radiusKm, communes }, issues }) => {
    // What belongs to the other kind is out of sight: it says nothing, and is not used.
    const isCircle = kind === "circle";
    const radiusFault = radiusOf(radiusKm) === null ? say.radius : null;
    const message = isCircle ? radiusFault : communesFault(communes);
    if (message === null) return;
    const path = isCircle ? "radiusKm" : "communes";
    issues.push({ code: "custom", path: [path], message, input: undefined });
  })
  .transform(({ radiusKm, ...chosen }) => ({ ...chosen, radiusKm: radiusOf(radiusKm) }));
export type ZoneInput = z.output<typeof zoneSchema>;

const day = z.iso.date({ error: say.date });

export const pauseSchema = z.strictObject({ fromOn: day, untilOn: day });

export const pauseEndSchema = z.strictObject({ pauseId: z.string().max(50) });
