-- AlterTable
ALTER TABLE "Estimate" ADD COLUMN     "nextFigureOn" TEXT COLLATE "C";
ALTER TABLE "Estimate" ADD CHECK ("nextFigureOn" IS NULL OR "ownerId" IS NOT NULL);

-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "communeCode" TEXT COLLATE "C",
ADD COLUMN     "consentAt" TIMESTAMP(3),
ADD COLUMN     "estimateId" TEXT COLLATE "C",
ADD COLUMN     "kind" TEXT COLLATE "C" NOT NULL DEFAULT 'buyer',
ALTER COLUMN "ambassadorId" DROP NOT NULL;
ALTER TABLE "Lead" ADD CHECK ("kind" = 'seller' OR "ambassadorId" IS NOT NULL);
ALTER TABLE "Lead" ADD CHECK ("kind" = 'buyer' OR "propertyId" IS NULL);
ALTER TABLE "Lead" ADD CHECK ("kind" = 'buyer' OR ("communeCode" IS NOT NULL AND "consentAt" IS NOT NULL));
ALTER TABLE "Lead" ADD CHECK ("kind" IN ('buyer', 'seller'));

-- CreateTable
CREATE TABLE "FinancingScenario" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "query" TEXT COLLATE "C" NOT NULL,
    "inFile" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FinancingScenario_pkey" PRIMARY KEY ("id"),
    CHECK (length("name") BETWEEN 1 AND 60)
);

-- CreateIndex
CREATE UNIQUE INDEX "FinancingScenario_userId_name_key" ON "FinancingScenario"("userId", "name");

-- CreateIndex
CREATE INDEX "Estimate_nextFigureOn_idx" ON "Estimate"("nextFigureOn");

-- CreateIndex
CREATE UNIQUE INDEX "Lead_estimateId_key" ON "Lead"("estimateId");

-- AddForeignKey
ALTER TABLE "FinancingScenario" ADD CONSTRAINT "FinancingScenario_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lead" ADD CONSTRAINT "Lead_estimateId_fkey" FOREIGN KEY ("estimateId") REFERENCES "Estimate"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lead" ADD CONSTRAINT "Lead_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One simulation a buyer is in the file.
CREATE UNIQUE INDEX "FinancingScenario_in_file" ON "FinancingScenario" ("userId") WHERE "inFile";
