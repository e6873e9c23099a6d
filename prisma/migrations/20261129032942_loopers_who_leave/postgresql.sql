-- The lists of values are written anew.
ALTER TABLE "RoleGrant" DROP CONSTRAINT "RoleGrant_status_check";
ALTER TABLE "RoleGrant" ADD CHECK ("status" IN ('pending', 'active', 'suspended', 'refused', 'left'));
ALTER TABLE "VisitEvent" DROP CONSTRAINT "VisitEvent_kind_check";
ALTER TABLE "VisitEvent" ADD CHECK ("kind" IN ('requested', 'confirmed', 'proposed', 'declined', 'moved', 'cancelled', 'completed', 'feedback_requested', 'feedback_given', 'rehosted'));

-- AlterTable
ALTER TABLE "RoleGrant" ADD COLUMN     "followedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "VisitEvent" ADD COLUMN     "formerHostId" TEXT COLLATE "C";
ALTER TABLE "VisitEvent" ADD CHECK ("formerHostId" IS NULL OR "kind" = 'rehosted');

-- AddForeignKey
ALTER TABLE "VisitEvent" ADD CONSTRAINT "VisitEvent_formerHostId_fkey" FOREIGN KEY ("formerHostId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The visits that were a looper's: few of all events.
CREATE INDEX "VisitEvent_former_host" ON "VisitEvent" ("formerHostId") WHERE "formerHostId" IS NOT NULL;
