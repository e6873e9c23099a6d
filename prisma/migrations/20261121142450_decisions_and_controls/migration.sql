-- AlterTable
ALTER TABLE "RoleGrant" ADD COLUMN "reason" TEXT;

-- What waits for somebody of the team, in the order it is shown: none of these lists sorts or counts
-- a whole table.
CREATE INDEX "RoleGrant_loopers" ON "RoleGrant" ("status", "requestedAt", "id") WHERE "role" = 'ambassador';
CREATE INDEX "AmbassadorProfile_attestation" ON "AmbassadorProfile" ("attestationExpiresOn");
CREATE INDEX "AmbassadorProfile_insurance" ON "AmbassadorProfile" ("insuranceExpiresOn");
CREATE INDEX "User_joined" ON "User" ("createdAt");
CREATE INDEX "User_erased" ON "User" ("erasedAt") WHERE "erasedAt" IS NOT NULL;
CREATE INDEX "Lead_state_age" ON "Lead" ("status", "updatedAt", "id");
CREATE INDEX "Offer_accepted_age" ON "Offer" ("decidedAt", "id") WHERE "status" = 'accepted';
CREATE INDEX "Property_in_review" ON "Property" ("updatedAt", "id") WHERE "status" = 'in_review';
CREATE INDEX "Property_under_offer" ON "Property" ("updatedAt", "id") WHERE "status" = 'under_offer';
CREATE INDEX "Property_sold" ON "Property" ("soldAt", "id") WHERE "status" = 'sold';
CREATE INDEX "Property_published" ON "Property" ("publishedAt", "id") WHERE "status" IN ('active', 'under_offer');
-- Published without all that the law wants said: lib/trust/listings/queries.ts asks in the same words.
CREATE INDEX "Property_incomplete" ON "Property" ("publishedAt", "id")
WHERE "status" IN ('active', 'under_offer')
  AND ("energyClass" IS NULL OR "ghgClass" IS NULL OR "energyCostMinCents" IS NULL OR "energyCostMaxCents" IS NULL OR "energyCostYear" IS NULL OR ("coownershipLots" IS NOT NULL AND ("coownershipChargesCents" IS NULL OR "coownershipProceedings" IS NULL)));
