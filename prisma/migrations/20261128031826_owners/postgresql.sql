-- AlterTable
ALTER TABLE "Mandate" ADD COLUMN     "sellerDecides" BOOLEAN NOT NULL DEFAULT false;

-- What waited for a code of the former form is asked for again.
DELETE FROM "Signature" WHERE "signedAt" IS NULL;

-- AlterTable
ALTER TABLE "Signature" DROP COLUMN "attempts",
DROP COLUMN "codeHash";

-- CreateTable
CREATE TABLE "Ownership" (
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "content" JSON NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Ownership_pkey" PRIMARY KEY ("propertyId"),
    CHECK (TRUE)
);

-- CreateTable
CREATE TABLE "MandateParty" (
    "mandateNumber" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "representative" TEXT COLLATE "C",
    "email" TEXT COLLATE "C" NOT NULL,
    "address" TEXT COLLATE "C",

    CONSTRAINT "MandateParty_pkey" PRIMARY KEY ("mandateNumber","position"),
    CHECK ("position" >= 1),
    CHECK (("kind" = 'company') = ("representative" IS NOT NULL)),
    CHECK ("kind" IN ('person', 'company', 'spouse'))
);

-- CreateTable
CREATE TABLE "Signer" (
    "signatureId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "codeHash" TEXT COLLATE "C",
    "codeExpiresAt" TIMESTAMP(3),
    "codeMailId" TEXT COLLATE "C",
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "signedAt" TIMESTAMP(3),
    "evidence" JSON,

    CONSTRAINT "Signer_pkey" PRIMARY KEY ("signatureId","position"),
    CHECK ("position" >= 1 AND "attempts" >= 0),
    CHECK (("codeHash" IS NULL) = ("codeExpiresAt" IS NULL)),
    CHECK ("evidence" IS NULL OR ("signedAt" IS NOT NULL AND TRUE))
);

-- AddForeignKey
ALTER TABLE "Ownership" ADD CONSTRAINT "Ownership_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MandateParty" ADD CONSTRAINT "MandateParty_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Signer" ADD CONSTRAINT "Signer_signatureId_fkey" FOREIGN KEY ("signatureId") REFERENCES "Signature"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Signature" DROP CONSTRAINT "Signature_kind_check";
ALTER TABLE "Signature" ADD CHECK ("kind" IN ('mandate', 'amendment', 'acceptance', 'withdrawal'));

-- A mandate of before had one party: the seller whom it names.
INSERT INTO "MandateParty" ("mandateNumber", "position", "kind", "name", "representative", "email", "address")
SELECT "Mandate"."number", 1, 'person', "Mandate"."sellerName", NULL, "User"."email",
  "User"."address" || ', ' || "User"."postalCode" || ' ' || "User"."city"
FROM "Mandate" JOIN "Property" ON "Property"."id" = "Mandate"."propertyId" JOIN "User" ON "User"."id" = "Property"."sellerId";

DROP TRIGGER "Mandate_no_update" ON "Mandate";
CREATE TRIGGER "Mandate_no_update" BEFORE UPDATE OF "number", "propertyId", "priceCents", "tier", "feeCents", "signedAt",
  "withdrawalEndsOn", "expressRequestAt", "homeType", "homeAddress", "homeLot", "homePostalCode", "homeCommuneCode",
  "homeCity", "homeParcelId", "homeSurfaceDm2", "homeLandSurfaceM2", "sellerName", "sellerDecides" ON "Mandate"
FOR EACH ROW EXECUTE FUNCTION refuse('a mandate is never changed');
CREATE TRIGGER "MandateParty_no_update" BEFORE UPDATE ON "MandateParty"
FOR EACH ROW EXECUTE FUNCTION refuse('a mandate is never changed');
CREATE TRIGGER "MandateParty_no_delete" BEFORE DELETE ON "MandateParty"
FOR EACH ROW EXECUTE FUNCTION refuse('a mandate is never deleted');
CREATE TRIGGER "Signer_no_update" BEFORE UPDATE ON "Signer"
FOR EACH ROW WHEN (OLD."signedAt" IS NOT NULL) EXECUTE FUNCTION refuse('what was signed is never changed');
CREATE FUNCTION "Signer_no_delete"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Signature" WHERE "id" = OLD."signatureId" AND "signedAt" IS NOT NULL) THEN
    RAISE EXCEPTION USING MESSAGE = 'what was signed is never deleted', ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER "Signer_no_delete" BEFORE DELETE ON "Signer"
FOR EACH ROW EXECUTE FUNCTION "Signer_no_delete"();
-- A document is signed last by the person with the account, once everybody else has.
CREATE FUNCTION "Signature_signed_by_all"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Signer" WHERE "signatureId" = NEW."id" AND "signedAt" IS NULL) THEN
    RAISE EXCEPTION USING MESSAGE = 'a document is signed by all its signers', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Signature_signed_by_all" BEFORE UPDATE OF "signedAt" ON "Signature"
FOR EACH ROW WHEN (NEW."signedAt" IS NOT NULL) EXECUTE FUNCTION "Signature_signed_by_all"();
