-- AlterTable
ALTER TABLE "Estimate" ADD COLUMN     "isWhole" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "EstimateBacktest" ADD COLUMN     "isWhole" BOOLEAN NOT NULL DEFAULT true;
