-- AlterTable
ALTER TABLE "ServiceProvider" ADD COLUMN     "communeCode" TEXT COLLATE "C",
ADD COLUMN     "isDemonstration" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "suspendedAt" TIMESTAMP(3);

-- Those of before are the sample's: their place was a name, the biggest commune of that name.
UPDATE "ServiceProvider" p SET "communeCode" =
  (SELECT c."code" FROM "Commune" c WHERE c."name" = p."location" ORDER BY c."population" DESC, c."code" LIMIT 1);
DELETE FROM "ServiceProvider" WHERE "communeCode" IS NULL;
ALTER TABLE "ServiceProvider" ALTER COLUMN "communeCode" SET NOT NULL,
ALTER COLUMN "isDemonstration" DROP DEFAULT,
DROP COLUMN "distanceKm",
DROP COLUMN "location",
DROP COLUMN "verified";
ALTER TABLE "ServiceProvider" ADD CHECK ("isDemonstration" OR ("reviewCount" = 0 AND "ratingTenths" = 0));

-- CreateTable
CREATE TABLE "ProviderCheck" (
    "providerId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "number" TEXT COLLATE "C" NOT NULL,
    "body" TEXT COLLATE "C" NOT NULL,
    "validUntil" TEXT COLLATE "C" NOT NULL,
    "checkedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ProviderCheck_pkey" PRIMARY KEY ("providerId","kind"),
    CHECK ("number" <> '' AND "body" <> ''),
    CHECK ("validUntil" LIKE '____-__-__'),
    CHECK ("kind" IN ('orias', 'cofrac_certificate', 'liability_insurance', 'decennial_insurance', 'professional_body', 'rge'))
);

-- CreateIndex
CREATE INDEX "ServiceProvider_communeCode_idx" ON "ServiceProvider"("communeCode");

-- AddForeignKey
ALTER TABLE "ServiceProvider" ADD CONSTRAINT "ServiceProvider_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderCheck" ADD CONSTRAINT "ProviderCheck_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ServiceProvider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The directory's pages show providers and what the team checked.
CREATE FUNCTION "Provider_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('providers');
  RETURN NULL;
END $$;
CREATE TRIGGER "ServiceProvider_inserted_page" AFTER INSERT ON "ServiceProvider"
FOR EACH ROW EXECUTE FUNCTION "Provider_page"();
CREATE TRIGGER "ServiceProvider_updated_page" AFTER UPDATE ON "ServiceProvider"
FOR EACH ROW EXECUTE FUNCTION "Provider_page"();
CREATE TRIGGER "ServiceProvider_deleted_page" AFTER DELETE ON "ServiceProvider"
FOR EACH ROW EXECUTE FUNCTION "Provider_page"();
CREATE TRIGGER "ProviderCheck_inserted_page" AFTER INSERT ON "ProviderCheck"
FOR EACH ROW EXECUTE FUNCTION "Provider_page"();
CREATE TRIGGER "ProviderCheck_updated_page" AFTER UPDATE ON "ProviderCheck"
FOR EACH ROW EXECUTE FUNCTION "Provider_page"();
CREATE TRIGGER "ProviderCheck_deleted_page" AFTER DELETE ON "ProviderCheck"
FOR EACH ROW EXECUTE FUNCTION "Provider_page"();
