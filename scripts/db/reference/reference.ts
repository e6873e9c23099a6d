import type Database from "better-sqlite3";
import type { CommuneRow } from "../../../lib/communes/commune.ts";

/** What `seedReference` changed. */
export interface ReferenceChanges {
  communes: number;
  postalCodes: number;
}

/**
 * Writes the communes and their postal codes: adds what is missing, updates what differs, and
 * leaves the rest untouched. A commune that the open data no longer has stays: listings may be in
 * it. One transaction.
 */
export function seedReference(
  database: Database.Database,
  communes: readonly CommuneRow[],
): ReferenceChanges {
  const upsert = database.prepare<CommuneRow>(
    `INSERT INTO "Commune" ("code", "name", "slug", "departmentCode", "departmentName",
       "regionName", "population", "lat", "lng")
     VALUES (:code, :name, :slug, :departmentCode, :departmentName,
       :regionName, :population, :lat, :lng)
     ON CONFLICT ("code") DO UPDATE SET "name" = excluded."name", "slug" = excluded."slug",
       "departmentCode" = excluded."departmentCode",
       "departmentName" = excluded."departmentName", "regionName" = excluded."regionName",
       "population" = excluded."population", "lat" = excluded."lat", "lng" = excluded."lng"
     WHERE ("name", "slug", "departmentCode", "departmentName", "regionName", "population",
         "lat", "lng")
       IS NOT (excluded."name", excluded."slug", excluded."departmentCode",
         excluded."departmentName", excluded."regionName", excluded."population",
         excluded."lat", excluded."lng")`,
  );
  const addPostalCode = database.prepare<[string, string]>(
    'INSERT INTO "CommunePostalCode" ("communeCode", "postalCode") VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const changes: ReferenceChanges = { communes: 0, postalCodes: 0 };
  database
    .transaction(() => {
      for (const { postalCodes, ...commune } of communes) {
        changes.communes += upsert.run(commune as CommuneRow).changes;
        for (const postalCode of postalCodes) {
          changes.postalCodes += addPostalCode.run(commune.code, postalCode).changes;
        }
      }
    })
    .immediate();
  return changes;
}

/** Whether the communes are there. */
export function hasReference(database: Database.Database): boolean {
  return database.prepare('SELECT 1 FROM "Commune" LIMIT 1').get() !== undefined;
}
