-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "address" TEXT,
    "city" TEXT,
    "postalCode" TEXT,
    "passwordHash" TEXT,
    "activeRole" TEXT NOT NULL DEFAULT 'buyer',
    "referralCode" TEXT NOT NULL,
    "referredById" TEXT,
    "emailConfirmedAt" DATETIME,
    "erasedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "User_referredById_fkey" FOREIGN KEY ("referredById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("referredById" IS NULL OR "referredById" <> "id"),
    CHECK (length("referralCode") = 6 AND "referralCode" = upper("referralCode")),
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK ("activeRole" IN ('buyer', 'seller', 'ambassador', 'trust_manager'))
);

-- CreateTable
CREATE TABLE "RoleGrant" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "requestedAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    "decidedById" TEXT,
    CONSTRAINT "RoleGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "RoleGrant_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager')),
    CHECK ("status" IN ('pending', 'active', 'suspended', 'refused'))
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "userAgent" TEXT,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "lastSeenAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "NotificationPreference" (
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "email" BOOLEAN NOT NULL,
    "push" BOOLEAN NOT NULL,
    "sms" BOOLEAN NOT NULL,

    PRIMARY KEY ("userId", "kind"),
    CONSTRAINT "NotificationPreference_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("kind" IN ('new_lead', 'visit_request', 'offer_received', 'document_status', 'market_insights'))
);

-- CreateTable
CREATE TABLE "Commune" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "departmentCode" TEXT NOT NULL,
    "departmentName" TEXT NOT NULL,
    "regionName" TEXT NOT NULL,
    "population" INTEGER NOT NULL,
    "lat" REAL,
    "lng" REAL
);

-- CreateTable
CREATE TABLE "CommunePostalCode" (
    "communeCode" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,

    PRIMARY KEY ("communeCode", "postalCode"),
    CONSTRAINT "CommunePostalCode_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Property" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sellerId" TEXT NOT NULL,
    "ambassadorId" TEXT,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "surfaceDm2" INTEGER NOT NULL,
    "landSurfaceM2" INTEGER,
    "rooms" INTEGER NOT NULL,
    "bedrooms" INTEGER NOT NULL,
    "bathrooms" INTEGER NOT NULL,
    "floor" INTEGER,
    "floorCount" INTEGER,
    "builtYear" INTEGER,
    "features" JSONB NOT NULL,
    "address" TEXT NOT NULL,
    "neighbourhood" TEXT,
    "communeCode" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "lat" REAL NOT NULL,
    "lng" REAL NOT NULL,
    "virtualTourUrl" TEXT,
    "energyClass" TEXT,
    "ghgClass" TEXT,
    "energyUse" INTEGER,
    "ghgEmission" INTEGER,
    "energyCostMinCents" INTEGER,
    "energyCostMaxCents" INTEGER,
    "energyCostYear" INTEGER,
    "coownershipLots" INTEGER,
    "coownershipChargesCents" INTEGER,
    "coownershipProceedings" BOOLEAN,
    "viewCount" INTEGER NOT NULL DEFAULT 0,
    "favoriteCount" INTEGER NOT NULL DEFAULT 0,
    "searchText" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "publishedAt" DATETIME,
    "soldAt" DATETIME,
    "withdrawnAt" DATETIME,
    CONSTRAINT "Property_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Property_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Property_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (length("id") = 12),
    CHECK ("priceCents" BETWEEN 100000 AND 2000000000),
    CHECK ("surfaceDm2" BETWEEN 100 AND 1000000),
    CHECK ("landSurfaceM2" IS NULL OR "landSurfaceM2" BETWEEN 0 AND 10000000),
    CHECK ("rooms" BETWEEN 1 AND 99),
    CHECK ("bedrooms" BETWEEN 0 AND "rooms"),
    CHECK ("bathrooms" BETWEEN 0 AND 50),
    CHECK ("lat" BETWEEN -90 AND 90 AND "lng" BETWEEN -180 AND 180),
    CHECK ("viewCount" >= 0 AND "favoriteCount" >= 0),
    CHECK (json_valid("features")),
    CHECK ("status" IN ('draft', 'in_review', 'withdrawn') OR "publishedAt" IS NOT NULL),
    CHECK ("status" <> 'sold' OR "soldAt" IS NOT NULL),
    CHECK ("energyCostMinCents" IS NULL OR "energyCostMinCents" <= "energyCostMaxCents"),
    CHECK ("status" IN ('draft', 'in_review', 'active', 'under_offer', 'sold', 'paused', 'withdrawn')),
    CHECK ("type" IN ('apartment', 'house', 'studio')),
    CHECK ("energyClass" IN ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
    CHECK ("ghgClass" IN ('A', 'B', 'C', 'D', 'E', 'F', 'G'))
);

-- CreateTable
CREATE TABLE "PropertyPhoto" (
    "propertyId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "mediaKey" TEXT NOT NULL,
    "alt" TEXT NOT NULL,

    PRIMARY KEY ("propertyId", "position"),
    CONSTRAINT "PropertyPhoto_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("position" BETWEEN 0 AND 99)
);

-- CreateTable
CREATE TABLE "PropertyDay" (
    "propertyId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "favorites" INTEGER NOT NULL DEFAULT 0,
    "contacts" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("propertyId", "day"),
    CONSTRAINT "PropertyDay_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("views" >= 0 AND "favorites" >= 0 AND "contacts" >= 0)
);

-- CreateTable
CREATE TABLE "Favorite" (
    "userId" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "propertyId"),
    CONSTRAINT "Favorite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Favorite_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ListingChange" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "propertyId" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "SearchEpoch" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "epoch" INTEGER NOT NULL,
    CHECK ("id" = 1)
);

-- CreateTable
CREATE TABLE "AmbassadorProfile" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "rsacNumber" TEXT,
    "attestationExpiresOn" TEXT,
    "insuranceExpiresOn" TEXT,
    "trainedAt" DATETIME,
    "weeklyHours" INTEGER,
    CONSTRAINT "AmbassadorProfile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Lead" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ambassadorId" TEXT NOT NULL,
    "propertyId" TEXT,
    "contactName" TEXT NOT NULL,
    "contactEmail" TEXT,
    "contactPhone" TEXT,
    "status" TEXT NOT NULL DEFAULT 'new',
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Lead_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Lead_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("status" IN ('new', 'contacted', 'qualified', 'won', 'lost'))
);

-- CreateTable
CREATE TABLE "CommissionEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ambassadorId" TEXT NOT NULL,
    "propertyId" TEXT,
    "event" TEXT NOT NULL,
    "ruleVersion" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "occurredAt" DATETIME NOT NULL,
    CONSTRAINT "CommissionEntry_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("amountCents" <> 0),
    CHECK ("event" IN ('visit_organised', 'sale_signed', 'reversal'))
);

-- CreateTable
CREATE TABLE "Conversation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT,
    "contactId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "contactArchivedAt" DATETIME,
    "ownerArchivedAt" DATETIME,
    "contactStarredAt" DATETIME,
    "ownerStarredAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "lastMessageAt" DATETIME NOT NULL,
    CONSTRAINT "Conversation_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Conversation_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Conversation_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("type" IN ('inquiry', 'offer', 'visit', 'general'))
);

-- CreateTable
CREATE TABLE "Message" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "conversationId" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Message_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (length(trim("content")) > 0),
    CHECK ("sender" IN ('contact', 'owner'))
);

-- CreateTable
CREATE TABLE "Offer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "buyerId" TEXT NOT NULL,
    "answersId" TEXT,
    "buyerName" TEXT NOT NULL,
    "buyerEmail" TEXT NOT NULL,
    "buyerPhone" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "financingType" TEXT NOT NULL,
    "financingApproved" BOOLEAN NOT NULL,
    "expiryDate" TEXT NOT NULL,
    "message" TEXT,
    "conditions" TEXT,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    CONSTRAINT "Offer_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Offer_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Offer_answersId_fkey" FOREIGN KEY ("answersId") REFERENCES "Offer" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("amountCents" BETWEEN 1 AND 2000000000),
    CHECK ("expiryDate" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("answersId" IS NULL OR "answersId" <> "id"),
    CHECK ("status" IN ('pending', 'countered', 'accepted', 'rejected', 'withdrawn')),
    CHECK ("financingType" IN ('cash', 'loan', 'mixed'))
);

-- CreateTable
CREATE TABLE "ServiceProvider" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "ratingTenths" INTEGER NOT NULL,
    "reviewCount" INTEGER NOT NULL,
    "priceUnit" TEXT NOT NULL,
    "priceCents" INTEGER,
    "priceRateBps" INTEGER,
    "availability" TEXT NOT NULL,
    "specialties" JSONB NOT NULL,
    "certifications" JSONB NOT NULL,
    "location" TEXT NOT NULL,
    "distanceKm" REAL NOT NULL,
    "portfolio" JSONB,
    "verified" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CHECK ("ratingTenths" BETWEEN 0 AND 50),
    CHECK (("priceUnit" = 'percentage') = ("priceRateBps" IS NOT NULL)),
    CHECK (("priceUnit" = 'percentage') = ("priceCents" IS NULL)),
    CHECK ("type" IN ('photographer', 'diagnostician', 'home_stager', 'financial_advisor', 'notary', 'lawyer', 'contractor')),
    CHECK ("priceUnit" IN ('fixed', 'hourly', 'percentage')),
    CHECK ("availability" IN ('immediate', 'within_24h', 'within_week'))
);

-- CreateTable
CREATE TABLE "SavedSearch" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "criteria" JSONB NOT NULL,
    "alertEnabled" BOOLEAN NOT NULL DEFAULT false,
    "frequency" TEXT NOT NULL DEFAULT 'daily',
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "SavedSearch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("frequency" IN ('instant', 'daily', 'weekly'))
);

-- CreateTable
CREATE TABLE "VisitSlot" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    CONSTRAINT "VisitSlot_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("endsAt" > "startsAt")
);

-- CreateTable
CREATE TABLE "Visit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "slotId" TEXT,
    "buyerId" TEXT NOT NULL,
    "visitorName" TEXT NOT NULL,
    "visitorEmail" TEXT NOT NULL,
    "visitorPhone" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "notes" TEXT,
    "feedbackRating" INTEGER,
    "feedbackComment" TEXT,
    "feedbackAskedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Visit_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Visit_slotId_fkey" FOREIGN KEY ("slotId") REFERENCES "VisitSlot" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Visit_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("endsAt" > "startsAt"),
    CHECK ("feedbackRating" IS NULL OR "feedbackRating" BETWEEN 1 AND 5),
    CHECK ("type" IN ('physical', 'virtual')),
    CHECK ("status" IN ('pending', 'scheduled', 'completed', 'cancelled'))
);

-- CreateTable
CREATE TABLE "WaitlistEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "referredBy" TEXT,
    "referralCode" TEXT,
    "confirmedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager'))
);

-- CreateTable
CREATE TABLE "SpentChallenge" (
    "signature" TEXT NOT NULL PRIMARY KEY,
    "spentAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "User_emailNormalized_key" ON "User"("emailNormalized");

-- CreateIndex
CREATE UNIQUE INDEX "User_referralCode_key" ON "User"("referralCode");

-- CreateIndex
CREATE INDEX "User_referredById_idx" ON "User"("referredById");

-- CreateIndex
CREATE INDEX "RoleGrant_role_status_idx" ON "RoleGrant"("role", "status");

-- CreateIndex
CREATE UNIQUE INDEX "RoleGrant_userId_role_key" ON "RoleGrant"("userId", "role");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Commune_slug_key" ON "Commune"("slug");

-- CreateIndex
CREATE INDEX "Commune_departmentCode_idx" ON "Commune"("departmentCode");

-- CreateIndex
CREATE INDEX "CommunePostalCode_postalCode_idx" ON "CommunePostalCode"("postalCode");

-- CreateIndex
CREATE INDEX "Property_sellerId_status_idx" ON "Property"("sellerId", "status");

-- CreateIndex
CREATE INDEX "Property_ambassadorId_idx" ON "Property"("ambassadorId");

-- CreateIndex
CREATE INDEX "Property_communeCode_type_idx" ON "Property"("communeCode", "type");

-- CreateIndex
CREATE INDEX "Favorite_propertyId_idx" ON "Favorite"("propertyId");

-- CreateIndex
CREATE INDEX "Lead_ambassadorId_status_idx" ON "Lead"("ambassadorId", "status");

-- CreateIndex
CREATE INDEX "CommissionEntry_ambassadorId_occurredAt_idx" ON "CommissionEntry"("ambassadorId", "occurredAt");

-- CreateIndex
CREATE INDEX "Conversation_contactId_lastMessageAt_idx" ON "Conversation"("contactId", "lastMessageAt");

-- CreateIndex
CREATE INDEX "Conversation_ownerId_lastMessageAt_idx" ON "Conversation"("ownerId", "lastMessageAt");

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_propertyId_contactId_type_key" ON "Conversation"("propertyId", "contactId", "type");

-- CreateIndex
CREATE INDEX "Message_conversationId_createdAt_idx" ON "Message"("conversationId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Offer_answersId_key" ON "Offer"("answersId");

-- CreateIndex
CREATE INDEX "Offer_propertyId_status_idx" ON "Offer"("propertyId", "status");

-- CreateIndex
CREATE INDEX "Offer_buyerId_idx" ON "Offer"("buyerId");

-- CreateIndex
CREATE INDEX "ServiceProvider_type_idx" ON "ServiceProvider"("type");

-- CreateIndex
CREATE INDEX "SavedSearch_userId_idx" ON "SavedSearch"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "VisitSlot_propertyId_startsAt_key" ON "VisitSlot"("propertyId", "startsAt");

-- CreateIndex
CREATE INDEX "Visit_propertyId_startsAt_idx" ON "Visit"("propertyId", "startsAt");

-- CreateIndex
CREATE INDEX "Visit_buyerId_startsAt_idx" ON "Visit"("buyerId", "startsAt");

-- CreateIndex
CREATE UNIQUE INDEX "WaitlistEntry_emailNormalized_key" ON "WaitlistEntry"("emailNormalized");

-- CreateIndex
CREATE UNIQUE INDEX "WaitlistEntry_referralCode_key" ON "WaitlistEntry"("referralCode");

-- CreateIndex
CREATE INDEX "SpentChallenge_expiresAt_idx" ON "SpentChallenge"("expiresAt");

-- Written by hand: what the data model can't say.

-- At most one visit that is pending or scheduled holds a slot.
CREATE UNIQUE INDEX "Visit_active_slot" ON "Visit" ("slotId") WHERE "status" IN ('pending', 'scheduled');

-- At most one offer of a property is accepted.
CREATE UNIQUE INDEX "Offer_accepted_property" ON "Offer" ("propertyId") WHERE "status" = 'accepted';

-- The listings a visitor can find, in the order the search index reads them.
CREATE INDEX "Property_searchable" ON "Property" ("communeCode", "id") WHERE "status" IN ('active', 'under_offer');

-- Similar listings: the nearest prices of a type, up and down.
CREATE INDEX "Property_type_price" ON "Property" ("type", "priceCents") WHERE "status" IN ('active', 'under_offer');

-- The sitemap's order, read without touching the table.
CREATE INDEX "Property_sitemap" ON "Property" ("id", "updatedAt") WHERE "status" IN ('active', 'under_offer');

-- A commission line is never changed or deleted: a mistake is corrected by a reversal.
CREATE TRIGGER "CommissionEntry_no_update" BEFORE UPDATE ON "CommissionEntry"
BEGIN SELECT RAISE(ABORT, 'CommissionEntry is append-only'); END;
CREATE TRIGGER "CommissionEntry_no_delete" BEFORE DELETE ON "CommissionEntry"
BEGIN SELECT RAISE(ABORT, 'CommissionEntry is append-only'); END;

-- Whatever changes what search knows of a listing is told to the index. Views and favourites are
-- left out: they change all the time and search does not use them.
CREATE TRIGGER "Property_inserted" AFTER INSERT ON "Property"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id"); END;
CREATE TRIGGER "Property_deleted" AFTER DELETE ON "Property"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (OLD."id"); END;
CREATE TRIGGER "Property_updated" AFTER UPDATE OF
  "status", "type", "title", "description", "searchText", "priceCents", "surfaceDm2", "rooms",
  "bedrooms", "features", "neighbourhood", "communeCode", "postalCode", "lat", "lng",
  "energyClass", "publishedAt" ON "Property"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id"); END;
CREATE TRIGGER "PropertyPhoto_inserted" AFTER INSERT ON "PropertyPhoto"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId"); END;
CREATE TRIGGER "PropertyPhoto_updated" AFTER UPDATE ON "PropertyPhoto"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId"); END;
CREATE TRIGGER "PropertyPhoto_deleted" AFTER DELETE ON "PropertyPhoto"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (OLD."propertyId"); END;

INSERT INTO "SearchEpoch" ("id", "epoch") VALUES (1, 1);
