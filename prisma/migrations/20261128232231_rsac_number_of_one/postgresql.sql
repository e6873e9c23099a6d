-- A number that several people gave stays with the one whose role was granted first: the others give theirs anew.
UPDATE "AmbassadorProfile" SET "rsacNumber" = NULL WHERE EXISTS (
  SELECT 1 FROM "AmbassadorProfile" AS other
  JOIN "RoleGrant" AS first ON first."userId" = other."userId" AND first."role" = 'ambassador'
  JOIN "RoleGrant" AS own ON own."userId" = "AmbassadorProfile"."userId" AND own."role" = 'ambassador'
  WHERE other."rsacNumber" = "AmbassadorProfile"."rsacNumber"
    AND (coalesce(first."decidedAt", first."requestedAt"), other."userId")
      < (coalesce(own."decidedAt", own."requestedAt"), "AmbassadorProfile"."userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "AmbassadorProfile_rsacNumber_key" ON "AmbassadorProfile"("rsacNumber");
