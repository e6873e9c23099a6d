import { HOUR_MS } from "../../kernel/time.ts";
import { env } from "../../platform/env.ts";
import { createClient, sharedClient } from "../http/client.ts";
import { mapFound, NONE, type PublicResult } from "../result.ts";
import { type Company, toCompanies } from "./rules.ts";
import { companiesSchema, sirenSchema } from "./schemas.ts";

/**
 * The company of a SIREN. The interface searches by text: what only resembles the number is none. A number
 * that can't be one is that of none, and nothing is requested.
 * @param siren nine digits
 */
export async function companyAt(siren: string): Promise<PublicResult<Company>> {
  const parsed = sirenSchema.safeParse(siren);
  if (!parsed.success) return NONE;
  const client = sharedClient("companies", () =>
    createClient({
      name: "companies",
      baseUrl: env().COMPANY_API_URL,
      schema: companiesSchema.transform(toCompanies),
      cache: { ttlMs: HOUR_MS, max: 1_000 },
    }),
  );
  // Without the figures and addresses, which nothing reads.
  const query = { q: parsed.data, minimal: "true", include: "dirigeants", per_page: "10" };
  const result = await client.get("/search", query);
  return mapFound(result, (companies) => companies.find((one) => one.siren === siren) ?? null);
}
