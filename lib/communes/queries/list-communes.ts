import { preparedRead } from "../../platform/db/raw.ts";
import type { CommuneRow } from "../commune.ts";

const allCommunes = preparedRead<Record<string, never>, Omit<CommuneRow, "postalCodes">>(
  `SELECT code, name, slug, departmentCode, departmentName, regionName, population, lat, lng
   FROM Commune ORDER BY code`,
);

const allPostalCodes = preparedRead<
  Record<string, never>,
  { communeCode: string; postalCode: string }
>("SELECT communeCode, postalCode FROM CommunePostalCode ORDER BY communeCode, postalCode");

/** Every commune with its postal codes, by INSEE code: some 35,000 rows, 100 ms. */
export function listCommunes(): CommuneRow[] {
  const postalCodes = new Map<string, string[]>();
  for (const { communeCode, postalCode } of allPostalCodes().iterate({})) {
    const known = postalCodes.get(communeCode);
    if (known) known.push(postalCode);
    else postalCodes.set(communeCode, [postalCode]);
  }
  return allCommunes()
    .all({})
    .map((row) => ({ ...row, postalCodes: postalCodes.get(row.code) ?? [] }));
}
