import type Database from "better-sqlite3";
import { toDbInstant } from "../../lib/platform/db/instants.ts";
import type { StormDatabase } from "./database.ts";

/** What must hold of the database whatever happened to it: each row found then is one that breaks it. */
const invariantsAt = (now: string): Readonly<Record<string, string>> => ({
  "one active visit a slot": `
    SELECT "slotId" FROM "Visit" WHERE "status" IN ('pending', 'scheduled') AND "slotId" IS NOT NULL
    GROUP BY "slotId" HAVING count(*) > 1`,
  "an active visit holds its home, its host and its visitor": `
    SELECT "id" FROM "Visit" v WHERE "status" IN ('pending', 'scheduled')
    AND 3 > (SELECT count(DISTINCT "resource") FROM "VisitHold" WHERE "visitId" = v."id")`,
  "a visit that is over holds nothing": `
    SELECT h."visitId" FROM "VisitHold" h JOIN "Visit" v ON v."id" = h."visitId"
    WHERE v."status" NOT IN ('pending', 'scheduled')`,
  "a visit has the event of its request": `
    SELECT "id" FROM "Visit" v WHERE NOT EXISTS (
      SELECT 1 FROM "VisitEvent" WHERE "visitId" = v."id" AND "kind" = 'requested')`,
  "one accepted offer a home": `
    SELECT "propertyId" FROM "Offer" WHERE "status" = 'accepted' GROUP BY "propertyId" HAVING count(*) > 1`,
  "one pending offer a home and buyer": `
    SELECT "propertyId" FROM "Offer" WHERE "status" = 'pending'
    GROUP BY "propertyId", "buyerId" HAVING count(*) > 1`,
  "an accepted offer has its sale, and its home is under offer": `
    SELECT o."id" FROM "Offer" o JOIN "Property" p ON p."id" = o."propertyId"
    WHERE o."status" = 'accepted' AND (p."status" <> 'under_offer'
      OR NOT EXISTS (SELECT 1 FROM "Sale" WHERE "offerId" = o."id" AND "status" = 'open'))`,
  "a home under offer has no other offer that waits": `
    SELECT o."id" FROM "Offer" o JOIN "Property" p ON p."id" = o."propertyId"
    WHERE o."status" = 'pending' AND o."expiresAt" > '${now}' AND p."status" = 'under_offer'`,
  "a counter-offer answers an offer that was countered": `
    SELECT a."id" FROM "Offer" a JOIN "Offer" o ON o."id" = a."answersId" WHERE o."status" <> 'countered'`,
  "one thread a home and pair of people": `
    SELECT "propertyId" FROM "Conversation" GROUP BY "propertyId", "contactId", "ownerId" HAVING count(*) > 1`,
  "a thread ends with its last message": `
    SELECT "id" FROM "Conversation" c
    WHERE "lastMessageAt" <> (SELECT max("createdAt") FROM "Message" WHERE "conversationId" = c."id")`,
});

/** What is broken in a file, which its process writes itself; PostgreSQL's go on when the site dies. */
function brokenFile(database: Database.Database): string[] {
  const broken: string[] = [];
  const foreign = database.pragma("foreign_key_check") as unknown[];
  const integrity = database.pragma("integrity_check", { simple: true });
  if (foreign.length > 0) broken.push(`${foreign.length} rows refer to what is not there`);
  if (integrity !== "ok") broken.push(`integrity: ${integrity}`);
  return broken;
}

/** What is broken in the database, in words; nothing where all holds. */
export function brokenInvariants({ database, kind }: StormDatabase): string[] {
  const broken = Object.entries(invariantsAt(toDbInstant(new Date()))).flatMap(([name, sql]) => {
    const rows = database.prepare(sql).pluck().all();
    return rows.length === 0 ? [] : [`${name}: ${rows.slice(0, 3).join(", ")}`];
  });
  return kind === "sqlite" ? [...broken, ...brokenFile(database)] : broken;
}
