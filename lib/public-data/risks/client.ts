import type { GeoPoint } from "../../kernel/geo.ts";
import { DAY_MS } from "../../kernel/time.ts";
import { env } from "../../platform/env.ts";
import { createClient, sharedClient } from "../http/client.ts";
import { pointSchema, rounded } from "../points.ts";
import { NONE, type PublicResult } from "../result.ts";
import { type PublicRisk, toRisks } from "./rules.ts";
import { riskReportSchema } from "./schemas.ts";

/**
 * The risks present at a point. Found and empty is "no known risk"; `none` and `unreachable` say nothing
 * about risks, and must not be shown as if they did.
 */
export async function risksAt(point: GeoPoint): Promise<PublicResult<PublicRisk[]>> {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success) return NONE;
  const { lat, lng } = parsed.data;
  const client = sharedClient("risks", () =>
    createClient({
      name: "risks",
      baseUrl: env().RISKS_API_URL,
      // Some ten to sixteen seconds, as people who call it measured.
      kind: "report",
      schema: riskReportSchema.transform(toRisks),
      cache: { ttlMs: DAY_MS, max: 1_000 },
    }),
  );
  // Longitude first, whatever the parameter is called: the other order is answered by an empty report.
  const latlon = `${rounded(lng)},${rounded(lat)}`;
  return client.get("/resultats_rapport_risque", { latlon });
}
