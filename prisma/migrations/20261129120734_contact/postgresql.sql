-- CreateTable
CREATE TABLE "ContactRequest" (
    "id" TEXT COLLATE "C" NOT NULL,
    "topic" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'open',
    "name" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "emailNormalized" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C",
    "tokenHash" TEXT COLLATE "C",
    "propertyId" TEXT COLLATE "C",
    "visitId" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastMessageAt" TIMESTAMP(3) NOT NULL,
    "waitingSince" TIMESTAMP(3),
    "dueAt" TIMESTAMP(3),
    "closedAt" TIMESTAMP(3),
    "closedById" TEXT COLLATE "C",
    "closing" TEXT COLLATE "C",
    "archivedAt" TIMESTAMP(3),
    "starredAt" TIMESTAMP(3),

    CONSTRAINT "ContactRequest_pkey" PRIMARY KEY ("id"),
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
    "id" TEXT COLLATE "C" NOT NULL,
    "requestId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "side" TEXT COLLATE "C" NOT NULL,
    "authorId" TEXT COLLATE "C",
    "content" TEXT COLLATE "C" NOT NULL,
    "clientKey" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "readAt" TIMESTAMP(3),

    CONSTRAINT "ContactMessage_pkey" PRIMARY KEY ("id"),
    CHECK (length(trim("content")) > 0),
    CHECK ("side" = 'person' OR "authorId" IS NOT NULL),
    CHECK ("position" >= 1 AND "position" <= 200),
    CHECK ("side" IN ('person', 'team'))
);

-- CreateTable
CREATE TABLE "PendingContact" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "topic" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C",
    "name" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "emailNormalized" TEXT COLLATE "C" NOT NULL,
    "content" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PendingContact_pkey" PRIMARY KEY ("id"),
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

-- AddForeignKey
ALTER TABLE "ContactRequest" ADD CONSTRAINT "ContactRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactRequest" ADD CONSTRAINT "ContactRequest_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactRequest" ADD CONSTRAINT "ContactRequest_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactRequest" ADD CONSTRAINT "ContactRequest_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactMessage" ADD CONSTRAINT "ContactMessage_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactMessage" ADD CONSTRAINT "ContactMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PendingContact" ADD CONSTRAINT "PendingContact_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE SET NULL ON UPDATE CASCADE;
