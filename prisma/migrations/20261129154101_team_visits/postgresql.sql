-- The lists of values are written anew. A check of several columns is called by its table alone: it is found by what it
-- speaks of, and stands below again with those of its column.
DO $$
DECLARE
  former RECORD;
BEGIN
  FOR former IN
    SELECT c.conrelid::regclass::text AS "table", c.conname AS "name" FROM pg_constraint c
    WHERE c.contype = 'c' AND array_length(c.conkey, 1) > 1
      AND ((c.conrelid = '"Visit"'::regclass AND pg_get_constraintdef(c.oid) LIKE '%"cancelReason"%')
        OR (c.conrelid = '"VisitEvent"'::regclass AND pg_get_constraintdef(c.oid) LIKE '%"formerHostId"%'))
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', former."table", former."name");
  END LOOP;
END $$;
ALTER TABLE "Visit" DROP CONSTRAINT "Visit_cancelReason_check";
ALTER TABLE "Visit" ADD CHECK ("cancelReason" IS NULL OR "status" = 'cancelled');
ALTER TABLE "Visit" ADD CHECK ("cancelReason" IN ('visitor_unavailable', 'host_unavailable', 'no_longer_interested', 'no_show', 'listing_under_offer', 'listing_paused', 'listing_withdrawn', 'account_closed', 'team'));
ALTER TABLE "VisitEvent" DROP CONSTRAINT "VisitEvent_kind_check";
ALTER TABLE "VisitEvent" ADD CHECK ("kind" IN ('requested', 'confirmed', 'proposed', 'declined', 'moved', 'cancelled', 'completed', 'feedback_requested', 'feedback_given', 'rehosted', 'reassigned', 'unlocked'));
ALTER TABLE "VisitEvent" ADD CHECK ("formerHostId" IS NULL OR "kind" IN ('rehosted', 'reassigned'));

-- AlterTable
ALTER TABLE "Visit" ADD COLUMN     "lockDueAt" TIMESTAMP(3),
ADD COLUMN     "lockedAt" TIMESTAMP(3);
ALTER TABLE "Visit" ADD CHECK (("lockedAt" IS NULL) = ("lockDueAt" IS NULL) AND ("lockedAt" IS NULL OR ("status" = 'scheduled' AND "checkInFailures" > 0 AND "lockDueAt" > "lockedAt")));

-- AlterTable
ALTER TABLE "VisitEvent" ADD COLUMN     "note" TEXT COLLATE "C";
ALTER TABLE "VisitEvent" ADD CHECK (("note" IS NULL AND "kind" NOT IN ('reassigned', 'unlocked')) OR ("note" IS NOT NULL AND "kind" IN ('cancelled', 'reassigned', 'unlocked') AND length("note") BETWEEN 1 AND 500));

-- CreateIndex
CREATE INDEX "Visit_startsAt_idx" ON "Visit"("startsAt");

-- Those that wait for the team are few of all, and of what is locked already it hears within two plain hours.
CREATE INDEX "Visit_locked" ON "Visit" ("lockDueAt", "id") WHERE "lockDueAt" IS NOT NULL;
UPDATE "Visit" SET "lockedAt" = "updatedAt", "lockDueAt" = "updatedAt" + INTERVAL '2 hours'
  WHERE "status" = 'scheduled' AND "checkInFailures" >= 5;
