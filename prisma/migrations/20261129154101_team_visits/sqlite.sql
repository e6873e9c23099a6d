-- The lists of values are written anew, and of what is locked already the team hears within two plain hours.
-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Visit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "slotId" TEXT,
    "buyerId" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "visitorName" TEXT NOT NULL,
    "visitorEmail" TEXT NOT NULL,
    "visitorPhone" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "notes" TEXT,
    "meetingUrl" TEXT,
    "checkInCode" TEXT NOT NULL DEFAULT '',
    "checkInFailures" INTEGER NOT NULL DEFAULT 0,
    "lockedAt" DATETIME,
    "lockDueAt" DATETIME,
    "proposedStartsAt" DATETIME,
    "proposedEndsAt" DATETIME,
    "proposedById" TEXT,
    "confirmedAt" DATETIME,
    "completedAt" DATETIME,
    "cancelledAt" DATETIME,
    "cancelledById" TEXT,
    "cancelReason" TEXT,
    "feedbackRating" INTEGER,
    "feedbackComment" TEXT,
    "feedbackAskedAt" DATETIME,
    "feedbackAt" DATETIME,
    "icsSequence" INTEGER NOT NULL DEFAULT 0,
    "remindedDayAt" DATETIME,
    "remindedHoursAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Visit_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Visit_slotId_fkey" FOREIGN KEY ("slotId") REFERENCES "VisitSlot" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Visit_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Visit_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("endsAt" > "startsAt"),
    CHECK ("feedbackRating" IS NULL OR "feedbackRating" BETWEEN 1 AND 5),
    CHECK ("feedbackRating" IS NULL OR "status" = 'completed'),
    CHECK ("cancelReason" IS NULL OR "status" = 'cancelled'),
    CHECK (("proposedStartsAt" IS NULL) = ("proposedEndsAt" IS NULL) AND ("proposedStartsAt" IS NULL) = ("proposedById" IS NULL)),
    CHECK ("proposedEndsAt" IS NULL OR "proposedEndsAt" > "proposedStartsAt"),
    CHECK ("icsSequence" >= 0 AND "checkInFailures" >= 0),
    CHECK (("lockedAt" IS NULL) = ("lockDueAt" IS NULL) AND ("lockedAt" IS NULL OR ("status" = 'scheduled' AND "checkInFailures" > 0 AND "lockDueAt" > "lockedAt"))),
    CHECK ("type" IN ('physical', 'virtual')),
    CHECK ("status" IN ('pending', 'scheduled', 'completed', 'cancelled')),
    CHECK ("cancelReason" IN ('visitor_unavailable', 'host_unavailable', 'no_longer_interested', 'no_show', 'listing_under_offer', 'listing_paused', 'listing_withdrawn', 'account_closed', 'team'))
);
INSERT INTO "new_Visit" ("buyerId", "cancelReason", "cancelledAt", "cancelledById", "checkInCode", "checkInFailures", "completedAt", "confirmedAt", "createdAt", "endsAt", "feedbackAskedAt", "feedbackAt", "feedbackComment", "feedbackRating", "hostId", "icsSequence", "id", "meetingUrl", "notes", "propertyId", "proposedById", "proposedEndsAt", "proposedStartsAt", "remindedDayAt", "remindedHoursAt", "slotId", "startsAt", "status", "type", "updatedAt", "visitorEmail", "visitorName", "visitorPhone") SELECT "buyerId", "cancelReason", "cancelledAt", "cancelledById", "checkInCode", "checkInFailures", "completedAt", "confirmedAt", "createdAt", "endsAt", "feedbackAskedAt", "feedbackAt", "feedbackComment", "feedbackRating", "hostId", "icsSequence", "id", "meetingUrl", "notes", "propertyId", "proposedById", "proposedEndsAt", "proposedStartsAt", "remindedDayAt", "remindedHoursAt", "slotId", "startsAt", "status", "type", "updatedAt", "visitorEmail", "visitorName", "visitorPhone" FROM "Visit";
DROP TABLE "Visit";
ALTER TABLE "new_Visit" RENAME TO "Visit";
CREATE INDEX "Visit_propertyId_startsAt_idx" ON "Visit"("propertyId", "startsAt");
CREATE INDEX "Visit_buyerId_startsAt_idx" ON "Visit"("buyerId", "startsAt");
CREATE INDEX "Visit_hostId_startsAt_idx" ON "Visit"("hostId", "startsAt");
CREATE INDEX "Visit_status_startsAt_idx" ON "Visit"("status", "startsAt");
CREATE UNIQUE INDEX "Visit_active_slot" ON "Visit" ("slotId") WHERE "status" IN ('pending', 'scheduled');
CREATE INDEX "Visit_startsAt_idx" ON "Visit"("startsAt");
CREATE TABLE "new_VisitEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "visitId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "actorId" TEXT,
    "formerHostId" TEXT,
    "note" TEXT,
    CONSTRAINT "VisitEvent_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "VisitEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "VisitEvent_formerHostId_fkey" FOREIGN KEY ("formerHostId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("formerHostId" IS NULL OR "kind" IN ('rehosted', 'reassigned')),
    CHECK (("note" IS NULL AND "kind" NOT IN ('reassigned', 'unlocked')) OR ("note" IS NOT NULL AND "kind" IN ('cancelled', 'reassigned', 'unlocked') AND length("note") BETWEEN 1 AND 500)),
    CHECK ("kind" IN ('requested', 'confirmed', 'proposed', 'declined', 'moved', 'cancelled', 'completed', 'feedback_requested', 'feedback_given', 'rehosted', 'reassigned', 'unlocked'))
);
INSERT INTO "new_VisitEvent" ("actorId", "at", "formerHostId", "id", "kind", "visitId") SELECT "actorId", "at", "formerHostId", "id", "kind", "visitId" FROM "VisitEvent";
DROP TABLE "VisitEvent";
ALTER TABLE "new_VisitEvent" RENAME TO "VisitEvent";
CREATE INDEX "VisitEvent_visitId_at_idx" ON "VisitEvent"("visitId", "at");
CREATE INDEX "VisitEvent_former_host" ON "VisitEvent" ("formerHostId") WHERE "formerHostId" IS NOT NULL;
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

CREATE TRIGGER "Visit_deleted_card" AFTER DELETE ON "Visit"
WHEN OLD."status" IN ('scheduled', 'completed')
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (OLD."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    -- The listing itself may be gone already.
    ('city:' || coalesce((SELECT "communeCode" FROM "Property" WHERE "id" = OLD."propertyId"), ''));
END;
CREATE TRIGGER "Visit_deleted_page" AFTER DELETE ON "Visit"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"); END;
CREATE TRIGGER "Visit_inserted_card" AFTER INSERT ON "Visit"
WHEN NEW."status" IN ('scheduled', 'completed')
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId"));
END;
CREATE TRIGGER "Visit_inserted_page" AFTER INSERT ON "Visit"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "Visit_updated_card" AFTER UPDATE OF "status" ON "Visit"
WHEN (NEW."status" IN ('scheduled', 'completed')) <> (OLD."status" IN ('scheduled', 'completed'))
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId"));
END;
CREATE TRIGGER "Visit_updated_page" AFTER UPDATE OF "status", "slotId" ON "Visit"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "Visit_freed" AFTER UPDATE OF "status" ON "Visit"
WHEN NEW."status" NOT IN ('pending', 'scheduled')
BEGIN DELETE FROM "VisitHold" WHERE "visitId" = NEW."id"; END;

-- Those that wait for the team are few of all.
CREATE INDEX "Visit_locked" ON "Visit" ("lockDueAt", "id") WHERE "lockDueAt" IS NOT NULL;
UPDATE "Visit" SET "lockedAt" = "updatedAt", "lockDueAt" = strftime('%Y-%m-%dT%H:%M:%f+00:00', "updatedAt", '+2 hours')
  WHERE "status" = 'scheduled' AND "checkInFailures" >= 5;
