import type Database from "better-sqlite3";
import { toDbInstant } from "../../lib/platform/db/instants.ts";

/** A truth value of JSON; null where the column is. */
const truth = (column: string) =>
  `json(CASE WHEN ${column} IS NULL THEN NULL WHEN ${column} THEN 'true' ELSE 'false' END)`;

/** What a listing says (lib/revisions/content.ts); a merge patch leaves out what is null, of each thing in a list too. */
const CONTENT = `json_patch('{}', json_object(
  'type', p."type", 'address', p."address", 'postalCode', p."postalCode",
  'communeCode', p."communeCode", 'lat', p."lat", 'lng', p."lng",
  'neighbourhood', p."neighbourhood", 'addressPrecision', p."addressPrecision",
  'title', p."title", 'description', p."description", 'transport', p."transport",
  'surfaceDm2', p."surfaceDm2", 'landSurfaceM2', p."landSurfaceM2", 'rooms', p."rooms",
  'bedrooms', p."bedrooms", 'bathrooms', p."bathrooms", 'floor', p."floor",
  'floorCount', p."floorCount", 'builtYear', p."builtYear", 'features', json(p."features"),
  'dpeNumber', CASE WHEN p."energyClass" IS NOT NULL THEN printf('%s%sE%07dA',
    substr(date(@now, '-400 days'), 3, 2), substr(p."communeCode", 1, 2), p."rowid" % 10000000) END,
  'dpeDoneOn', CASE WHEN p."energyClass" IS NOT NULL THEN date(@now, '-400 days') END,
  'energyClass', p."energyClass", 'ghgClass', p."ghgClass", 'energyUse', p."energyUse",
  'ghgEmission', p."ghgEmission", 'energyCostMinCents', p."energyCostMinCents",
  'energyCostMaxCents', p."energyCostMaxCents", 'energyCostYear', p."energyCostYear",
  'energyAudit', json(CASE p."type" WHEN 'house' THEN 'true' END),
  'isCoowned', ${truth('p."coownershipLots" IS NOT NULL')},
  'coownershipLots', p."coownershipLots",
  'coownershipChargesCents', p."coownershipChargesCents",
  'coownershipProceedings', ${truth('p."coownershipProceedings"')},
  'propertyTaxCents', p."propertyTaxCents", 'propertyTaxYear', p."propertyTaxYear",
  'virtualTourUrl', p."virtualTourUrl", 'priceCents', p."priceCents",
  'roomTable', (SELECT json_group_array(json_patch('{}', json_object('id', 'p' || r."position",
      'name', r."name", 'areaDm2', r."areaDm2", 'level', r."level")) ORDER BY r."position")
    FROM "Room" r WHERE r."propertyId" = p."id"),
  'photos', (SELECT json_group_array(json_patch('{}', json_object('key', f."mediaKey", 'alt', f."alt",
      'room', 'p' || f."roomPosition")) ORDER BY f."position")
    FROM "PropertyPhoto" f WHERE f."propertyId" = p."id"),
  'floorPlans', (SELECT json_group_array(json_object('key', f."mediaKey", 'label', f."label") ORDER BY f."position")
    FROM "FloorPlan" f WHERE f."propertyId" = p."id")))`;

/**
 * Writes what sellers handed in, for the listings of a seed that are in review: some hours ago, one after the
 * other, so that a few are late.
 * @param where a condition on the columns of `Property`
 */
export function writeRevisions(database: Database.Database, where: string, now: Date): void {
  const at = { now: toDbInstant(now) };
  database
    .prepare(
      `INSERT INTO "ListingRevision" ("id", "propertyId", "sellerId", "status", "content",
         "fieldVersions", "createdAt", "updatedAt", "submittedAt")
       SELECT p."id", p."id", p."sellerId", 'in_review', ${CONTENT}, '{}', p."createdAt", h."at", h."at"
       FROM (SELECT q."id", strftime('%Y-%m-%dT%H:%M:%f+00:00', @now,
           printf('-%d hours', 2 + 5 * (row_number() OVER (ORDER BY q."id") % 6))) AS "at"
         FROM "Property" q WHERE q."status" = 'in_review' AND (${where})) h
       JOIN "Property" p ON p."id" = h."id"`,
    )
    .run(at);
  database.exec(
    `INSERT INTO "RevisionEvent" ("id", "revisionId", "kind", "at", "actorId", "content")
     SELECT r."id", r."id", 'submitted', r."submittedAt", r."sellerId", r."content"
     FROM "ListingRevision" r JOIN "Property" p ON p."id" = r."propertyId"
     WHERE p."status" = 'in_review' AND ${where.replaceAll('"id"', 'p."id"')}`,
  );
}
