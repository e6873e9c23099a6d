-- AlterTable
ALTER TABLE "PendingRegistration" ADD COLUMN "intent" TEXT;
