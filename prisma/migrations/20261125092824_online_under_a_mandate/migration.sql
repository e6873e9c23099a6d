-- A listing comes online under a mandate, whichever way: published, put back after a pause, or free again after a sale
-- that fell through. What is inserted as such (seeds) comes without one.
DROP TRIGGER "Property_publication_needs_mandate";
CREATE TRIGGER "Property_online_needs_mandate" BEFORE UPDATE OF "status" ON "Property"
WHEN NEW."status" = 'active' AND OLD."status" <> 'active' AND NOT NEW."isDemonstration"
  AND NOT EXISTS (SELECT 1 FROM "Mandate" WHERE "propertyId" = NEW."id" AND "endedAt" IS NULL)
BEGIN SELECT RAISE(ABORT, 'a listing is online under a mandate'); END;
