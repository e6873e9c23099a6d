-- CreateTable
CREATE TABLE "ContactRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "topic" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "userId" TEXT,
    "tokenHash" TEXT,
    "propertyId" TEXT,
    "visitId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "lastMessageAt" DATETIME NOT NULL,
    "waitingSince" DATETIME,
    "dueAt" DATETIME,
    "closedAt" DATETIME,
    "closedById" TEXT,
    "closing" TEXT,
    "archivedAt" DATETIME,
    "starredAt" DATETIME,
    CONSTRAINT "ContactRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ContactRequest_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ContactRequest_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ContactRequest_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (("status" = 'open') = ("dueAt" IS NOT NULL) AND ("status" = 'open') = ("waitingSince" IS NOT NULL)),
    CHECK (("status" = 'closed') = ("closedAt" IS NOT NULL) AND ("status" = 'closed') = ("closing" IS NOT NULL)),
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK (("emailNormalized" = '') = ("email" = '')),
    CHECK ("topic" IN ('sale', 'purchase', 'locked_visit', 'looper', 'account', 'report', 'abuse', 'billing', 'press', 'other')),
    CHECK ("status" IN ('open', 'answered', 'closed')),
    CHECK ("closing" IN ('spam', 'duplicate', 'no_answer_needed', 'erased'))
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "requestId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "authorId" TEXT,
    "content" TEXT NOT NULL,
    "clientKey" TEXT,
    "createdAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    CONSTRAINT "ContactMessage_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ContactMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (length(trim("content")) > 0),
    CHECK ("side" = 'person' OR "authorId" IS NOT NULL),
    CHECK ("position" >= 1 AND "position" <= 200),
    CHECK ("side" IN ('person', 'team'))
);

-- CreateTable
CREATE TABLE "PendingContact" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "propertyId" TEXT,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "PendingContact_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK (length(trim("content")) > 0),
    CHECK ("topic" IN ('sale', 'purchase', 'locked_visit', 'looper', 'account', 'report', 'abuse', 'billing', 'press', 'other'))
);

-- CreateIndex
CREATE UNIQUE INDEX "ContactRequest_tokenHash_key" ON "ContactRequest"("tokenHash");

-- CreateIndex
CREATE INDEX "ContactRequest_status_dueAt_idx" ON "ContactRequest"("status", "dueAt");

-- CreateIndex
CREATE INDEX "ContactRequest_status_waitingSince_idx" ON "ContactRequest"("status", "waitingSince");

-- CreateIndex
CREATE INDEX "ContactRequest_status_lastMessageAt_idx" ON "ContactRequest"("status", "lastMessageAt");

-- CreateIndex
CREATE INDEX "ContactRequest_userId_lastMessageAt_idx" ON "ContactRequest"("userId", "lastMessageAt");

-- CreateIndex
CREATE INDEX "ContactRequest_emailNormalized_idx" ON "ContactRequest"("emailNormalized");

-- CreateIndex
CREATE INDEX "ContactRequest_propertyId_idx" ON "ContactRequest"("propertyId");

-- CreateIndex
CREATE INDEX "ContactRequest_visitId_idx" ON "ContactRequest"("visitId");

-- CreateIndex
CREATE INDEX "ContactMessage_requestId_readAt_idx" ON "ContactMessage"("requestId", "readAt");

-- CreateIndex
CREATE UNIQUE INDEX "ContactMessage_authorId_clientKey_key" ON "ContactMessage"("authorId", "clientKey");

-- CreateIndex
CREATE UNIQUE INDEX "ContactMessage_requestId_position_key" ON "ContactMessage"("requestId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "PendingContact_tokenHash_key" ON "PendingContact"("tokenHash");

-- CreateIndex
CREATE INDEX "PendingContact_emailNormalized_idx" ON "PendingContact"("emailNormalized");

-- CreateIndex
CREATE INDEX "PendingContact_expiresAt_idx" ON "PendingContact"("expiresAt");

-- CreateIndex
CREATE INDEX "PendingContact_propertyId_idx" ON "PendingContact"("propertyId");
