-- DropIndex
DROP INDEX "WaitlistEntry_role_invitedAt_confirmedAt_idx";

-- DropIndex
DROP INDEX "WaitlistEntry_createdAt_idx";
