import { reads } from "../../platform/db/read.ts";
import type { CommuneRow } from "../commune.ts";

/** Every commune with its postal codes, by INSEE code: some 35,000 rows, 150 ms. */
export async function listCommunes(): Promise<CommuneRow[]> {
  const postalCodes = new Map<string, string[]>();
  const allPostalCodes = await reads()
    .selectFrom("CommunePostalCode")
    .select(["communeCode", "postalCode"])
    .orderBy("communeCode")
    .orderBy("postalCode")
    .execute();
  for (const { communeCode, postalCode } of allPostalCodes) {
    const known = postalCodes.get(communeCode);
    if (known) known.push(postalCode);
    else postalCodes.set(communeCode, [postalCode]);
  }
  const communes = await reads()
    .selectFrom("Commune")
    .select(["code", "name", "slug", "departmentCode", "departmentName", "regionName"])
    .select(["population", "lat", "lng"])
    .orderBy("code")
    .execute();
  return communes.map((row) => ({ ...row, postalCodes: postalCodes.get(row.code) ?? [] }));
}
