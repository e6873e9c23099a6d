-- AlterTable
ALTER TABLE "ServiceProvider" ADD COLUMN     "erasedAt" TIMESTAMP(3);
-- A provider whose data were erased has no address: the check of before is replaced, whose name the server chose.
DO $$
DECLARE former text;
BEGIN
  SELECT conname INTO STRICT former FROM pg_constraint
  WHERE conrelid = '"ServiceProvider"'::regclass AND contype = 'c'
    AND pg_get_constraintdef(oid) = 'CHECK (("isDemonstration" OR (email IS NOT NULL)))';
  EXECUTE format('ALTER TABLE "ServiceProvider" DROP CONSTRAINT %I', former);
END $$;
ALTER TABLE "ServiceProvider" DROP CONSTRAINT "ServiceProvider_email_check";
ALTER TABLE "ServiceProvider" ADD CHECK ("email" IS NULL OR ("email" <> '' AND "email" = lower(trim("email"))));
ALTER TABLE "ServiceProvider" ADD CHECK ("isDemonstration" OR ("email" IS NULL) = ("erasedAt" IS NOT NULL));
ALTER TABLE "ServiceProvider" ADD CHECK ("erasedAt" IS NULL OR ("suspendedAt" IS NOT NULL AND "description" = '' AND "portfolio" IS NULL));
