-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_PendingRegistration" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "passwordHash" TEXT,
    "role" TEXT NOT NULL,
    "referredBy" TEXT,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager'))
);
INSERT INTO "new_PendingRegistration" ("createdAt", "email", "emailNormalized", "expiresAt", "firstName", "id", "lastName", "passwordHash", "phone", "referredBy", "role") SELECT "createdAt", "email", "emailNormalized", "expiresAt", "firstName", "id", "lastName", "passwordHash", "phone", "referredBy", "role" FROM "PendingRegistration";
DROP TABLE "PendingRegistration";
ALTER TABLE "new_PendingRegistration" RENAME TO "PendingRegistration";
CREATE INDEX "PendingRegistration_emailNormalized_idx" ON "PendingRegistration"("emailNormalized");
CREATE INDEX "PendingRegistration_expiresAt_idx" ON "PendingRegistration"("expiresAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
