-- Mails are rendered when they are delivered: the outbox has what they tell. Those that wait, and those that
-- were sent in the last thirty days, keep the page and the text that they were written with.
-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_OutboxMail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "userId" TEXT,
    "toAddress" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" DATETIME NOT NULL,
    "leasedUntil" DATETIME,
    "lastError" TEXT,
    "createdAt" DATETIME NOT NULL,
    "sentAt" DATETIME,
    CONSTRAINT "OutboxMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("attempts" >= 0),
    CHECK (("state" = 'sent') = ("sentAt" IS NOT NULL)),
    CHECK ("state" IN ('waiting', 'sent', 'dead'))
);
INSERT INTO "new_OutboxMail" ("attempts", "createdAt", "data", "id", "kind", "lastError", "leasedUntil", "messageId", "nextAttemptAt", "sentAt", "state", "subject", "toAddress", "userId") SELECT "attempts", "createdAt", CASE WHEN "text" = '' THEN '' ELSE json_object('rendered', json_object('html', "html", 'text', "text")) END, "id", "kind", "lastError", "leasedUntil", "messageId", "nextAttemptAt", "sentAt", "state", "subject", "toAddress", "userId" FROM "OutboxMail";
DROP TABLE "OutboxMail";
ALTER TABLE "new_OutboxMail" RENAME TO "OutboxMail";
CREATE UNIQUE INDEX "OutboxMail_messageId_key" ON "OutboxMail"("messageId");
CREATE INDEX "OutboxMail_state_nextAttemptAt_idx" ON "OutboxMail"("state", "nextAttemptAt");
CREATE INDEX "OutboxMail_userId_idx" ON "OutboxMail"("userId");
CREATE INDEX "OutboxMail_createdAt_idx" ON "OutboxMail"("createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
