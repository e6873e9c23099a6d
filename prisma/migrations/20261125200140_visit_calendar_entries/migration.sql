-- CreateTable
CREATE TABLE "VisitCalendarEntry" (
    "visitId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "sentAt" DATETIME NOT NULL,

    PRIMARY KEY ("visitId", "userId"),
    CONSTRAINT "VisitCalendarEntry_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "VisitCalendarEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("sequence" >= 0),
    CHECK ("method" IN ('REQUEST', 'CANCEL'))
);

-- CreateIndex
CREATE INDEX "VisitCalendarEntry_userId_idx" ON "VisitCalendarEntry"("userId");

-- What was sent before stands in the notifications whose mails carried it: the last one of each person and visit
-- that is still to come decides.
INSERT INTO "VisitCalendarEntry" ("visitId", "userId", "method", "sequence", "sentAt")
SELECT "visitId", "userId", "method", "sequence", "sentAt"
FROM (
  SELECT v."id" AS "visitId", n."userId" AS "userId",
    json_extract(n."data", '$.calendar.method') AS "method", v."icsSequence" AS "sequence",
    n."createdAt" AS "sentAt",
    row_number() OVER (PARTITION BY v."id", n."userId" ORDER BY n."createdAt" DESC, n."id" DESC) AS "nth"
  FROM "Notification" n
  JOIN "Visit" v ON v."id" = json_extract(n."data", '$.visitId')
  WHERE n."event" IN ('visit.confirmed', 'visit.moved', 'visit.cancelled')
    AND json_extract(n."data", '$.calendar.method') IS NOT NULL
    AND v."status" IN ('pending', 'scheduled')
)
WHERE "nth" = 1;
