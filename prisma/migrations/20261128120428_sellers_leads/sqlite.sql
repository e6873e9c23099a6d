-- AlterTable
ALTER TABLE "Estimate" ADD COLUMN "nextFigureOn" TEXT CHECK ("nextFigureOn" IS NULL OR "ownerId" IS NOT NULL);

-- CreateTable
CREATE TABLE "FinancingScenario" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "inFile" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "FinancingScenario_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (length("name") BETWEEN 1 AND 60)
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Lead" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL DEFAULT 'buyer',
    "ambassadorId" TEXT,
    "propertyId" TEXT,
    "estimateId" TEXT,
    "communeCode" TEXT,
    "consentAt" DATETIME,
    "contactId" TEXT,
    "contactName" TEXT NOT NULL,
    "contactEmail" TEXT,
    "contactPhone" TEXT,
    "status" TEXT NOT NULL DEFAULT 'new',
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Lead_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Lead_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Lead_estimateId_fkey" FOREIGN KEY ("estimateId") REFERENCES "Estimate" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Lead_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Lead_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("kind" = 'seller' OR "ambassadorId" IS NOT NULL),
    CHECK ("kind" = 'buyer' OR "propertyId" IS NULL),
    CHECK ("kind" = 'buyer' OR ("communeCode" IS NOT NULL AND "consentAt" IS NOT NULL)),
    CHECK ("kind" IN ('buyer', 'seller')),
    CHECK ("status" IN ('new', 'contacted', 'qualified', 'won', 'lost'))
);
INSERT INTO "new_Lead" ("ambassadorId", "contactEmail", "contactId", "contactName", "contactPhone", "createdAt", "id", "propertyId", "status", "updatedAt") SELECT "ambassadorId", "contactEmail", "contactId", "contactName", "contactPhone", "createdAt", "id", "propertyId", "status", "updatedAt" FROM "Lead";
DROP TABLE "Lead";
ALTER TABLE "new_Lead" RENAME TO "Lead";
CREATE UNIQUE INDEX "Lead_estimateId_key" ON "Lead"("estimateId");
CREATE INDEX "Lead_ambassadorId_status_idx" ON "Lead"("ambassadorId", "status");
CREATE INDEX "Lead_state_age" ON "Lead" ("status", "updatedAt", "id");
CREATE UNIQUE INDEX "Lead_propertyId_contactId_key" ON "Lead"("propertyId", "contactId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "FinancingScenario_userId_name_key" ON "FinancingScenario"("userId", "name");

-- CreateIndex
CREATE INDEX "Estimate_nextFigureOn_idx" ON "Estimate"("nextFigureOn");

-- One simulation a buyer is in the file.
CREATE UNIQUE INDEX "FinancingScenario_in_file" ON "FinancingScenario" ("userId") WHERE "inFile";
