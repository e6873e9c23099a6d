-- Each last day gets the instant at which it is over at its home.
ALTER TABLE "Mandate" ADD COLUMN "withdrawalEndsAt" TIMESTAMP(3);
UPDATE "Mandate" SET "withdrawalEndsAt" = ((("withdrawalEndsOn")::date + 1)::timestamp AT TIME ZONE CASE substr("homeCommuneCode", 1, 3)
  WHEN '971' THEN 'America/Guadeloupe' WHEN '972' THEN 'America/Martinique' WHEN '973' THEN 'America/Cayenne'
  WHEN '974' THEN 'Indian/Reunion' WHEN '976' THEN 'Indian/Mayotte' ELSE 'Europe/Paris' END) AT TIME ZONE 'UTC';
ALTER TABLE "Mandate" ALTER COLUMN "withdrawalEndsAt" SET NOT NULL;
DROP TRIGGER "Mandate_no_update" ON "Mandate";
CREATE TRIGGER "Mandate_no_update" BEFORE UPDATE OF "number", "propertyId", "priceCents", "tier", "feeCents", "signedAt",
  "withdrawalEndsOn", "withdrawalEndsAt", "expressRequestAt", "homeType", "homeAddress", "homeLot", "homePostalCode", "homeCommuneCode",
  "homeCity", "homeParcelId", "homeSurfaceDm2", "homeLandSurfaceM2", "sellerName" ON "Mandate"
FOR EACH ROW EXECUTE FUNCTION refuse('a mandate is never changed');

ALTER TABLE "Invoice" ADD COLUMN "vatBps" INTEGER NOT NULL DEFAULT 2000;
ALTER TABLE "Invoice" ALTER COLUMN "vatBps" DROP DEFAULT;
ALTER TABLE "Invoice" ADD CHECK ("vatBps" BETWEEN 0 AND 9999);

ALTER TABLE "Offer" ADD COLUMN "expiresAt" TIMESTAMP(3);
UPDATE "Offer" SET "expiresAt" = ((("expiryDate")::date + 1)::timestamp AT TIME ZONE CASE substr((SELECT "communeCode" FROM "Property" WHERE "id" = "Offer"."propertyId"), 1, 3)
  WHEN '971' THEN 'America/Guadeloupe' WHEN '972' THEN 'America/Martinique' WHEN '973' THEN 'America/Cayenne'
  WHEN '974' THEN 'Indian/Reunion' WHEN '976' THEN 'Indian/Mayotte' ELSE 'Europe/Paris' END) AT TIME ZONE 'UTC';
ALTER TABLE "Offer" ALTER COLUMN "expiresAt" SET NOT NULL;

ALTER TABLE "Sale" ADD COLUMN "withdrawalEndsAt" TIMESTAMP(3), ADD COLUMN "loanDueEndsAt" TIMESTAMP(3);
UPDATE "Sale" SET "withdrawalEndsAt" = ((("withdrawalEndsOn")::date + 1)::timestamp AT TIME ZONE CASE substr((SELECT "communeCode" FROM "Property" WHERE "id" = "Sale"."propertyId"), 1, 3)
  WHEN '971' THEN 'America/Guadeloupe' WHEN '972' THEN 'America/Martinique' WHEN '973' THEN 'America/Cayenne'
  WHEN '974' THEN 'Indian/Reunion' WHEN '976' THEN 'Indian/Mayotte' ELSE 'Europe/Paris' END) AT TIME ZONE 'UTC',
  "loanDueEndsAt" = ((("loanDueOn")::date + 1)::timestamp AT TIME ZONE CASE substr((SELECT "communeCode" FROM "Property" WHERE "id" = "Sale"."propertyId"), 1, 3)
  WHEN '971' THEN 'America/Guadeloupe' WHEN '972' THEN 'America/Martinique' WHEN '973' THEN 'America/Cayenne'
  WHEN '974' THEN 'Indian/Reunion' WHEN '976' THEN 'Indian/Mayotte' ELSE 'Europe/Paris' END) AT TIME ZONE 'UTC';
ALTER TABLE "Sale" ADD CHECK (("withdrawalEndsOn" IS NULL) = ("withdrawalEndsAt" IS NULL));
ALTER TABLE "Sale" ADD CHECK (("loanDueOn" IS NULL) = ("loanDueEndsAt" IS NULL));
CREATE INDEX "Sale_open_age" ON "Sale" ("openedAt") WHERE "status" = 'open';
