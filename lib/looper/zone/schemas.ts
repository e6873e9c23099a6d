import { z } from "zod";
import { ZONE_FIELDS as say } from "../../looper-zones/copy.ts";
import { CAPACITY, MOST_COMMUNES, RADIUS_KM, ZONE_KINDS } from "../../looper-zones/rules.ts";

/** A looper's zone and how many leads they take, as their form sends it. */
export const zoneSchema = z
  .strictObject({
    kind: z.enum(ZONE_KINDS, { error: say.kind }),
    radiusKm: z
      .int({ error: say.radius })
      .min(RADIUS_KM.min, { error: say.radius })
      .max(RADIUS_KM.max, { error: say.radius })
      .optional(),
    /** INSEE codes. */
    communes: z
      .array(z.string().max(10))
      .max(MOST_COMMUNES, { error: say.manyCommunes })
      .default([]),
    capacity: z
      .int({ error: say.capacity })
      .min(CAPACITY.min, { error: say.capacity })
      .max(CAPACITY.max, { error: say.capacity }),
  })
  .check(({ value: { kind, radiusKm, communes }, issues }) => {
    if (kind === "circle" && radiusKm === undefined)
      issues.push({ code: "custom", path: ["radiusKm"], message: say.radius, input: radiusKm });
    if (kind === "communes" && communes.length === 0)
      issues.push({ code: "custom", path: ["communes"], message: say.noCommune, input: communes });
  });
export type ZoneInput = z.output<typeof zoneSchema>;

const day = z.iso.date({ error: say.date });

export const pauseSchema = z.strictObject({ fromOn: day, untilOn: day });

export const pauseEndSchema = z.strictObject({ pauseId: z.string().max(50) });
