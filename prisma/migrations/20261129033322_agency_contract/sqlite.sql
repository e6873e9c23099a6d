-- CreateTable
CREATE TABLE "AgencyContract" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "looperId" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "terms" JSONB NOT NULL,
    "termsSha256" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "codeExpiresAt" DATETIME NOT NULL,
    "codeMailId" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "signedAt" DATETIME,
    "endedAt" DATETIME,
    "pdf" BLOB,
    "pdfSha256" TEXT,
    "evidence" JSONB,
    CONSTRAINT "AgencyContract_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (json_valid("terms") AND ("evidence" IS NULL OR json_valid("evidence"))),
    CHECK (("signedAt" IS NULL) = ("pdf" IS NULL) AND ("signedAt" IS NULL) = ("evidence" IS NULL)),
    CHECK (("signedAt" IS NULL) = ("pdfSha256" IS NULL)),
    CHECK ("endedAt" IS NULL OR ("signedAt" IS NOT NULL AND "endedAt" >= "signedAt")),
    CHECK ("attempts" >= 0)
);

-- CreateIndex
CREATE INDEX "AgencyContract_looperId_createdAt_idx" ON "AgencyContract"("looperId", "createdAt");

-- CreateIndex
CREATE INDEX "AgencyContract_expiresAt_idx" ON "AgencyContract"("expiresAt");

-- One contract in force a looper; what was signed is evidence: never deleted, and never changed but for its end, once.
CREATE UNIQUE INDEX "AgencyContract_in_force" ON "AgencyContract" ("looperId")
WHERE "signedAt" IS NOT NULL AND "endedAt" IS NULL;
CREATE TRIGGER "AgencyContract_no_update" BEFORE UPDATE OF "id", "looperId", "version", "terms", "termsSha256", "codeHash",
  "codeExpiresAt", "codeMailId", "attempts", "createdAt", "expiresAt", "signedAt", "pdf", "pdfSha256", "evidence" ON "AgencyContract"
WHEN OLD."signedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what was signed is never changed'); END;
CREATE TRIGGER "AgencyContract_ends_once" BEFORE UPDATE OF "endedAt" ON "AgencyContract" WHEN OLD."endedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a contract ends once'); END;
CREATE TRIGGER "AgencyContract_no_delete" BEFORE DELETE ON "AgencyContract" WHEN OLD."signedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what was signed is never deleted'); END;
