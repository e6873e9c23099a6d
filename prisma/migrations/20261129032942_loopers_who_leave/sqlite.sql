-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_RoleGrant" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "requestedAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    "decidedById" TEXT,
    "reason" TEXT,
    "followedAt" DATETIME,
    CONSTRAINT "RoleGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "RoleGrant_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager')),
    CHECK ("status" IN ('pending', 'active', 'suspended', 'refused', 'left'))
);
INSERT INTO "new_RoleGrant" ("decidedAt", "decidedById", "id", "reason", "requestedAt", "role", "status", "userId") SELECT "decidedAt", "decidedById", "id", "reason", "requestedAt", "role", "status", "userId" FROM "RoleGrant";
DROP TABLE "RoleGrant";
ALTER TABLE "new_RoleGrant" RENAME TO "RoleGrant";
CREATE INDEX "RoleGrant_role_status_idx" ON "RoleGrant"("role", "status");
CREATE UNIQUE INDEX "RoleGrant_userId_role_key" ON "RoleGrant"("userId", "role");
CREATE INDEX "RoleGrant_loopers" ON "RoleGrant" ("status", "requestedAt", "id") WHERE "role" = 'ambassador';
CREATE TRIGGER "RoleGrant_updated_page" AFTER UPDATE OF "status" ON "RoleGrant"
WHEN NEW."role" = 'ambassador' AND NEW."status" <> OLD."status"
BEGIN INSERT INTO "PageChange" ("tag")
  SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."userId"; END;
CREATE TABLE "new_VisitEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "visitId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "actorId" TEXT,
    "formerHostId" TEXT,
    CONSTRAINT "VisitEvent_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "VisitEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "VisitEvent_formerHostId_fkey" FOREIGN KEY ("formerHostId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("formerHostId" IS NULL OR "kind" = 'rehosted'),
    CHECK ("kind" IN ('requested', 'confirmed', 'proposed', 'declined', 'moved', 'cancelled', 'completed', 'feedback_requested', 'feedback_given', 'rehosted'))
);
INSERT INTO "new_VisitEvent" ("actorId", "at", "id", "kind", "visitId") SELECT "actorId", "at", "id", "kind", "visitId" FROM "VisitEvent";
DROP TABLE "VisitEvent";
ALTER TABLE "new_VisitEvent" RENAME TO "VisitEvent";
CREATE INDEX "VisitEvent_visitId_at_idx" ON "VisitEvent"("visitId", "at");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- The visits that were a looper's: few of all events.
CREATE INDEX "VisitEvent_former_host" ON "VisitEvent" ("formerHostId") WHERE "formerHostId" IS NOT NULL;
