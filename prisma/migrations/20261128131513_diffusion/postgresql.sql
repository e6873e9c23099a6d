-- CreateTable
CREATE TABLE "DiffusionConsent" (
    "signatureId" TEXT COLLATE "C" NOT NULL,
    "mandateNumber" INTEGER NOT NULL,
    "portals" JSON NOT NULL,
    "givenAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "DiffusionConsent_pkey" PRIMARY KEY ("signatureId"),
    CHECK (TRUE),
    CHECK ("endedAt" IS NULL OR "endedAt" >= "givenAt")
);

-- CreateTable
CREATE TABLE "DiffusionFeed" (
    "portal" TEXT COLLATE "C" NOT NULL,
    "attemptedAt" TIMESTAMP(3) NOT NULL,
    "deliveredAt" TIMESTAMP(3),
    "fetchedAt" TIMESTAMP(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT COLLATE "C",
    "nextAt" TIMESTAMP(3) NOT NULL,
    "file" BYTEA,

    CONSTRAINT "DiffusionFeed_pkey" PRIMARY KEY ("portal"),
    CHECK ("failures" >= 0),
    CHECK (("failures" > 0) = ("failure" IS NOT NULL))
);

-- CreateTable
CREATE TABLE "DiffusedListing" (
    "portal" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "sentSince" TIMESTAMP(3),
    "refusals" JSON NOT NULL,
    "checkedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "DiffusedListing_pkey" PRIMARY KEY ("portal","propertyId"),
    CHECK (TRUE)
);

-- CreateIndex
CREATE INDEX "DiffusionConsent_mandateNumber_idx" ON "DiffusionConsent"("mandateNumber");

-- CreateIndex
CREATE INDEX "DiffusedListing_propertyId_idx" ON "DiffusedListing"("propertyId");

-- AddForeignKey
ALTER TABLE "DiffusionConsent" ADD CONSTRAINT "DiffusionConsent_signatureId_fkey" FOREIGN KEY ("signatureId") REFERENCES "Signature"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DiffusionConsent" ADD CONSTRAINT "DiffusionConsent_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DiffusedListing" ADD CONSTRAINT "DiffusedListing_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Signature" DROP CONSTRAINT "Signature_kind_check";
ALTER TABLE "Signature" ADD CHECK ("kind" IN ('mandate', 'amendment', 'acceptance', 'withdrawal', 'diffusion'));

-- One consent of a mandate counts.
CREATE UNIQUE INDEX "DiffusionConsent_in_force" ON "DiffusionConsent"("mandateNumber") WHERE "endedAt" IS NULL;
CREATE TRIGGER "DiffusionConsent_no_update" BEFORE UPDATE OF "signatureId", "mandateNumber", "portals", "givenAt"
  ON "DiffusionConsent"
FOR EACH ROW EXECUTE FUNCTION refuse('what was signed is never changed');
CREATE TRIGGER "DiffusionConsent_no_reopening" BEFORE UPDATE OF "endedAt" ON "DiffusionConsent"
FOR EACH ROW WHEN (OLD."endedAt" IS NOT NULL) EXECUTE FUNCTION refuse('a consent that ended needs another signature');
CREATE TRIGGER "DiffusionConsent_no_delete" BEFORE DELETE ON "DiffusionConsent"
FOR EACH ROW EXECUTE FUNCTION refuse('what was signed is never deleted');
