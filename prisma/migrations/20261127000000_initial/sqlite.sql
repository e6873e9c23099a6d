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
CREATE TABLE "PendingRegistration" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "passwordHash" TEXT,
    "role" TEXT NOT NULL,
    "referredBy" TEXT,
    "intent" TEXT,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager'))
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
    "reason" TEXT,
    CONSTRAINT "RoleGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "RoleGrant_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager')),
    CHECK ("status" IN ('pending', 'active', 'suspended', 'refused'))
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT,
    "pendingId" TEXT,
    "userAgent" TEXT,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "lastSeenAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Session_pendingId_fkey" FOREIGN KEY ("pendingId") REFERENCES "PendingRegistration" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK (("userId" IS NULL) <> ("pendingId" IS NULL))
);

-- CreateTable
CREATE TABLE "OneTimeToken" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "purpose" TEXT NOT NULL,
    "userId" TEXT,
    "pendingId" TEXT,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "spentAt" DATETIME,
    CONSTRAINT "OneTimeToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "OneTimeToken_pendingId_fkey" FOREIGN KEY ("pendingId") REFERENCES "PendingRegistration" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK (("userId" IS NULL) <> ("pendingId" IS NULL)),
    CHECK ("tries" >= 0),
    CHECK ("purpose" IN ('email_confirmation', 'password_reset', 'second_factor'))
);

-- CreateTable
CREATE TABLE "EmailChange" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "restores" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "EmailChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("emailNormalized" = lower(trim("emailNormalized")))
);

-- CreateTable
CREATE TABLE "FormerEmail" (
    "userId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "until" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "emailNormalized"),
    CONSTRAINT "FormerEmail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("emailNormalized" = lower(trim("emailNormalized")))
);

-- CreateTable
CREATE TABLE "SecondFactor" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "secretSealed" TEXT NOT NULL,
    "confirmedAt" DATETIME,
    "lastStep" INTEGER,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "SecondFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "spentAt" DATETIME,
    CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
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
    CHECK ("kind" IN ('new_lead', 'visit_request', 'offer_received', 'document_status', 'market_insights', 'message_received', 'search_alert'))
);

-- CreateTable
CREATE TABLE "AuditEvent" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL,
    "actorId" TEXT,
    "sessionId" TEXT,
    "action" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "concernsId" TEXT,
    "detail" JSONB NOT NULL,
    CONSTRAINT "AuditEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "AuditEvent_concernsId_fkey" FOREIGN KEY ("concernsId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (json_valid("detail"))
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
    "sentUntil" DATETIME,
    CONSTRAINT "SavedSearch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("frequency" IN ('instant', 'daily', 'weekly'))
);

-- CreateTable
CREATE TABLE "ListingEvent" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "propertyId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "fromCents" INTEGER,
    "toCents" INTEGER,
    CONSTRAINT "ListingEvent_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("kind" IN ('published', 'price_changed', 'back_on_market', 'slot_opened', 'paused', 'under_offer', 'sold', 'withdrawn'))
);

-- CreateTable
CREATE TABLE "SearchAlertItem" (
    "userId" TEXT NOT NULL,
    "eventSeq" INTEGER NOT NULL,
    "searchId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "sentAt" DATETIME,

    PRIMARY KEY ("userId", "eventSeq"),
    CONSTRAINT "SearchAlertItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "SearchAlertItem_eventSeq_fkey" FOREIGN KEY ("eventSeq") REFERENCES "ListingEvent" ("seq") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SearchAlertItem_searchId_fkey" FOREIGN KEY ("searchId") REFERENCES "SavedSearch" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AlertProgress" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "seq" INTEGER NOT NULL,
    CHECK ("id" = 1)
);

-- CreateTable
CREATE TABLE "Favorite" (
    "userId" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "mark" TEXT,
    "note" TEXT,

    PRIMARY KEY ("userId", "propertyId"),
    CONSTRAINT "Favorite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Favorite_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("note" IS NULL OR length("note") BETWEEN 1 AND 1000),
    CHECK ("mark" IN ('love', 'maybe', 'no'))
);

-- CreateTable
CREATE TABLE "HiddenListing" (
    "userId" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "propertyId"),
    CONSTRAINT "HiddenListing_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "HiddenListing_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ShortlistShare" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "inviterId" TEXT NOT NULL,
    "inviteeId" TEXT,
    "tokenHash" TEXT,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "acceptedAt" DATETIME,
    CONSTRAINT "ShortlistShare_inviterId_fkey" FOREIGN KEY ("inviterId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ShortlistShare_inviteeId_fkey" FOREIGN KEY ("inviteeId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("inviteeId" IS NULL OR "inviteeId" <> "inviterId"),
    CHECK (("inviteeId" IS NULL) = ("acceptedAt" IS NULL))
);

-- CreateTable
CREATE TABLE "ShortlistMember" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "shareId" TEXT NOT NULL,
    CONSTRAINT "ShortlistMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ShortlistMember_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "ShortlistShare" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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
CREATE TABLE "StoredDocument" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "propertyId" TEXT,
    "messageId" TEXT,
    "fileName" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "expiresOn" TEXT,
    "remindedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    CONSTRAINT "StoredDocument_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "StoredDocument_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "StoredDocument_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("bytes" BETWEEN 1 AND 15728640),
    CHECK (length("sha256") = 64),
    CHECK (length("fileName") BETWEEN 1 AND 120),
    CHECK ("expiresOn" IS NULL OR "expiresOn" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("kind" IN ('energy_report', 'diagnostics', 'title_deed', 'coownership_minutes', 'coownership_charges', 'property_tax', 'works', 'identity', 'income', 'loan_agreement', 'proof_of_funds', 'rsac', 'attestation', 'insurance', 'attachment'))
);

-- CreateTable
CREATE TABLE "DocumentShare" (
    "documentId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "sharedAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,

    PRIMARY KEY ("documentId", "userId"),
    CONSTRAINT "DocumentShare_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "StoredDocument" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "DocumentShare_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("revokedAt" IS NULL OR "revokedAt" >= "sharedAt")
);

-- CreateTable
CREATE TABLE "DocumentAccess" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "documentId" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "DocumentAccess_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "StoredDocument" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "DocumentAccess_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "JobRun" (
    "job" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "endedAt" DATETIME NOT NULL,

    PRIMARY KEY ("job", "day"),
    CHECK ("day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
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
    "transport" TEXT,
    "communeCode" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "lat" REAL NOT NULL,
    "lng" REAL NOT NULL,
    "addressPrecision" TEXT NOT NULL DEFAULT 'street',
    "blurSeed" TEXT NOT NULL,
    "publicLat" REAL NOT NULL,
    "publicLng" REAL NOT NULL,
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
    "isDemonstration" BOOLEAN NOT NULL DEFAULT false,
    "addressId" TEXT,
    "lot" TEXT,
    "parcelId" TEXT,
    "dpeNumber" TEXT,
    "dpeDoneOn" TEXT,
    "confirmedAt" DATETIME,
    "confirmationAskedAt" DATETIME,
    "pauseReason" TEXT,
    "withdrawReason" TEXT,
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
    CHECK (length("blurSeed") = 16 AND "blurSeed" NOT GLOB '*[^0-9a-f]*'),
    CHECK (("addressPrecision" = 'exact') = ("publicLat" = "lat" AND "publicLng" = "lng")),
    CHECK (abs("publicLat" - "lat") <= 0.006 AND abs("publicLng" - "lng") <= 0.03),
    CHECK ("virtualTourUrl" IS NULL OR ("virtualTourUrl" GLOB 'https://?*' AND length("virtualTourUrl") <= 2000)),
    CHECK (instr(substr("virtualTourUrl", 9) || '/@', '@') > instr(replace(replace(substr("virtualTourUrl", 9), '?', '/'), '#', '/') || '/', '/')),
    CHECK ("status" IN ('draft', 'in_review', 'active', 'under_offer', 'sold', 'paused', 'withdrawn')),
    CHECK ("type" IN ('apartment', 'house', 'studio')),
    CHECK ("addressPrecision" IN ('exact', 'street', 'neighbourhood')),
    CHECK ("energyClass" IN ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
    CHECK ("ghgClass" IN ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
    CHECK ("pauseReason" IN ('seller', 'unconfirmed')),
    CHECK ("withdrawReason" IN ('sold_elsewhere', 'not_selling', 'other'))
);

-- CreateTable
CREATE TABLE "PropertyPhoto" (
    "propertyId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "mediaKey" TEXT NOT NULL,
    "alt" TEXT NOT NULL,
    "color" TEXT,
    "roomPosition" INTEGER,

    PRIMARY KEY ("propertyId", "position"),
    CONSTRAINT "PropertyPhoto_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "PropertyPhoto_propertyId_roomPosition_fkey" FOREIGN KEY ("propertyId", "roomPosition") REFERENCES "Room" ("propertyId", "position") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CHECK ("position" BETWEEN 0 AND 99)
);

-- CreateTable
CREATE TABLE "Room" (
    "propertyId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "areaDm2" INTEGER,
    "level" TEXT,

    PRIMARY KEY ("propertyId", "position"),
    CONSTRAINT "Room_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("position" BETWEEN 0 AND 39),
    CHECK (length("name") BETWEEN 1 AND 60),
    CHECK ("areaDm2" IS NULL OR "areaDm2" BETWEEN 1 AND 1000000),
    CHECK ("level" IS NULL OR length("level") BETWEEN 1 AND 40)
);

-- CreateTable
CREATE TABLE "FloorPlan" (
    "propertyId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "mediaKey" TEXT NOT NULL,

    PRIMARY KEY ("propertyId", "position"),
    CONSTRAINT "FloorPlan_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("position" BETWEEN 0 AND 9),
    CHECK (length("label") BETWEEN 1 AND 60),
    CHECK (length("mediaKey") BETWEEN 1 AND 100)
);

-- CreateTable
CREATE TABLE "PropertyDay" (
    "propertyId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "favorites" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("propertyId", "day"),
    CONSTRAINT "PropertyDay_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("views" >= 0 AND "favorites" >= 0)
);

-- CreateTable
CREATE TABLE "ViewSalt" (
    "day" TEXT NOT NULL PRIMARY KEY,
    "salt" TEXT NOT NULL,
    CHECK ("day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);

-- CreateTable
CREATE TABLE "ListingViewer" (
    "day" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    PRIMARY KEY ("day", "hash")
);

-- CreateTable
CREATE TABLE "StatusPeriod" (
    "propertyId" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "status" TEXT NOT NULL,

    PRIMARY KEY ("propertyId", "startedAt"),
    CONSTRAINT "StatusPeriod_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("status" IN ('paused', 'under_offer')),
    CHECK ("endedAt" IS NULL OR "endedAt" >= "startedAt"),
    CHECK ("status" IN ('draft', 'in_review', 'active', 'under_offer', 'sold', 'paused', 'withdrawn'))
);

-- CreateTable
CREATE TABLE "ListingChange" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "propertyId" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "PageChange" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tag" TEXT NOT NULL
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
    "workPhone" TEXT,
    "changedAt" DATETIME,
    "checkedUntil" TEXT,
    CONSTRAINT "AmbassadorProfile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Lead" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ambassadorId" TEXT NOT NULL,
    "propertyId" TEXT,
    "contactId" TEXT,
    "contactName" TEXT NOT NULL,
    "contactEmail" TEXT,
    "contactPhone" TEXT,
    "status" TEXT NOT NULL DEFAULT 'new',
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Lead_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Lead_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Lead_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("status" IN ('new', 'contacted', 'qualified', 'won', 'lost'))
);

-- CreateTable
CREATE TABLE "CommissionEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ambassadorId" TEXT NOT NULL,
    "propertyId" TEXT,
    "propertyName" TEXT,
    "event" TEXT NOT NULL,
    "ruleVersion" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "occurredAt" DATETIME NOT NULL,
    "visitId" TEXT,
    "saleId" TEXT,
    CONSTRAINT "CommissionEntry_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("amountCents" <> 0),
    CHECK ("propertyId" IS NOT NULL OR trim(coalesce("propertyName", '')) <> ''),
    CHECK ("event" IN ('visit_organised', 'sale_signed', 'reversal'))
);

-- CreateTable
CREATE TABLE "OutboxMail" (
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

-- CreateTable
CREATE TABLE "Mandate" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "propertyId" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "tier" TEXT NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "signedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "withdrawalEndsOn" TEXT NOT NULL,
    "expressRequestAt" DATETIME,
    "homeType" TEXT NOT NULL,
    "homeAddress" TEXT NOT NULL,
    "homeLot" TEXT,
    "homePostalCode" TEXT NOT NULL,
    "homeCommuneCode" TEXT NOT NULL,
    "homeCity" TEXT NOT NULL,
    "homeParcelId" TEXT,
    "homeSurfaceDm2" INTEGER NOT NULL,
    "homeLandSurfaceM2" INTEGER,
    "sellerName" TEXT NOT NULL,
    CONSTRAINT "Mandate_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("priceCents" BETWEEN 100000 AND 2000000000),
    CHECK ("feeCents" > 0),
    CHECK ("endedAt" IS NULL OR "endedAt" >= "signedAt"),
    CHECK ("withdrawalEndsOn" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("tier" IN ('starter', 'essential', 'premium', 'elite', 'prestige', 'signature')),
    CHECK ("homeType" IN ('apartment', 'house', 'studio'))
);

-- CreateTable
CREATE TABLE "MandateAmendment" (
    "mandateNumber" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "tier" TEXT NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "signedAt" DATETIME NOT NULL,

    PRIMARY KEY ("mandateNumber", "position"),
    CONSTRAINT "MandateAmendment_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate" ("number") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("position" >= 1),
    CHECK ("priceCents" BETWEEN 100000 AND 2000000000),
    CHECK ("feeCents" > 0),
    CHECK ("tier" IN ('starter', 'essential', 'premium', 'elite', 'prestige', 'signature'))
);

-- CreateTable
CREATE TABLE "Signature" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "signerId" TEXT NOT NULL,
    "terms" JSONB NOT NULL,
    "termsSha256" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "signedAt" DATETIME,
    "mandateNumber" INTEGER,
    "pdf" BLOB,
    "pdfSha256" TEXT,
    "evidence" JSONB,
    CONSTRAINT "Signature_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Signature_signerId_fkey" FOREIGN KEY ("signerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Signature_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate" ("number") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (json_valid("terms") AND ("evidence" IS NULL OR json_valid("evidence"))),
    CHECK ("attempts" >= 0),
    CHECK (("signedAt" IS NULL) = ("pdf" IS NULL) AND ("signedAt" IS NULL) = ("evidence" IS NULL)),
    CHECK (("signedAt" IS NULL) = ("pdfSha256" IS NULL) AND ("signedAt" IS NULL) = ("mandateNumber" IS NULL)),
    CHECK ("kind" IN ('mandate', 'amendment'))
);

-- CreateTable
CREATE TABLE "Invoice" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "saleId" TEXT NOT NULL,
    "mandateNumber" INTEGER,
    "sellerId" TEXT NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "discountCents" INTEGER NOT NULL,
    "issuedAt" DATETIME NOT NULL,
    "parties" JSONB NOT NULL,
    CONSTRAINT "Invoice_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Invoice_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate" ("number") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Invoice_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("feeCents" > 0 AND "discountCents" BETWEEN 0 AND "feeCents")
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
    "clientKey" TEXT,
    "createdAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Message_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (length(trim("content")) > 0),
    CHECK ("sender" IN ('contact', 'owner'))
);

-- CreateTable
CREATE TABLE "UserBlock" (
    "blockerId" TEXT NOT NULL,
    "blockedId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("blockerId", "blockedId"),
    CONSTRAINT "UserBlock_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "UserBlock_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("blockerId" <> "blockedId")
);

-- CreateTable
CREATE TABLE "ConversationReport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "conversationId" TEXT NOT NULL,
    "reporterId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL,
    "closedAt" DATETIME,
    "closedById" TEXT,
    "outcome" TEXT,
    CONSTRAINT "ConversationReport_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ConversationReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ConversationReport_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (length("text") <= 2000),
    CHECK (("closedAt" IS NULL) = ("outcome" IS NULL) AND ("closedAt" IS NULL) = ("closedById" IS NULL)),
    CHECK ("reason" IN ('spam', 'fraud', 'harassment', 'discrimination', 'personal_data', 'other')),
    CHECK ("outcome" IN ('warned', 'blocked', 'unfounded'))
);

-- CreateTable
CREATE TABLE "PendingMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "PendingMessage_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK (length(trim("content")) > 0)
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "onceKey" TEXT,
    "createdAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (json_valid("data")),
    CHECK ("kind" IN ('new_lead', 'visit_request', 'offer_received', 'document_status', 'market_insights', 'message_received', 'search_alert'))
);

-- CreateTable
CREATE TABLE "NotificationDelivery" (
    "notificationId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "dueAt" DATETIME NOT NULL,
    "unlessRead" BOOLEAN NOT NULL DEFAULT false,
    "inDigest" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "leasedUntil" DATETIME,
    "lastError" TEXT,
    "sentAt" DATETIME,

    PRIMARY KEY ("notificationId", "channel"),
    CONSTRAINT "NotificationDelivery_notificationId_fkey" FOREIGN KEY ("notificationId") REFERENCES "Notification" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("attempts" >= 0),
    CHECK (("state" = 'sent') = ("sentAt" IS NOT NULL)),
    CHECK ("channel" IN ('email', 'push', 'sms')),
    CHECK ("state" IN ('waiting', 'sent', 'skipped', 'dead'))
);

-- CreateTable
CREATE TABLE "NotificationSettings" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "quietFromMinute" INTEGER,
    "quietToMinute" INTEGER,
    "digest" TEXT NOT NULL DEFAULT 'none',
    "favoriteAlerts" BOOLEAN NOT NULL DEFAULT true,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "NotificationSettings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (("quietFromMinute" IS NULL) = ("quietToMinute" IS NULL)),
    CHECK ("quietFromMinute" IS NULL OR ("quietFromMinute" BETWEEN 0 AND 1439 AND "quietToMinute" BETWEEN 0 AND 1439 AND "quietFromMinute" <> "quietToMinute")),
    CHECK ("digest" IN ('none', 'daily', 'weekly'))
);

-- CreateTable
CREATE TABLE "PushSubscription" (
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

-- CreateTable
CREATE TABLE "OutboxSms" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "toPhone" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "createdAt" DATETIME NOT NULL,
    "sentAt" DATETIME,
    CONSTRAINT "OutboxSms_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("state" IN ('waiting', 'sent', 'skipped', 'dead'))
);

-- CreateTable
CREATE TABLE "UserEvent" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "UserEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (json_valid("data"))
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
    "authorId" TEXT NOT NULL,
    "decidedById" TEXT,
    "refusalReason" TEXT,
    "fileSharedAt" DATETIME,
    "home" JSONB NOT NULL,
    CONSTRAINT "Offer_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Offer_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Offer_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Offer_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Offer_answersId_fkey" FOREIGN KEY ("answersId") REFERENCES "Offer" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("amountCents" BETWEEN 1 AND 2000000000),
    CHECK ("expiryDate" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("answersId" IS NULL OR "answersId" <> "id"),
    CHECK ("refusalReason" IS NULL OR "status" = 'rejected'),
    CHECK (json_valid("home")),
    CHECK ("status" IN ('pending', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired', 'void')),
    CHECK ("financingType" IN ('cash', 'loan', 'mixed')),
    CHECK ("refusalReason" IN ('price_too_low', 'financing_not_secured', 'conditions_not_acceptable', 'timing_not_suitable', 'other_offer_accepted', 'listing_unavailable'))
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
CREATE TABLE "ReadinessCheck" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "checkedAt" DATETIME NOT NULL,
    CHECK ("id" = 1)
);

-- CreateTable
CREATE TABLE "ListingReport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "reporterId" TEXT,
    "status" TEXT NOT NULL DEFAULT 'open',
    "outcome" TEXT,
    "claimedById" TEXT,
    "claimedAt" DATETIME,
    "closedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "movedAt" DATETIME NOT NULL,
    CONSTRAINT "ListingReport_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ListingReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ListingReport_claimedById_fkey" FOREIGN KEY ("claimedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (length("text") <= 2000),
    CHECK ("status" = 'open' OR ("claimedById" IS NOT NULL AND "claimedAt" IS NOT NULL)),
    CHECK (("status" = 'closed') = ("outcome" IS NOT NULL)),
    CHECK (("status" = 'closed') = ("closedAt" IS NOT NULL)),
    CHECK ("reason" IN ('not_for_sale', 'misleading', 'wrong_price', 'wrong_location', 'pictures', 'discrimination', 'personal_data', 'fraud', 'duplicate', 'other')),
    CHECK ("status" IN ('open', 'claimed', 'closed')),
    CHECK ("outcome" IN ('withdrawn', 'unfounded', 'settled_before', 'forwarded'))
);

-- CreateTable
CREATE TABLE "ListingRevision" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT,
    "sellerId" TEXT,
    "holderHash" TEXT,
    "status" TEXT NOT NULL DEFAULT 'editing',
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "fieldVersions" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "submittedAt" DATETIME,
    "claimedById" TEXT,
    "claimedAt" DATETIME,
    "decidedAt" DATETIME,
    CONSTRAINT "ListingRevision_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ListingRevision_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ListingRevision_claimedById_fkey" FOREIGN KEY ("claimedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (length("id") = 12),
    CHECK (json_valid("content") AND json_valid("fieldVersions")),
    CHECK ("version" >= 1),
    CHECK (("sellerId" IS NULL) <> ("holderHash" IS NULL)),
    CHECK ("status" IN ('editing', 'discarded') OR ("sellerId" IS NOT NULL AND "propertyId" IS NOT NULL AND "submittedAt" IS NOT NULL)),
    CHECK (("claimedById" IS NULL) = ("claimedAt" IS NULL)),
    CHECK ("claimedById" IS NULL OR "status" = 'in_review'),
    CHECK ("status" IN ('editing', 'in_review', 'approved', 'discarded'))
);

-- CreateTable
CREATE TABLE "RevisionEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "revisionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "actorId" TEXT,
    "content" JSONB,
    "reasons" JSONB,
    CONSTRAINT "RevisionEvent_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "ListingRevision" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RevisionEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("content" IS NULL OR json_valid("content")),
    CHECK ("reasons" IS NULL OR json_valid("reasons")),
    CHECK (("kind" = 'returned') = ("reasons" IS NOT NULL)),
    CHECK ("kind" IN ('started', 'adopted', 'submitted', 'taken_back', 'claimed', 'released', 'returned', 'approved', 'discarded'))
);

-- CreateTable
CREATE TABLE "MediaAsset" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "revisionId" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "similarity" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "sharpness" INTEGER NOT NULL,
    "brightness" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "MediaAsset_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "ListingRevision" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK (length("key") = 32),
    CHECK ("width" BETWEEN 1 AND 20000 AND "height" BETWEEN 1 AND 20000),
    CHECK (length("sha256") = 64 AND length("similarity") = 16),
    CHECK ("color" GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'),
    CHECK ("sharpness" >= 0 AND "brightness" BETWEEN 0 AND 255)
);

-- CreateTable
CREATE TABLE "LooperRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "revisionId" TEXT NOT NULL,
    "ambassadorId" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "createdAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    CONSTRAINT "LooperRequest_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "ListingRevision" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LooperRequest_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (("status" = 'pending') = ("decidedAt" IS NULL)),
    CHECK ("status" IN ('pending', 'accepted', 'declined', 'withdrawn'))
);

-- CreateTable
CREATE TABLE "Sale" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "offerId" TEXT NOT NULL,
    "buyerId" TEXT NOT NULL,
    "sellerId" TEXT NOT NULL,
    "ambassadorId" TEXT,
    "priceCents" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "endReason" TEXT,
    "openedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "compromisPlannedOn" TEXT,
    "compromisSignedOn" TEXT,
    "notifiedOn" TEXT,
    "withdrawalEndsOn" TEXT,
    "loanDueOn" TEXT,
    "loanAppliedOn" TEXT,
    "loanObtainedOn" TEXT,
    "deedPlannedOn" TEXT,
    "deedSignedOn" TEXT,
    "terms" JSONB NOT NULL,
    CONSTRAINT "Sale_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Sale_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Sale_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Sale_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Sale_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("priceCents" BETWEEN 1 AND 2000000000),
    CHECK (("status" = 'open') = ("endedAt" IS NULL)),
    CHECK (("status" = 'fallen_through') = ("endReason" IS NOT NULL)),
    CHECK (json_valid("terms")),
    CHECK ("status" IN ('open', 'concluded', 'fallen_through')),
    CHECK ("endReason" IN ('buyer_withdrew', 'loan_refused', 'condition_failed', 'deed_not_signed', 'agreed'))
);

-- CreateTable
CREATE TABLE "SaleEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "saleId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "actorId" TEXT,
    "day" TEXT,
    CONSTRAINT "SaleEvent_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "SaleEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("day" IS NULL OR "day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("kind" IN ('opened', 'compromis_planned', 'compromis_signed', 'compromis_notified', 'withdrawn', 'loan_applied', 'loan_obtained', 'loan_refused', 'deed_planned', 'deed_signed', 'fallen_through'))
);

-- CreateTable
CREATE TABLE "ReferralReward" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "saleId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "beneficiaryId" TEXT NOT NULL,
    "referredId" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "occurredAt" DATETIME NOT NULL,
    CONSTRAINT "ReferralReward_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ReferralReward_beneficiaryId_fkey" FOREIGN KEY ("beneficiaryId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ReferralReward_referredId_fkey" FOREIGN KEY ("referredId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("amountCents" > 0),
    CHECK ("kind" IN ('referrer_seller', 'referrer_looper', 'referrer_buyer', 'referred'))
);

-- CreateTable
CREATE TABLE "VisitSchedule" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "durationMinutes" INTEGER NOT NULL DEFAULT 30,
    "bufferMinutes" INTEGER NOT NULL DEFAULT 15,
    "noticeHours" INTEGER NOT NULL DEFAULT 24,
    "dailyCap" INTEGER NOT NULL DEFAULT 6,
    "weeksAhead" INTEGER NOT NULL DEFAULT 3,
    "physical" BOOLEAN NOT NULL DEFAULT true,
    "virtual" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "VisitSchedule_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "VisitSchedule_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("durationMinutes" BETWEEN 15 AND 240 AND "durationMinutes" % 15 = 0),
    CHECK ("bufferMinutes" BETWEEN 0 AND 120 AND "bufferMinutes" % 15 = 0),
    CHECK ("noticeHours" BETWEEN 0 AND 336),
    CHECK ("dailyCap" BETWEEN 1 AND 20),
    CHECK ("weeksAhead" BETWEEN 1 AND 8),
    CHECK ("physical" OR "virtual")
);

-- CreateTable
CREATE TABLE "VisitScheduleRule" (
    "scheduleId" TEXT NOT NULL,
    "weekday" INTEGER NOT NULL,
    "startMinute" INTEGER NOT NULL,
    "endMinute" INTEGER NOT NULL,

    PRIMARY KEY ("scheduleId", "weekday", "startMinute"),
    CONSTRAINT "VisitScheduleRule_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "VisitSchedule" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("weekday" BETWEEN 1 AND 7),
    CHECK ("startMinute" BETWEEN 0 AND 1439 AND "endMinute" BETWEEN 1 AND 1440 AND "endMinute" > "startMinute"),
    CHECK ("startMinute" % 15 = 0 AND "endMinute" % 15 = 0)
);

-- CreateTable
CREATE TABLE "VisitScheduleException" (
    "scheduleId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "startMinute" INTEGER NOT NULL,
    "endMinute" INTEGER NOT NULL,

    PRIMARY KEY ("scheduleId", "day", "startMinute"),
    CONSTRAINT "VisitScheduleException_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "VisitSchedule" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK (("startMinute" = -1 AND "endMinute" = -1) OR ("startMinute" BETWEEN 0 AND 1439 AND "endMinute" BETWEEN 1 AND 1440 AND "endMinute" > "startMinute"))
);

-- CreateTable
CREATE TABLE "VisitSlot" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "closedAt" DATETIME,
    CONSTRAINT "VisitSlot_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "VisitSlot_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("endsAt" > "startsAt")
);

-- CreateTable
CREATE TABLE "Visit" (
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
    CHECK ("type" IN ('physical', 'virtual')),
    CHECK ("status" IN ('pending', 'scheduled', 'completed', 'cancelled')),
    CHECK ("cancelReason" IN ('visitor_unavailable', 'host_unavailable', 'no_longer_interested', 'no_show', 'listing_under_offer', 'listing_paused', 'listing_withdrawn', 'account_closed'))
);

-- CreateTable
CREATE TABLE "VisitHold" (
    "resource" TEXT NOT NULL,
    "quarter" INTEGER NOT NULL,
    "visitId" TEXT NOT NULL,

    PRIMARY KEY ("resource", "quarter"),
    CONSTRAINT "VisitHold_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "VisitEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "visitId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "actorId" TEXT,
    CONSTRAINT "VisitEvent_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "VisitEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("kind" IN ('requested', 'confirmed', 'proposed', 'declined', 'moved', 'cancelled', 'completed', 'feedback_requested', 'feedback_given'))
);

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

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WaitlistEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "mailbox" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "referredBy" TEXT,
    "source" TEXT,
    "networkKey" TEXT,
    "referralCode" TEXT,
    "createdAt" DATETIME NOT NULL,
    "confirmationSentAt" DATETIME NOT NULL,
    "confirmedAt" DATETIME,
    "waveId" TEXT,
    "invitedAt" DATETIME,
    "userId" TEXT,
    "joinedAt" DATETIME,
    CONSTRAINT "WaitlistEntry_waveId_fkey" FOREIGN KEY ("waveId") REFERENCES "WaitlistWave" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "WaitlistEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK ("role" <> 'trust_manager'),
    CHECK ("referralCode" IS NULL OR (length("referralCode") = 6 AND "referralCode" = upper("referralCode"))),
    CHECK (("referralCode" IS NULL) = ("confirmedAt" IS NULL)),
    CHECK (("waveId" IS NULL) = ("invitedAt" IS NULL)),
    CHECK (("userId" IS NULL) = ("joinedAt" IS NULL)),
    CHECK ("invitedAt" IS NULL OR "confirmedAt" IS NOT NULL),
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager'))
);

-- CreateTable
CREATE TABLE "WaitlistReferral" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "entryId" TEXT NOT NULL,
    "referrerCode" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "reasons" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "settledAt" DATETIME,
    "decidedAt" DATETIME,
    "decidedById" TEXT,
    CONSTRAINT "WaitlistReferral_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "WaitlistEntry" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "WaitlistReferral_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (("decidedById" IS NULL) = ("decidedAt" IS NULL)),
    CHECK ("decidedAt" IS NULL OR "status" IN ('counted', 'refused')),
    CHECK (("status" = 'waiting') = ("settledAt" IS NULL)),
    CHECK ("status" IN ('waiting', 'held', 'counted', 'refused'))
);

-- CreateTable
CREATE TABLE "WaitlistWave" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "role" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "createdById" TEXT NOT NULL,
    CONSTRAINT "WaitlistWave_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("size" > 0),
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager'))
);

-- CreateTable
CREATE TABLE "SpentChallenge" (
    "signature" TEXT NOT NULL PRIMARY KEY,
    "spentFor" TEXT NOT NULL,
    "spentAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "IdempotentCall" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "bodyHash" TEXT NOT NULL,
    "result" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "User_emailNormalized_key" ON "User"("emailNormalized");

-- CreateIndex
CREATE UNIQUE INDEX "User_referralCode_key" ON "User"("referralCode");

-- CreateIndex
CREATE INDEX "User_referredById_idx" ON "User"("referredById");

-- CreateIndex
CREATE INDEX "PendingRegistration_emailNormalized_idx" ON "PendingRegistration"("emailNormalized");

-- CreateIndex
CREATE INDEX "PendingRegistration_expiresAt_idx" ON "PendingRegistration"("expiresAt");

-- CreateIndex
CREATE INDEX "RoleGrant_role_status_idx" ON "RoleGrant"("role", "status");

-- CreateIndex
CREATE UNIQUE INDEX "RoleGrant_userId_role_key" ON "RoleGrant"("userId", "role");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_pendingId_idx" ON "Session"("pendingId");

-- CreateIndex
CREATE INDEX "OneTimeToken_userId_purpose_idx" ON "OneTimeToken"("userId", "purpose");

-- CreateIndex
CREATE INDEX "OneTimeToken_pendingId_idx" ON "OneTimeToken"("pendingId");

-- CreateIndex
CREATE INDEX "OneTimeToken_expiresAt_idx" ON "OneTimeToken"("expiresAt");

-- CreateIndex
CREATE INDEX "EmailChange_userId_idx" ON "EmailChange"("userId");

-- CreateIndex
CREATE INDEX "EmailChange_expiresAt_idx" ON "EmailChange"("expiresAt");

-- CreateIndex
CREATE INDEX "FormerEmail_emailNormalized_idx" ON "FormerEmail"("emailNormalized");

-- CreateIndex
CREATE INDEX "RecoveryCode_userId_idx" ON "RecoveryCode"("userId");

-- CreateIndex
CREATE INDEX "AuditEvent_concernsId_seq_idx" ON "AuditEvent"("concernsId", "seq");

-- CreateIndex
CREATE INDEX "AuditEvent_actorId_seq_idx" ON "AuditEvent"("actorId", "seq");

-- CreateIndex
CREATE INDEX "AuditEvent_action_seq_idx" ON "AuditEvent"("action", "seq");

-- CreateIndex
CREATE INDEX "AuditEvent_subjectType_subjectId_seq_idx" ON "AuditEvent"("subjectType", "subjectId", "seq");

-- CreateIndex
CREATE INDEX "SavedSearch_userId_idx" ON "SavedSearch"("userId");

-- CreateIndex
CREATE INDEX "ListingEvent_propertyId_seq_idx" ON "ListingEvent"("propertyId", "seq");

-- CreateIndex
CREATE INDEX "ListingEvent_at_idx" ON "ListingEvent"("at");

-- CreateIndex
CREATE INDEX "SearchAlertItem_searchId_idx" ON "SearchAlertItem"("searchId");

-- CreateIndex
CREATE INDEX "SearchAlertItem_sentAt_createdAt_idx" ON "SearchAlertItem"("sentAt", "createdAt");

-- CreateIndex
CREATE INDEX "Favorite_propertyId_idx" ON "Favorite"("propertyId");

-- CreateIndex
CREATE INDEX "HiddenListing_propertyId_idx" ON "HiddenListing"("propertyId");

-- CreateIndex
CREATE UNIQUE INDEX "ShortlistShare_tokenHash_key" ON "ShortlistShare"("tokenHash");

-- CreateIndex
CREATE INDEX "ShortlistShare_inviterId_idx" ON "ShortlistShare"("inviterId");

-- CreateIndex
CREATE INDEX "ShortlistShare_inviteeId_idx" ON "ShortlistShare"("inviteeId");

-- CreateIndex
CREATE INDEX "ShortlistMember_shareId_idx" ON "ShortlistMember"("shareId");

-- CreateIndex
CREATE UNIQUE INDEX "Commune_slug_key" ON "Commune"("slug");

-- CreateIndex
CREATE INDEX "Commune_departmentCode_idx" ON "Commune"("departmentCode");

-- CreateIndex
CREATE INDEX "CommunePostalCode_postalCode_idx" ON "CommunePostalCode"("postalCode");

-- CreateIndex
CREATE UNIQUE INDEX "StoredDocument_storageKey_key" ON "StoredDocument"("storageKey");

-- CreateIndex
CREATE INDEX "StoredDocument_ownerId_createdAt_idx" ON "StoredDocument"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "StoredDocument_propertyId_idx" ON "StoredDocument"("propertyId");

-- CreateIndex
CREATE INDEX "StoredDocument_messageId_idx" ON "StoredDocument"("messageId");

-- CreateIndex
CREATE INDEX "StoredDocument_expiresOn_idx" ON "StoredDocument"("expiresOn");

-- CreateIndex
CREATE INDEX "DocumentShare_userId_idx" ON "DocumentShare"("userId");

-- CreateIndex
CREATE INDEX "DocumentAccess_documentId_at_idx" ON "DocumentAccess"("documentId", "at");

-- CreateIndex
CREATE INDEX "JobRun_endedAt_idx" ON "JobRun"("endedAt");

-- CreateIndex
CREATE INDEX "Property_sellerId_status_idx" ON "Property"("sellerId", "status");

-- CreateIndex
CREATE INDEX "Property_ambassadorId_idx" ON "Property"("ambassadorId");

-- CreateIndex
CREATE INDEX "Lead_ambassadorId_status_idx" ON "Lead"("ambassadorId", "status");

-- CreateIndex
CREATE UNIQUE INDEX "Lead_propertyId_contactId_key" ON "Lead"("propertyId", "contactId");

-- CreateIndex
CREATE UNIQUE INDEX "CommissionEntry_visitId_key" ON "CommissionEntry"("visitId");

-- CreateIndex
CREATE UNIQUE INDEX "CommissionEntry_saleId_key" ON "CommissionEntry"("saleId");

-- CreateIndex
CREATE INDEX "CommissionEntry_ambassadorId_occurredAt_idx" ON "CommissionEntry"("ambassadorId", "occurredAt");

-- CreateIndex
CREATE UNIQUE INDEX "OutboxMail_messageId_key" ON "OutboxMail"("messageId");

-- CreateIndex
CREATE INDEX "OutboxMail_state_nextAttemptAt_idx" ON "OutboxMail"("state", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "OutboxMail_userId_idx" ON "OutboxMail"("userId");

-- CreateIndex
CREATE INDEX "OutboxMail_createdAt_idx" ON "OutboxMail"("createdAt");

-- CreateIndex
CREATE INDEX "Mandate_propertyId_idx" ON "Mandate"("propertyId");

-- CreateIndex
CREATE INDEX "Signature_propertyId_kind_idx" ON "Signature"("propertyId", "kind");

-- CreateIndex
CREATE INDEX "Signature_mandateNumber_idx" ON "Signature"("mandateNumber");

-- CreateIndex
CREATE INDEX "Signature_signerId_idx" ON "Signature"("signerId");

-- CreateIndex
CREATE INDEX "Signature_expiresAt_idx" ON "Signature"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_saleId_key" ON "Invoice"("saleId");

-- CreateIndex
CREATE INDEX "Invoice_sellerId_idx" ON "Invoice"("sellerId");

-- CreateIndex
CREATE INDEX "Invoice_mandateNumber_idx" ON "Invoice"("mandateNumber");

-- CreateIndex
CREATE INDEX "Conversation_contactId_lastMessageAt_idx" ON "Conversation"("contactId", "lastMessageAt");

-- CreateIndex
CREATE INDEX "Conversation_ownerId_lastMessageAt_idx" ON "Conversation"("ownerId", "lastMessageAt");

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_propertyId_contactId_ownerId_key" ON "Conversation"("propertyId", "contactId", "ownerId");

-- CreateIndex
CREATE INDEX "Message_conversationId_createdAt_idx" ON "Message"("conversationId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Message_authorId_clientKey_key" ON "Message"("authorId", "clientKey");

-- CreateIndex
CREATE INDEX "UserBlock_blockedId_idx" ON "UserBlock"("blockedId");

-- CreateIndex
CREATE INDEX "ConversationReport_conversationId_idx" ON "ConversationReport"("conversationId");

-- CreateIndex
CREATE INDEX "ConversationReport_closedAt_createdAt_idx" ON "ConversationReport"("closedAt", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "PendingMessage_tokenHash_key" ON "PendingMessage"("tokenHash");

-- CreateIndex
CREATE INDEX "PendingMessage_emailNormalized_idx" ON "PendingMessage"("emailNormalized");

-- CreateIndex
CREATE INDEX "PendingMessage_expiresAt_idx" ON "PendingMessage"("expiresAt");

-- CreateIndex
CREATE INDEX "Notification_userId_createdAt_idx" ON "Notification"("userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Notification_userId_onceKey_key" ON "Notification"("userId", "onceKey");

-- CreateIndex
CREATE INDEX "NotificationDelivery_state_dueAt_idx" ON "NotificationDelivery"("state", "dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "PushSubscription_endpoint_key" ON "PushSubscription"("endpoint");

-- CreateIndex
CREATE INDEX "PushSubscription_userId_idx" ON "PushSubscription"("userId");

-- CreateIndex
CREATE INDEX "PushSubscription_sessionId_idx" ON "PushSubscription"("sessionId");

-- CreateIndex
CREATE INDEX "OutboxSms_state_createdAt_idx" ON "OutboxSms"("state", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxSms_userId_idx" ON "OutboxSms"("userId");

-- CreateIndex
CREATE INDEX "UserEvent_userId_seq_idx" ON "UserEvent"("userId", "seq");

-- CreateIndex
CREATE INDEX "UserEvent_at_idx" ON "UserEvent"("at");

-- CreateIndex
CREATE INDEX "Offer_propertyId_status_idx" ON "Offer"("propertyId", "status");

-- CreateIndex
CREATE INDEX "Offer_buyerId_idx" ON "Offer"("buyerId");

-- CreateIndex
CREATE INDEX "ServiceProvider_type_idx" ON "ServiceProvider"("type");

-- CreateIndex
CREATE INDEX "ListingReport_status_movedAt_id_idx" ON "ListingReport"("status", "movedAt", "id");

-- CreateIndex
CREATE INDEX "ListingReport_propertyId_idx" ON "ListingReport"("propertyId");

-- CreateIndex
CREATE INDEX "ListingReport_reporterId_idx" ON "ListingReport"("reporterId");

-- CreateIndex
CREATE INDEX "ListingReport_claimedById_idx" ON "ListingReport"("claimedById");

-- CreateIndex
CREATE UNIQUE INDEX "ListingRevision_holderHash_key" ON "ListingRevision"("holderHash");

-- CreateIndex
CREATE INDEX "ListingRevision_propertyId_idx" ON "ListingRevision"("propertyId");

-- CreateIndex
CREATE INDEX "ListingRevision_sellerId_status_idx" ON "ListingRevision"("sellerId", "status");

-- CreateIndex
CREATE INDEX "ListingRevision_status_submittedAt_idx" ON "ListingRevision"("status", "submittedAt");

-- CreateIndex
CREATE INDEX "ListingRevision_updatedAt_idx" ON "ListingRevision"("updatedAt");

-- CreateIndex
CREATE INDEX "RevisionEvent_revisionId_at_idx" ON "RevisionEvent"("revisionId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "MediaAsset_revisionId_sha256_key" ON "MediaAsset"("revisionId", "sha256");

-- CreateIndex
CREATE INDEX "LooperRequest_revisionId_idx" ON "LooperRequest"("revisionId");

-- CreateIndex
CREATE INDEX "LooperRequest_ambassadorId_status_idx" ON "LooperRequest"("ambassadorId", "status");

-- CreateIndex
CREATE UNIQUE INDEX "Sale_offerId_key" ON "Sale"("offerId");

-- CreateIndex
CREATE INDEX "Sale_propertyId_status_idx" ON "Sale"("propertyId", "status");

-- CreateIndex
CREATE INDEX "Sale_buyerId_idx" ON "Sale"("buyerId");

-- CreateIndex
CREATE INDEX "Sale_sellerId_idx" ON "Sale"("sellerId");

-- CreateIndex
CREATE INDEX "Sale_ambassadorId_idx" ON "Sale"("ambassadorId");

-- CreateIndex
CREATE INDEX "SaleEvent_saleId_at_idx" ON "SaleEvent"("saleId", "at");

-- CreateIndex
CREATE INDEX "ReferralReward_beneficiaryId_occurredAt_idx" ON "ReferralReward"("beneficiaryId", "occurredAt");

-- CreateIndex
CREATE UNIQUE INDEX "ReferralReward_saleId_kind_beneficiaryId_key" ON "ReferralReward"("saleId", "kind", "beneficiaryId");

-- CreateIndex
CREATE INDEX "VisitSchedule_hostId_idx" ON "VisitSchedule"("hostId");

-- CreateIndex
CREATE UNIQUE INDEX "VisitSchedule_propertyId_hostId_key" ON "VisitSchedule"("propertyId", "hostId");

-- CreateIndex
CREATE INDEX "VisitSlot_hostId_startsAt_idx" ON "VisitSlot"("hostId", "startsAt");

-- CreateIndex
CREATE UNIQUE INDEX "VisitSlot_propertyId_startsAt_key" ON "VisitSlot"("propertyId", "startsAt");

-- CreateIndex
CREATE INDEX "Visit_propertyId_startsAt_idx" ON "Visit"("propertyId", "startsAt");

-- CreateIndex
CREATE INDEX "Visit_buyerId_startsAt_idx" ON "Visit"("buyerId", "startsAt");

-- CreateIndex
CREATE INDEX "Visit_hostId_startsAt_idx" ON "Visit"("hostId", "startsAt");

-- CreateIndex
CREATE INDEX "Visit_status_startsAt_idx" ON "Visit"("status", "startsAt");

-- CreateIndex
CREATE INDEX "VisitHold_visitId_idx" ON "VisitHold"("visitId");

-- CreateIndex
CREATE INDEX "VisitEvent_visitId_at_idx" ON "VisitEvent"("visitId", "at");

-- CreateIndex
CREATE INDEX "VisitCalendarEntry_userId_idx" ON "VisitCalendarEntry"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_tokenHash_key" ON "CalendarFeed"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "WaitlistEntry_emailNormalized_key" ON "WaitlistEntry"("emailNormalized");

-- CreateIndex
CREATE UNIQUE INDEX "WaitlistEntry_referralCode_key" ON "WaitlistEntry"("referralCode");

-- CreateIndex
CREATE UNIQUE INDEX "WaitlistEntry_userId_key" ON "WaitlistEntry"("userId");

-- CreateIndex
CREATE INDEX "WaitlistEntry_role_invitedAt_confirmedAt_idx" ON "WaitlistEntry"("role", "invitedAt", "confirmedAt");

-- CreateIndex
CREATE INDEX "WaitlistEntry_createdAt_idx" ON "WaitlistEntry"("createdAt");

-- CreateIndex
CREATE INDEX "WaitlistEntry_mailbox_idx" ON "WaitlistEntry"("mailbox");

-- CreateIndex
CREATE INDEX "WaitlistEntry_networkKey_createdAt_idx" ON "WaitlistEntry"("networkKey", "createdAt");

-- CreateIndex
CREATE INDEX "WaitlistEntry_waveId_idx" ON "WaitlistEntry"("waveId");

-- CreateIndex
CREATE UNIQUE INDEX "WaitlistReferral_entryId_key" ON "WaitlistReferral"("entryId");

-- CreateIndex
CREATE INDEX "WaitlistReferral_referrerCode_status_settledAt_idx" ON "WaitlistReferral"("referrerCode", "status", "settledAt");

-- CreateIndex
CREATE INDEX "WaitlistReferral_status_settledAt_idx" ON "WaitlistReferral"("status", "settledAt");

-- CreateIndex
CREATE INDEX "WaitlistReferral_decidedById_idx" ON "WaitlistReferral"("decidedById");

-- CreateIndex
CREATE INDEX "WaitlistWave_createdAt_idx" ON "WaitlistWave"("createdAt");

-- CreateIndex
CREATE INDEX "WaitlistWave_createdById_idx" ON "WaitlistWave"("createdById");

-- CreateIndex
CREATE INDEX "SpentChallenge_expiresAt_idx" ON "SpentChallenge"("expiresAt");

-- CreateIndex
CREATE INDEX "IdempotentCall_createdAt_idx" ON "IdempotentCall"("createdAt");

-- Written by hand: what the data model can't say.

-- The listings a visitor can find, in the order the search index reads them.
CREATE INDEX "Property_searchable" ON "Property" ("communeCode", "id") WHERE "status" IN ('active', 'under_offer');

-- Similar listings: the nearest prices of a type, up and down.
CREATE INDEX "Property_type_price" ON "Property" ("type", "priceCents") WHERE "status" IN ('active', 'under_offer');

-- The sitemap's order, read without touching the table.
CREATE INDEX "Property_sitemap" ON "Property" ("id", "updatedAt") WHERE "status" IN ('active', 'under_offer');

-- What waits for somebody of the team, in the order it is shown: none of these lists sorts or counts
-- a whole table.
CREATE INDEX "RoleGrant_loopers" ON "RoleGrant" ("status", "requestedAt", "id") WHERE "role" = 'ambassador';
CREATE INDEX "AmbassadorProfile_attestation" ON "AmbassadorProfile" ("attestationExpiresOn");
CREATE INDEX "AmbassadorProfile_insurance" ON "AmbassadorProfile" ("insuranceExpiresOn");
CREATE INDEX "User_joined" ON "User" ("createdAt");
CREATE INDEX "User_erased" ON "User" ("erasedAt") WHERE "erasedAt" IS NOT NULL;
CREATE INDEX "Lead_state_age" ON "Lead" ("status", "updatedAt", "id");
CREATE INDEX "Property_under_offer" ON "Property" ("updatedAt", "id") WHERE "status" = 'under_offer';
CREATE INDEX "Property_sold" ON "Property" ("soldAt", "id") WHERE "status" = 'sold';
CREATE INDEX "Property_published" ON "Property" ("publishedAt", "id") WHERE "status" IN ('active', 'under_offer');

-- Published without all that the law wants said: lib/trust/listings/queries.ts asks in the same words.
CREATE INDEX "Property_incomplete" ON "Property" ("publishedAt", "id")
WHERE "status" IN ('active', 'under_offer')
  AND ("energyClass" IS NULL OR "ghgClass" IS NULL OR "energyCostMinCents" IS NULL OR "energyCostMaxCents" IS NULL OR "energyCostYear" IS NULL OR ("coownershipLots" IS NOT NULL AND ("coownershipChargesCents" IS NULL OR "coownershipProceedings" IS NULL)));

-- What a trust manager reads of the waitlist, the newest first: the filters and the figures come
-- from these columns alone.
CREATE INDEX "WaitlistEntry_listed" ON "WaitlistEntry" ("createdAt", "id", "role", "source", "referredBy", "confirmedAt", "invitedAt", "joinedAt", "referralCode", "emailNormalized");

-- Who waits for an invitation, in order.
CREATE INDEX "WaitlistEntry_queue" ON "WaitlistEntry" ("role", "confirmedAt", "id", "invitedAt", "userId") WHERE "confirmedAt" IS NOT NULL AND "invitedAt" IS NULL AND "userId" IS NULL;

-- Who has an account, and by which wave.
CREATE INDEX "WaitlistEntry_joined" ON "WaitlistEntry" ("waveId", "joinedAt", "confirmedAt") WHERE "joinedAt" IS NOT NULL;

-- The campaigns there were.
CREATE INDEX "WaitlistEntry_campaign" ON "WaitlistEntry" ("source") WHERE "source" IS NOT NULL;

-- What was decided last.
CREATE INDEX "WaitlistReferral_decided" ON "WaitlistReferral" ("decidedAt", "id") WHERE "decidedAt" IS NOT NULL;

-- What waits to be checked, for the team: a few rows of them all.
CREATE INDEX "AmbassadorProfile_changed" ON "AmbassadorProfile" ("changedAt") WHERE "changedAt" IS NOT NULL;

-- A person has one report under way about a listing.
CREATE UNIQUE INDEX "ListingReport_one_open" ON "ListingReport" ("propertyId", "reporterId") WHERE "reporterId" IS NOT NULL AND "status" <> 'closed';
CREATE INDEX "Property_days_online" ON "Property" ("communeCode", "type", "publishedAt", "soldAt", "id", "status") WHERE "status" IN ('active', 'under_offer', 'sold');

-- One period at a time, and one mandate in force, of each listing.
CREATE UNIQUE INDEX "StatusPeriod_open" ON "StatusPeriod" ("propertyId") WHERE "endedAt" IS NULL;
CREATE UNIQUE INDEX "Mandate_in_force" ON "Mandate" ("propertyId") WHERE "endedAt" IS NULL;
CREATE INDEX "Property_commune_type_price" ON "Property" ("communeCode", "type", "priceCents", "id", "surfaceDm2", "isDemonstration", "status") WHERE "status" IN ('active', 'under_offer');
CREATE UNIQUE INDEX "Offer_answersId_key" ON "Offer"("answersId") WHERE "answersId" IS NOT NULL;

-- One accepted offer and one open sale of a listing, one offer of a buyer that waits, one visit a slot.
CREATE INDEX "Offer_accepted_age" ON "Offer" ("decidedAt", "id") WHERE "status" = 'accepted';
CREATE UNIQUE INDEX "Offer_accepted_property" ON "Offer" ("propertyId") WHERE "status" = 'accepted';
CREATE UNIQUE INDEX "Visit_active_slot" ON "Visit" ("slotId") WHERE "status" IN ('pending', 'scheduled');
CREATE UNIQUE INDEX "Offer_pending_buyer" ON "Offer" ("propertyId", "buyerId") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "Sale_open_property" ON "Sale" ("propertyId") WHERE "status" = 'open';

-- One revision of a home is open at a time, and one request to a looper.
CREATE UNIQUE INDEX "ListingRevision_open_property" ON "ListingRevision" ("propertyId") WHERE "status" IN ('editing', 'in_review');
CREATE UNIQUE INDEX "LooperRequest_pending" ON "LooperRequest" ("revisionId") WHERE "status" = 'pending';

-- Listings of the same dwelling, and those whose confirmation is due.
CREATE INDEX "Property_dwelling" ON "Property" ("sellerId", "addressId", "lot") WHERE "addressId" IS NOT NULL;
CREATE INDEX "Property_confirmation" ON "Property" (coalesce("confirmedAt", "publishedAt")) WHERE "status" = 'active' AND NOT "isDemonstration";

-- Whatever changes what search knows of a listing is told to the index. Views and favourites are
-- left out: they change all the time and search does not use them.
CREATE TRIGGER "Property_inserted" AFTER INSERT ON "Property"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id"); END;
CREATE TRIGGER "Property_deleted" AFTER DELETE ON "Property"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (OLD."id"); END;

-- What pages show of a listing: on its card, hence in lists and in those of its city; on its own
-- page. Views and favourites are left out: they change all the time, and pages show them as they
-- were a minute ago.
CREATE TRIGGER "Property_inserted_page" AFTER INSERT ON "Property"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || NEW."id"), ('city:' || NEW."communeCode"), ('search'); END;
CREATE TRIGGER "Property_deleted_page" AFTER DELETE ON "Property"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || OLD."id"), ('city:' || OLD."communeCode"), ('search'); END;

-- A listing names its looper.
CREATE TRIGGER "User_updated_page" AFTER UPDATE OF "firstName", "city" ON "User"
BEGIN INSERT INTO "PageChange" ("tag")
  SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."id"; END;
CREATE TRIGGER "Property_updated" AFTER UPDATE OF
  "status", "type", "title", "description", "searchText", "priceCents", "surfaceDm2", "rooms",
  "bedrooms", "features", "neighbourhood", "communeCode", "postalCode", "lat", "lng",
  "energyClass", "publishedAt", "ambassadorId" ON "Property"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id"); END;
CREATE TRIGGER "Property_updated_page" AFTER UPDATE OF
  "status", "type", "title", "description", "searchText", "priceCents", "surfaceDm2", "rooms",
  "bedrooms", "features", "neighbourhood", "communeCode", "postalCode", "lat", "lng",
  "energyClass", "publishedAt", "ambassadorId" ON "Property"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || NEW."id"), ('city:' || OLD."communeCode"), ('city:' || NEW."communeCode"),
    ('search'); END;
CREATE TRIGGER "User_updated_card" AFTER UPDATE OF "firstName" ON "User"
WHEN EXISTS (SELECT 1 FROM "Property" WHERE "ambassadorId" = NEW."id")
BEGIN
  INSERT INTO "ListingChange" ("propertyId")
    SELECT "id" FROM "Property" WHERE "ambassadorId" = NEW."id";
  INSERT INTO "PageChange" ("tag")
    SELECT DISTINCT 'city:' || "communeCode" FROM "Property" WHERE "ambassadorId" = NEW."id"
    UNION SELECT 'search';
END;
CREATE TRIGGER "Property_detailed_page" AFTER UPDATE OF
  "landSurfaceM2", "bathrooms", "floor", "floorCount", "builtYear", "address", "transport",
  "virtualTourUrl", "ghgClass", "energyUse", "ghgEmission", "energyCostMinCents",
  "energyCostMaxCents", "energyCostYear", "coownershipLots", "coownershipChargesCents",
  "coownershipProceedings", "soldAt" ON "Property"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."id"); END;

-- What was done stays as it was written.
CREATE TRIGGER "AuditEvent_no_update" BEFORE UPDATE ON "AuditEvent"
BEGIN SELECT RAISE(ABORT, 'AuditEvent is append-only'); END;
CREATE TRIGGER "AuditEvent_no_delete" BEFORE DELETE ON "AuditEvent"
BEGIN SELECT RAISE(ABORT, 'AuditEvent is append-only'); END;
CREATE TRIGGER "WaitlistEntry_code_insert" BEFORE INSERT ON "WaitlistEntry"
WHEN EXISTS (
  SELECT 1 FROM "User" u
  WHERE u."referralCode" = NEW."referralCode"
    AND u."id" IS NOT NEW."userId" AND u."emailNormalized" <> NEW."emailNormalized"
)
BEGIN SELECT RAISE(ABORT, 'the code is another person''s'); END;
CREATE TRIGGER "WaitlistEntry_code_update" BEFORE UPDATE OF "referralCode" ON "WaitlistEntry"
WHEN EXISTS (
  SELECT 1 FROM "User" u
  WHERE u."referralCode" = NEW."referralCode"
    AND u."id" IS NOT NEW."userId" AND u."emailNormalized" <> NEW."emailNormalized"
)
BEGIN SELECT RAISE(ABORT, 'the code is another person''s'); END;
CREATE TRIGGER "User_code_insert" BEFORE INSERT ON "User"
WHEN EXISTS (
  SELECT 1 FROM "WaitlistEntry" w
  WHERE w."referralCode" = NEW."referralCode"
    AND w."userId" IS NOT NEW."id" AND w."emailNormalized" <> NEW."emailNormalized"
)
BEGIN SELECT RAISE(ABORT, 'the code is another person''s'); END;
CREATE TRIGGER "User_code_update" BEFORE UPDATE OF "referralCode" ON "User"
WHEN EXISTS (
  SELECT 1 FROM "WaitlistEntry" w
  WHERE w."referralCode" = NEW."referralCode"
    AND w."userId" IS NOT NEW."id" AND w."emailNormalized" <> NEW."emailNormalized"
)
BEGIN SELECT RAISE(ABORT, 'the code is another person''s'); END;

-- Decided when a listing is written: no trigger invalidates the cards and pages that show it.
CREATE TRIGGER "Property_demonstration_fixed" BEFORE UPDATE OF "isDemonstration" ON "Property"
WHEN NEW."isDemonstration" <> OLD."isDemonstration"
BEGIN SELECT RAISE(ABORT, 'isDemonstration does not change'); END;

-- The point is on cards, on the map and in searches by area; the address on the listing's own page.
CREATE TRIGGER "Property_located" AFTER UPDATE OF
  "addressPrecision", "publicLat", "publicLng" ON "Property"
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id");
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."id"),
    ('city:' || NEW."communeCode"), ('search');
END;

-- Periods follow the status by themselves: no command can leave one out.
CREATE TRIGGER "Property_status_period" AFTER UPDATE OF "status" ON "Property"
WHEN NEW."status" <> OLD."status"
BEGIN
  UPDATE "StatusPeriod" SET "endedAt" = max("startedAt", strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'))
  WHERE "propertyId" = NEW."id" AND "endedAt" IS NULL;
  INSERT INTO "StatusPeriod" ("propertyId", "startedAt", "status")
  SELECT NEW."id", strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'), NEW."status"
  WHERE NEW."status" IN ('paused', 'under_offer')
  ON CONFLICT ("propertyId", "startedAt") DO UPDATE SET "status" = excluded."status", "endedAt" = NULL;
END;

-- The register of mandates is never deleted from, nor changed but for a mandate's end.
CREATE TRIGGER "Mandate_no_update" BEFORE UPDATE OF "number", "propertyId", "priceCents", "tier", "feeCents", "signedAt",
  "withdrawalEndsOn", "expressRequestAt", "homeType", "homeAddress", "homeLot", "homePostalCode", "homeCommuneCode",
  "homeCity", "homeParcelId", "homeSurfaceDm2", "homeLandSurfaceM2", "sellerName" ON "Mandate"
BEGIN SELECT RAISE(ABORT, 'a mandate is never changed'); END;
CREATE TRIGGER "Mandate_ends_once" BEFORE UPDATE OF "endedAt" ON "Mandate" WHEN OLD."endedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a mandate ends once'); END;
CREATE TRIGGER "Mandate_no_delete" BEFORE DELETE ON "Mandate"
BEGIN SELECT RAISE(ABORT, 'the register of mandates is never deleted from'); END;

-- Whether its looper can be called is on the page of a listing, and the slots of a looper in force are.
CREATE TRIGGER "AmbassadorProfile_inserted_page" AFTER INSERT ON "AmbassadorProfile"
WHEN NEW."workPhone" IS NOT NULL
BEGIN INSERT INTO "PageChange" ("tag")
  SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."userId"; END;
CREATE TRIGGER "AmbassadorProfile_updated_page" AFTER UPDATE OF "workPhone" ON "AmbassadorProfile"
WHEN (NEW."workPhone" IS NULL) <> (OLD."workPhone" IS NULL)
BEGIN INSERT INTO "PageChange" ("tag")
  SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."userId"; END;
CREATE TRIGGER "RoleGrant_updated_page" AFTER UPDATE OF "status" ON "RoleGrant"
WHEN NEW."role" = 'ambassador' AND NEW."status" <> OLD."status"
BEGIN INSERT INTO "PageChange" ("tag")
  SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."userId"; END;
CREATE TRIGGER "CommissionEntry_no_delete" BEFORE DELETE ON "CommissionEntry"
BEGIN SELECT RAISE(ABORT, 'CommissionEntry is append-only'); END;
CREATE TRIGGER "CommissionEntry_no_update" BEFORE UPDATE ON "CommissionEntry"
BEGIN SELECT RAISE(ABORT, 'CommissionEntry is append-only'); END;
CREATE TRIGGER "Offer_of_a_sale_not_deleted" BEFORE DELETE ON "Offer"
WHEN OLD."status" = 'accepted'
  AND EXISTS (SELECT 1 FROM "Property" WHERE "id" = OLD."propertyId" AND "status" IN ('under_offer', 'sold'))
BEGIN SELECT RAISE(ABORT, 'the accepted offer of a sale stays'); END;
CREATE TRIGGER "Offer_of_a_sale_stays" BEFORE UPDATE OF "status", "propertyId" ON "Offer"
WHEN OLD."status" = 'accepted'
  AND (NEW."status" <> 'accepted' OR NEW."propertyId" <> OLD."propertyId")
  AND EXISTS (SELECT 1 FROM "Property" WHERE "id" = OLD."propertyId" AND "status" IN ('under_offer', 'sold'))
BEGIN SELECT RAISE(ABORT, 'the accepted offer of a sale stays accepted'); END;
CREATE TRIGGER "Property_sale_needs_offer" BEFORE UPDATE OF "status" ON "Property"
WHEN NEW."status" IN ('under_offer', 'sold') AND NEW."status" <> OLD."status"
  AND NOT EXISTS (SELECT 1 FROM "Offer" WHERE "propertyId" = NEW."id" AND "status" = 'accepted')
BEGIN SELECT RAISE(ABORT, 'a listing is under offer or sold by an accepted offer'); END;
CREATE TRIGGER "VisitSlot_deleted_page" AFTER DELETE ON "VisitSlot"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"); END;
CREATE TRIGGER "VisitSlot_inserted_page" AFTER INSERT ON "VisitSlot"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "VisitSlot_updated_page" AFTER UPDATE ON "VisitSlot"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
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

-- What a visit held is free once it is neither asked for nor agreed.
CREATE TRIGGER "Visit_freed" AFTER UPDATE OF "status" ON "Visit"
WHEN NEW."status" NOT IN ('pending', 'scheduled')
BEGIN DELETE FROM "VisitHold" WHERE "visitId" = NEW."id"; END;

-- The history of a sale is append-only.
CREATE TRIGGER "SaleEvent_no_update" BEFORE UPDATE ON "SaleEvent"
BEGIN SELECT RAISE(ABORT, 'SaleEvent is append-only'); END;
CREATE TRIGGER "SaleEvent_no_delete" BEFORE DELETE ON "SaleEvent"
BEGIN SELECT RAISE(ABORT, 'SaleEvent is append-only'); END;
CREATE TRIGGER "Property_inserted_event" AFTER INSERT ON "Property"
WHEN NEW."status" = 'active' AND NOT NEW."isDemonstration"
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at")
  VALUES (NEW."id", 'published', strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'));
END;
CREATE TRIGGER "Property_status_event" AFTER UPDATE OF "status" ON "Property"
WHEN NEW."status" <> OLD."status" AND NEW."publishedAt" IS NOT NULL AND NEW."status" NOT IN ('draft', 'in_review')
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at")
  VALUES (NEW."id",
    CASE WHEN NEW."status" <> 'active' THEN NEW."status"
      WHEN OLD."status" IN ('paused', 'under_offer', 'sold') THEN 'back_on_market' ELSE 'published' END,
    strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'));
END;
CREATE TRIGGER "Property_price_event" AFTER UPDATE OF "priceCents" ON "Property"
WHEN NEW."priceCents" <> OLD."priceCents" AND NEW."status" IN ('active', 'under_offer')
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at", "fromCents", "toCents")
  VALUES (NEW."id", 'price_changed', strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'), OLD."priceCents", NEW."priceCents");
END;

-- What is a proof stays as it was written.
CREATE TRIGGER "RevisionEvent_no_update" BEFORE UPDATE OF "revisionId", "kind", "at", "content", "reasons" ON "RevisionEvent"
BEGIN SELECT RAISE(ABORT, 'RevisionEvent is append-only'); END;
CREATE TRIGGER "MandateAmendment_no_update" BEFORE UPDATE ON "MandateAmendment"
BEGIN SELECT RAISE(ABORT, 'an amendment is never changed'); END;
CREATE TRIGGER "MandateAmendment_no_delete" BEFORE DELETE ON "MandateAmendment"
BEGIN SELECT RAISE(ABORT, 'an amendment is never deleted'); END;
CREATE TRIGGER "MandateAmendment_in_force" BEFORE INSERT ON "MandateAmendment"
WHEN EXISTS (SELECT 1 FROM "Mandate" WHERE "number" = NEW."mandateNumber" AND "endedAt" IS NOT NULL)
  OR NEW."position" <> 1 + (SELECT count(*) FROM "MandateAmendment" WHERE "mandateNumber" = NEW."mandateNumber")
BEGIN SELECT RAISE(ABORT, 'an amendment follows the last one of a mandate in force'); END;
CREATE TRIGGER "Signature_no_update" BEFORE UPDATE ON "Signature" WHEN OLD."signedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what was signed is never changed'); END;
CREATE TRIGGER "Signature_no_delete" BEFORE DELETE ON "Signature" WHEN OLD."signedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what was signed is never deleted'); END;
CREATE TRIGGER "Invoice_no_update" BEFORE UPDATE ON "Invoice"
BEGIN SELECT RAISE(ABORT, 'an invoice is never changed'); END;
CREATE TRIGGER "Invoice_no_delete" BEFORE DELETE ON "Invoice"
BEGIN SELECT RAISE(ABORT, 'an invoice is never deleted'); END;
CREATE TRIGGER "DocumentAccess_no_update" BEFORE UPDATE ON "DocumentAccess"
BEGIN SELECT RAISE(ABORT, 'DocumentAccess is append-only'); END;
CREATE TRIGGER "DocumentAccess_no_delete" BEFORE DELETE ON "DocumentAccess"
BEGIN SELECT RAISE(ABORT, 'DocumentAccess is append-only'); END;

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

-- Whose the home of a mandate is never changes either; an example needs none.
CREATE TRIGGER "Property_seller_of_mandate" BEFORE UPDATE OF "sellerId" ON "Property"
WHEN NEW."sellerId" <> OLD."sellerId" AND NOT OLD."isDemonstration" AND EXISTS (SELECT 1 FROM "Mandate" WHERE "propertyId" = NEW."id")
BEGIN SELECT RAISE(ABORT, 'the home of a mandate is its seller''s'); END;
CREATE TRIGGER "Property_online_needs_mandate" BEFORE UPDATE OF "status" ON "Property"
WHEN NEW."status" = 'active' AND OLD."status" <> 'active' AND NOT NEW."isDemonstration"
  AND NOT EXISTS (SELECT 1 FROM "Mandate" WHERE "propertyId" = NEW."id" AND "endedAt" IS NULL
    AND "homeType" = NEW."type" AND "homeCommuneCode" = NEW."communeCode" AND "homePostalCode" = NEW."postalCode"
    AND "homeSurfaceDm2" = NEW."surfaceDm2" AND coalesce("homeLandSurfaceM2", 0) = coalesce(NEW."landSurfaceM2", 0)
    AND "homeParcelId" IS NEW."parcelId")
BEGIN SELECT RAISE(ABORT, 'a listing is online under a mandate that names its home'); END;
CREATE TRIGGER "Property_online_stays_its_home" BEFORE UPDATE OF "type", "communeCode", "postalCode", "surfaceDm2",
  "landSurfaceM2", "parcelId" ON "Property"
WHEN OLD."status" IN ('active', 'under_offer') AND NEW."status" IN ('active', 'under_offer')
  AND NOT NEW."isDemonstration"
  AND (NEW."type" <> OLD."type" OR NEW."communeCode" <> OLD."communeCode" OR NEW."postalCode" <> OLD."postalCode"
    OR NEW."surfaceDm2" <> OLD."surfaceDm2" OR coalesce(NEW."landSurfaceM2", 0) <> coalesce(OLD."landSurfaceM2", 0)
    OR NEW."parcelId" IS NOT OLD."parcelId")
  AND NOT EXISTS (SELECT 1 FROM "Mandate" WHERE "propertyId" = NEW."id" AND "endedAt" IS NULL
    AND "homeType" = NEW."type" AND "homeCommuneCode" = NEW."communeCode" AND "homePostalCode" = NEW."postalCode"
    AND "homeSurfaceDm2" = NEW."surfaceDm2" AND coalesce("homeLandSurfaceM2", 0) = coalesce(NEW."landSurfaceM2", 0)
    AND "homeParcelId" IS NEW."parcelId")
BEGIN SELECT RAISE(ABORT, 'a listing online stays the home that its mandate names'); END;
CREATE TRIGGER "Offer_home_fixed" BEFORE UPDATE OF "home" ON "Offer"
BEGIN SELECT RAISE(ABORT, 'the home of an offer is never changed'); END;

-- Pictures are on cards and pages of a listing, and in its search results.
CREATE TRIGGER "PropertyPhoto_inserted" AFTER INSERT ON "PropertyPhoto"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId"); END;
CREATE TRIGGER "PropertyPhoto_updated" AFTER UPDATE ON "PropertyPhoto"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId"); END;
CREATE TRIGGER "PropertyPhoto_deleted" AFTER DELETE ON "PropertyPhoto"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (OLD."propertyId"); END;
CREATE TRIGGER "PropertyPhoto_inserted_page" AFTER INSERT ON "PropertyPhoto"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"), ('search'),
  ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId")); END;
CREATE TRIGGER "PropertyPhoto_updated_page" AFTER UPDATE ON "PropertyPhoto"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"), ('search'),
  ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId")); END;
CREATE TRIGGER "PropertyPhoto_deleted_page" AFTER DELETE ON "PropertyPhoto"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"), ('search'),
  -- The listing itself may be gone already.
  ('city:' || coalesce((SELECT "communeCode" FROM "Property" WHERE "id" = OLD."propertyId"), '')); END;
CREATE TRIGGER "FloorPlan_inserted_page" AFTER INSERT ON "FloorPlan"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "FloorPlan_updated_page" AFTER UPDATE ON "FloorPlan"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || OLD."propertyId"), ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "FloorPlan_deleted_page" AFTER DELETE ON "FloorPlan"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"); END;

-- Rooms are on the listing's page and on its virtual tour, and on no card; search knows nothing of them.
CREATE TRIGGER "Room_inserted_page" AFTER INSERT ON "Room"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "Room_updated_page" AFTER UPDATE ON "Room"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || OLD."propertyId"), ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "Room_deleted_page" AFTER DELETE ON "Room"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"); END;

-- The counts that the search index and the alerts start from.
INSERT INTO "SearchEpoch" ("id", "epoch") VALUES (1, 1);
INSERT INTO "AlertProgress" ("id", "seq") VALUES (1, 0);
