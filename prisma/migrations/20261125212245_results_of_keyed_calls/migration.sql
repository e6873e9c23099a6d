-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_IdempotentCall" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "bodyHash" TEXT NOT NULL,
    "result" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);
-- Whole responses, and calls under way, are no results: none of the former rows is carried over.
DROP TABLE "IdempotentCall";
ALTER TABLE "new_IdempotentCall" RENAME TO "IdempotentCall";
CREATE INDEX "IdempotentCall_createdAt_idx" ON "IdempotentCall"("createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
