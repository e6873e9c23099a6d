-- CreateTable
CREATE TABLE "WaitlistReferral" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "entryId" TEXT NOT NULL,
    "referrerCode" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "reasons" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "settledAt" DATETIME,
    "decidedAt" DATETIME,
    "decidedById" TEXT,
    CONSTRAINT "WaitlistReferral_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "WaitlistEntry" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "WaitlistReferral_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (("decidedById" IS NULL) = ("decidedAt" IS NULL)),
    CHECK ("decidedAt" IS NULL OR "status" IN ('counted', 'refused')),
    CHECK (("status" = 'waiting') = ("settledAt" IS NULL)),
    CHECK ("status" IN ('waiting', 'held', 'counted', 'refused'))
);

-- CreateTable
CREATE TABLE "WaitlistWave" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "role" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "createdById" TEXT NOT NULL,
    CONSTRAINT "WaitlistWave_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("size" > 0),
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager'))
);

-- CreateTable
CREATE TABLE "IdempotentCall" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "bodyHash" TEXT NOT NULL,
    "status" INTEGER,
    "answer" TEXT,
    "createdAt" DATETIME NOT NULL,
    CHECK (("status" IS NULL) = ("answer" IS NULL))
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_WaitlistEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "mailbox" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "referredBy" TEXT,
    "source" TEXT,
    "networkKey" TEXT,
    "referralCode" TEXT,
    "createdAt" DATETIME NOT NULL,
    "confirmationSentAt" DATETIME NOT NULL,
    "confirmedAt" DATETIME,
    "waveId" TEXT,
    "invitedAt" DATETIME,
    "userId" TEXT,
    "joinedAt" DATETIME,
    CONSTRAINT "WaitlistEntry_waveId_fkey" FOREIGN KEY ("waveId") REFERENCES "WaitlistWave" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "WaitlistEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK ("role" <> 'trust_manager'),
    CHECK ("referralCode" IS NULL OR (length("referralCode") = 6 AND "referralCode" = upper("referralCode"))),
    CHECK (("referralCode" IS NULL) = ("confirmedAt" IS NULL)),
    CHECK (("waveId" IS NULL) = ("invitedAt" IS NULL)),
    CHECK (("userId" IS NULL) = ("joinedAt" IS NULL)),
    CHECK ("invitedAt" IS NULL OR "confirmedAt" IS NOT NULL),
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager'))
);
INSERT INTO "new_WaitlistEntry" ("confirmedAt", "createdAt", "confirmationSentAt", "email", "emailNormalized", "mailbox", "id", "referralCode", "referredBy", "role") SELECT "confirmedAt", "createdAt", "createdAt", "email", "emailNormalized", "emailNormalized", "id", "referralCode", "referredBy", "role" FROM "WaitlistEntry";
DROP TABLE "WaitlistEntry";
ALTER TABLE "new_WaitlistEntry" RENAME TO "WaitlistEntry";
CREATE UNIQUE INDEX "WaitlistEntry_emailNormalized_key" ON "WaitlistEntry"("emailNormalized");
CREATE UNIQUE INDEX "WaitlistEntry_referralCode_key" ON "WaitlistEntry"("referralCode");
CREATE UNIQUE INDEX "WaitlistEntry_userId_key" ON "WaitlistEntry"("userId");
CREATE INDEX "WaitlistEntry_role_invitedAt_confirmedAt_idx" ON "WaitlistEntry"("role", "invitedAt", "confirmedAt");
CREATE INDEX "WaitlistEntry_createdAt_idx" ON "WaitlistEntry"("createdAt");
CREATE INDEX "WaitlistEntry_mailbox_idx" ON "WaitlistEntry"("mailbox");
CREATE INDEX "WaitlistEntry_networkKey_createdAt_idx" ON "WaitlistEntry"("networkKey", "createdAt");
CREATE INDEX "WaitlistEntry_waveId_idx" ON "WaitlistEntry"("waveId");
CREATE TABLE "new_SpentChallenge" (
    "signature" TEXT NOT NULL PRIMARY KEY,
    "spentFor" TEXT NOT NULL,
    "spentAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL
);
INSERT INTO "new_SpentChallenge" ("expiresAt", "signature", "spentAt", "spentFor") SELECT "expiresAt", "signature", "spentAt", '' FROM "SpentChallenge";
DROP TABLE "SpentChallenge";
ALTER TABLE "new_SpentChallenge" RENAME TO "SpentChallenge";
CREATE INDEX "SpentChallenge_expiresAt_idx" ON "SpentChallenge"("expiresAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "WaitlistReferral_entryId_key" ON "WaitlistReferral"("entryId");

-- CreateIndex
CREATE INDEX "WaitlistReferral_referrerCode_status_settledAt_idx" ON "WaitlistReferral"("referrerCode", "status", "settledAt");

-- CreateIndex
CREATE INDEX "WaitlistReferral_status_settledAt_idx" ON "WaitlistReferral"("status", "settledAt");

-- CreateIndex
CREATE INDEX "WaitlistReferral_decidedById_idx" ON "WaitlistReferral"("decidedById");

-- CreateIndex
CREATE INDEX "WaitlistWave_createdAt_idx" ON "WaitlistWave"("createdAt");

-- CreateIndex
CREATE INDEX "WaitlistWave_createdById_idx" ON "WaitlistWave"("createdById");

-- CreateIndex
CREATE INDEX "IdempotentCall_createdAt_idx" ON "IdempotentCall"("createdAt");

-- A referral code is one person's, whether they wait or have an account.

CREATE TRIGGER "WaitlistEntry_code_insert" BEFORE INSERT ON "WaitlistEntry"
WHEN EXISTS (
  SELECT 1 FROM "User" u
  WHERE u."referralCode" = NEW."referralCode"
    AND u."id" IS NOT NEW."userId" AND u."emailNormalized" <> NEW."emailNormalized"
)
BEGIN SELECT RAISE(ABORT, 'the code is another person''s'); END;

CREATE TRIGGER "WaitlistEntry_code_update" BEFORE UPDATE OF "referralCode" ON "WaitlistEntry"
WHEN EXISTS (
  SELECT 1 FROM "User" u
  WHERE u."referralCode" = NEW."referralCode"
    AND u."id" IS NOT NEW."userId" AND u."emailNormalized" <> NEW."emailNormalized"
)
BEGIN SELECT RAISE(ABORT, 'the code is another person''s'); END;

CREATE TRIGGER "User_code_insert" BEFORE INSERT ON "User"
WHEN EXISTS (
  SELECT 1 FROM "WaitlistEntry" w
  WHERE w."referralCode" = NEW."referralCode"
    AND w."userId" IS NOT NEW."id" AND w."emailNormalized" <> NEW."emailNormalized"
)
BEGIN SELECT RAISE(ABORT, 'the code is another person''s'); END;

CREATE TRIGGER "User_code_update" BEFORE UPDATE OF "referralCode" ON "User"
WHEN EXISTS (
  SELECT 1 FROM "WaitlistEntry" w
  WHERE w."referralCode" = NEW."referralCode"
    AND w."userId" IS NOT NEW."id" AND w."emailNormalized" <> NEW."emailNormalized"
)
BEGIN SELECT RAISE(ABORT, 'the code is another person''s'); END;
