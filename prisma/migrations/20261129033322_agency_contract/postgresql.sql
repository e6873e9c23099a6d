-- CreateTable
CREATE TABLE "AgencyContract" (
    "id" TEXT COLLATE "C" NOT NULL,
    "looperId" TEXT COLLATE "C" NOT NULL,
    "version" TEXT COLLATE "C" NOT NULL,
    "terms" JSON NOT NULL,
    "termsSha256" TEXT COLLATE "C" NOT NULL,
    "codeHash" TEXT COLLATE "C" NOT NULL,
    "codeExpiresAt" TIMESTAMP(3) NOT NULL,
    "codeMailId" TEXT COLLATE "C",
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "signedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),
    "pdf" BYTEA,
    "pdfSha256" TEXT COLLATE "C",
    "evidence" JSON,

    CONSTRAINT "AgencyContract_pkey" PRIMARY KEY ("id"),
    CHECK (TRUE AND ("evidence" IS NULL OR TRUE)),
    CHECK (("signedAt" IS NULL) = ("pdf" IS NULL) AND ("signedAt" IS NULL) = ("evidence" IS NULL)),
    CHECK (("signedAt" IS NULL) = ("pdfSha256" IS NULL)),
    CHECK ("endedAt" IS NULL OR ("signedAt" IS NOT NULL AND "endedAt" >= "signedAt")),
    CHECK ("attempts" >= 0)
);

-- CreateIndex
CREATE INDEX "AgencyContract_looperId_createdAt_idx" ON "AgencyContract"("looperId", "createdAt");

-- CreateIndex
CREATE INDEX "AgencyContract_expiresAt_idx" ON "AgencyContract"("expiresAt");

-- AddForeignKey
ALTER TABLE "AgencyContract" ADD CONSTRAINT "AgencyContract_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One contract in force a looper; what was signed is evidence: never deleted, and never changed but for its end, once.
CREATE UNIQUE INDEX "AgencyContract_in_force" ON "AgencyContract" ("looperId")
WHERE "signedAt" IS NOT NULL AND "endedAt" IS NULL;
CREATE TRIGGER "AgencyContract_no_update" BEFORE UPDATE OF "id", "looperId", "version", "terms", "termsSha256", "codeHash",
  "codeExpiresAt", "codeMailId", "attempts", "createdAt", "expiresAt", "signedAt", "pdf", "pdfSha256", "evidence" ON "AgencyContract"
FOR EACH ROW WHEN (OLD."signedAt" IS NOT NULL) EXECUTE FUNCTION refuse('what was signed is never changed');
CREATE TRIGGER "AgencyContract_ends_once" BEFORE UPDATE OF "endedAt" ON "AgencyContract"
FOR EACH ROW WHEN (OLD."endedAt" IS NOT NULL) EXECUTE FUNCTION refuse('a contract ends once');
CREATE TRIGGER "AgencyContract_no_delete" BEFORE DELETE ON "AgencyContract"
FOR EACH ROW WHEN (OLD."signedAt" IS NOT NULL) EXECUTE FUNCTION refuse('what was signed is never deleted');
