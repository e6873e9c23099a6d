-- Which session an earlier subscription belongs to is written nowhere: it ends, and its browser is asked anew in the
-- settings, rather than go on after a session that nobody knows.
-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_PushSubscription" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "userAgent" TEXT,
    "createdAt" DATETIME NOT NULL,
    "lastSentAt" DATETIME,
    CONSTRAINT "PushSubscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "PushSubscription_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
DROP TABLE "PushSubscription";
ALTER TABLE "new_PushSubscription" RENAME TO "PushSubscription";
CREATE UNIQUE INDEX "PushSubscription_endpoint_key" ON "PushSubscription"("endpoint");
CREATE INDEX "PushSubscription_userId_idx" ON "PushSubscription"("userId");
CREATE INDEX "PushSubscription_sessionId_idx" ON "PushSubscription"("sessionId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- What belongs to a session ends with it, whichever way it ends: push messages go to no browser that was signed out,
-- and the pages that follow events learn of it from the feed that they follow.
CREATE TRIGGER "Session_ended" AFTER UPDATE OF "revokedAt" ON "Session"
WHEN OLD."revokedAt" IS NULL AND NEW."revokedAt" IS NOT NULL
BEGIN
  DELETE FROM "PushSubscription" WHERE "sessionId" = NEW."id";
  INSERT INTO "UserEvent" ("userId", "kind", "data", "at")
    SELECT NEW."userId", 'session', json_object('sessionId', NEW."id"), NEW."revokedAt" WHERE NEW."userId" IS NOT NULL;
END;
CREATE TRIGGER "PushSubscription_of_live_session_inserted" BEFORE INSERT ON "PushSubscription"
WHEN NOT EXISTS (SELECT 1 FROM "Session" WHERE "id" = NEW."sessionId" AND "userId" = NEW."userId" AND "revokedAt" IS NULL)
BEGIN SELECT RAISE(ABORT, 'a push subscription belongs to a live session of its person'); END;
CREATE TRIGGER "PushSubscription_of_live_session_updated" BEFORE UPDATE OF "sessionId", "userId" ON "PushSubscription"
WHEN NOT EXISTS (SELECT 1 FROM "Session" WHERE "id" = NEW."sessionId" AND "userId" = NEW."userId" AND "revokedAt" IS NULL)
BEGIN SELECT RAISE(ABORT, 'a push subscription belongs to a live session of its person'); END;
