-- AlterTable
ALTER TABLE "AmbassadorProfile" ADD COLUMN "changedAt" DATETIME;
ALTER TABLE "AmbassadorProfile" ADD COLUMN "checkedUntil" TEXT;

-- What waits to be checked, for the team: a few rows of them all.
CREATE INDEX "AmbassadorProfile_changed" ON "AmbassadorProfile" ("changedAt") WHERE "changedAt" IS NOT NULL;
