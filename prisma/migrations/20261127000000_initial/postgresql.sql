-- CreateTable
CREATE TABLE "User" (
    "id" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "emailNormalized" TEXT COLLATE "C" NOT NULL,
    "firstName" TEXT COLLATE "C" NOT NULL,
    "lastName" TEXT COLLATE "C" NOT NULL,
    "phone" TEXT COLLATE "C" NOT NULL,
    "address" TEXT COLLATE "C",
    "city" TEXT COLLATE "C",
    "postalCode" TEXT COLLATE "C",
    "passwordHash" TEXT COLLATE "C",
    "activeRole" TEXT COLLATE "C" NOT NULL DEFAULT 'buyer',
    "referralCode" TEXT COLLATE "C" NOT NULL,
    "referredById" TEXT COLLATE "C",
    "emailConfirmedAt" TIMESTAMP(3),
    "erasedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id"),
    CHECK ("referredById" IS NULL OR "referredById" <> "id"),
    CHECK (length("referralCode") = 6 AND "referralCode" = upper("referralCode")),
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK ("activeRole" IN ('buyer', 'seller', 'ambassador', 'trust_manager'))
);

-- CreateTable
CREATE TABLE "PendingRegistration" (
    "id" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "emailNormalized" TEXT COLLATE "C" NOT NULL,
    "firstName" TEXT COLLATE "C" NOT NULL,
    "lastName" TEXT COLLATE "C" NOT NULL,
    "phone" TEXT COLLATE "C" NOT NULL,
    "passwordHash" TEXT COLLATE "C",
    "role" TEXT COLLATE "C" NOT NULL,
    "referredBy" TEXT COLLATE "C",
    "intent" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PendingRegistration_pkey" PRIMARY KEY ("id"),
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager'))
);

-- CreateTable
CREATE TABLE "RoleGrant" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL,
    "requestedAt" TIMESTAMP(3) NOT NULL,
    "decidedAt" TIMESTAMP(3),
    "decidedById" TEXT COLLATE "C",
    "reason" TEXT COLLATE "C",

    CONSTRAINT "RoleGrant_pkey" PRIMARY KEY ("id"),
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager')),
    CHECK ("status" IN ('pending', 'active', 'suspended', 'refused'))
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C",
    "pendingId" TEXT COLLATE "C",
    "userAgent" TEXT COLLATE "C",
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastSeenAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id"),
    CHECK (("userId" IS NULL) <> ("pendingId" IS NULL))
);

-- CreateTable
CREATE TABLE "OneTimeToken" (
    "hash" TEXT COLLATE "C" NOT NULL,
    "purpose" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C",
    "pendingId" TEXT COLLATE "C",
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "spentAt" TIMESTAMP(3),

    CONSTRAINT "OneTimeToken_pkey" PRIMARY KEY ("hash"),
    CHECK (("userId" IS NULL) <> ("pendingId" IS NULL)),
    CHECK ("tries" >= 0),
    CHECK ("purpose" IN ('email_confirmation', 'password_reset', 'second_factor'))
);

-- CreateTable
CREATE TABLE "EmailChange" (
    "hash" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "emailNormalized" TEXT COLLATE "C" NOT NULL,
    "restores" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "EmailChange_pkey" PRIMARY KEY ("hash"),
    CHECK ("emailNormalized" = lower(trim("emailNormalized")))
);

-- CreateTable
CREATE TABLE "FormerEmail" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "emailNormalized" TEXT COLLATE "C" NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FormerEmail_pkey" PRIMARY KEY ("userId","emailNormalized"),
    CHECK ("emailNormalized" = lower(trim("emailNormalized")))
);

-- CreateTable
CREATE TABLE "SecondFactor" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "secretSealed" TEXT COLLATE "C" NOT NULL,
    "confirmedAt" TIMESTAMP(3),
    "lastStep" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "hash" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "spentAt" TIMESTAMP(3),

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "NotificationPreference" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "email" BOOLEAN NOT NULL,
    "push" BOOLEAN NOT NULL,
    "sms" BOOLEAN NOT NULL,

    CONSTRAINT "NotificationPreference_pkey" PRIMARY KEY ("userId","kind"),
    CHECK ("kind" IN ('new_lead', 'visit_request', 'offer_received', 'document_status', 'market_insights', 'message_received', 'search_alert'))
);

-- CreateTable
CREATE TABLE "AuditEvent" (
    "seq" SERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "actorId" TEXT COLLATE "C",
    "sessionId" TEXT COLLATE "C",
    "action" TEXT COLLATE "C" NOT NULL,
    "subjectType" TEXT COLLATE "C" NOT NULL,
    "subjectId" TEXT COLLATE "C" NOT NULL,
    "concernsId" TEXT COLLATE "C",
    "detail" JSON NOT NULL,

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("seq"),
    CHECK (TRUE)
);

-- CreateTable
CREATE TABLE "SavedSearch" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "criteria" JSON NOT NULL,
    "alertEnabled" BOOLEAN NOT NULL DEFAULT false,
    "frequency" TEXT COLLATE "C" NOT NULL DEFAULT 'daily',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "sentUntil" TIMESTAMP(3),

    CONSTRAINT "SavedSearch_pkey" PRIMARY KEY ("id"),
    CHECK ("frequency" IN ('instant', 'daily', 'weekly'))
);

-- CreateTable
CREATE TABLE "ListingEvent" (
    "seq" SERIAL NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "fromCents" INTEGER,
    "toCents" INTEGER,

    CONSTRAINT "ListingEvent_pkey" PRIMARY KEY ("seq"),
    CHECK ("kind" IN ('published', 'price_changed', 'back_on_market', 'slot_opened', 'paused', 'under_offer', 'sold', 'withdrawn'))
);

-- CreateTable
CREATE TABLE "SearchAlertItem" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "eventSeq" INTEGER NOT NULL,
    "searchId" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "sentAt" TIMESTAMP(3),

    CONSTRAINT "SearchAlertItem_pkey" PRIMARY KEY ("userId","eventSeq")
);

-- CreateTable
CREATE TABLE "AlertProgress" (
    "id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,

    CONSTRAINT "AlertProgress_pkey" PRIMARY KEY ("id"),
    CHECK ("id" = 1)
);

-- CreateTable
CREATE TABLE "Favorite" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "mark" TEXT COLLATE "C",
    "note" TEXT COLLATE "C",

    CONSTRAINT "Favorite_pkey" PRIMARY KEY ("userId","propertyId"),
    CHECK ("note" IS NULL OR length("note") BETWEEN 1 AND 1000),
    CHECK ("mark" IN ('love', 'maybe', 'no'))
);

-- CreateTable
CREATE TABLE "HiddenListing" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "HiddenListing_pkey" PRIMARY KEY ("userId","propertyId")
);

-- CreateTable
CREATE TABLE "ShortlistShare" (
    "id" TEXT COLLATE "C" NOT NULL,
    "inviterId" TEXT COLLATE "C" NOT NULL,
    "inviteeId" TEXT COLLATE "C",
    "tokenHash" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "acceptedAt" TIMESTAMP(3),

    CONSTRAINT "ShortlistShare_pkey" PRIMARY KEY ("id"),
    CHECK ("inviteeId" IS NULL OR "inviteeId" <> "inviterId"),
    CHECK (("inviteeId" IS NULL) = ("acceptedAt" IS NULL))
);

-- CreateTable
CREATE TABLE "ShortlistMember" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "shareId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ShortlistMember_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Commune" (
    "code" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "departmentCode" TEXT COLLATE "C" NOT NULL,
    "departmentName" TEXT COLLATE "C" NOT NULL,
    "regionName" TEXT COLLATE "C" NOT NULL,
    "population" INTEGER NOT NULL,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,

    CONSTRAINT "Commune_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "CommunePostalCode" (
    "communeCode" TEXT COLLATE "C" NOT NULL,
    "postalCode" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "CommunePostalCode_pkey" PRIMARY KEY ("communeCode","postalCode")
);

-- CreateTable
CREATE TABLE "StoredDocument" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C",
    "messageId" TEXT COLLATE "C",
    "fileName" TEXT COLLATE "C" NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT COLLATE "C" NOT NULL,
    "storageKey" TEXT COLLATE "C" NOT NULL,
    "expiresOn" TEXT COLLATE "C",
    "remindedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "StoredDocument_pkey" PRIMARY KEY ("id"),
    CHECK ("bytes" BETWEEN 1 AND 15728640),
    CHECK (length("sha256") = 64),
    CHECK (length("fileName") BETWEEN 1 AND 120),
    CHECK ("expiresOn" IS NULL OR "expiresOn" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$'),
    CHECK ("kind" IN ('energy_report', 'diagnostics', 'title_deed', 'coownership_minutes', 'coownership_charges', 'property_tax', 'works', 'identity', 'income', 'loan_agreement', 'proof_of_funds', 'rsac', 'attestation', 'insurance', 'attachment'))
);

-- CreateTable
CREATE TABLE "DocumentShare" (
    "documentId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "sharedAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "DocumentShare_pkey" PRIMARY KEY ("documentId","userId"),
    CHECK ("revokedAt" IS NULL OR "revokedAt" >= "sharedAt")
);

-- CreateTable
CREATE TABLE "DocumentAccess" (
    "id" TEXT COLLATE "C" NOT NULL,
    "documentId" TEXT COLLATE "C" NOT NULL,
    "actorId" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "DocumentAccess_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobRun" (
    "job" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "endedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "JobRun_pkey" PRIMARY KEY ("job","day"),
    CHECK ("day" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$')
);

-- CreateTable
CREATE TABLE "Property" (
    "id" TEXT COLLATE "C" NOT NULL,
    "sellerId" TEXT COLLATE "C" NOT NULL,
    "ambassadorId" TEXT COLLATE "C",
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'draft',
    "type" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "description" TEXT COLLATE "C" NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "surfaceDm2" INTEGER NOT NULL,
    "landSurfaceM2" INTEGER,
    "rooms" INTEGER NOT NULL,
    "bedrooms" INTEGER NOT NULL,
    "bathrooms" INTEGER NOT NULL,
    "floor" INTEGER,
    "floorCount" INTEGER,
    "builtYear" INTEGER,
    "features" JSON NOT NULL,
    "address" TEXT COLLATE "C" NOT NULL,
    "neighbourhood" TEXT COLLATE "C",
    "transport" TEXT COLLATE "C",
    "communeCode" TEXT COLLATE "C" NOT NULL,
    "postalCode" TEXT COLLATE "C" NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "addressPrecision" TEXT COLLATE "C" NOT NULL DEFAULT 'street',
    "blurSeed" TEXT COLLATE "C" NOT NULL,
    "publicLat" DOUBLE PRECISION NOT NULL,
    "publicLng" DOUBLE PRECISION NOT NULL,
    "virtualTourUrl" TEXT COLLATE "C",
    "energyClass" TEXT COLLATE "C",
    "ghgClass" TEXT COLLATE "C",
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
    "searchText" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "isDemonstration" BOOLEAN NOT NULL DEFAULT false,
    "addressId" TEXT COLLATE "C",
    "lot" TEXT COLLATE "C",
    "parcelId" TEXT COLLATE "C",
    "dpeNumber" TEXT COLLATE "C",
    "dpeDoneOn" TEXT COLLATE "C",
    "confirmedAt" TIMESTAMP(3),
    "confirmationAskedAt" TIMESTAMP(3),
    "pauseReason" TEXT COLLATE "C",
    "withdrawReason" TEXT COLLATE "C",
    "publishedAt" TIMESTAMP(3),
    "soldAt" TIMESTAMP(3),
    "withdrawnAt" TIMESTAMP(3),

    CONSTRAINT "Property_pkey" PRIMARY KEY ("id"),
    CHECK (length("id") = 12),
    CHECK ("priceCents" BETWEEN 100000 AND 2000000000),
    CHECK ("surfaceDm2" BETWEEN 100 AND 1000000),
    CHECK ("landSurfaceM2" IS NULL OR "landSurfaceM2" BETWEEN 0 AND 10000000),
    CHECK ("rooms" BETWEEN 1 AND 99),
    CHECK ("bedrooms" BETWEEN 0 AND "rooms"),
    CHECK ("bathrooms" BETWEEN 0 AND 50),
    CHECK ("lat" BETWEEN -90 AND 90 AND "lng" BETWEEN -180 AND 180),
    CHECK ("viewCount" >= 0 AND "favoriteCount" >= 0),
    CHECK (TRUE),
    CHECK ("status" IN ('draft', 'in_review', 'withdrawn') OR "publishedAt" IS NOT NULL),
    CHECK ("status" <> 'sold' OR "soldAt" IS NOT NULL),
    CHECK ("energyCostMinCents" IS NULL OR "energyCostMinCents" <= "energyCostMaxCents"),
    CHECK (length("blurSeed") = 16 AND "blurSeed" !~ '^.*[^0-9a-f].*$'),
    CHECK (("addressPrecision" = 'exact') = ("publicLat" = "lat" AND "publicLng" = "lng")),
    CHECK (abs("publicLat" - "lat") <= 0.006 AND abs("publicLng" - "lng") <= 0.03),
    CHECK ("virtualTourUrl" IS NULL OR ("virtualTourUrl" ~ '^https://..*$' AND length("virtualTourUrl") <= 2000)),
    CHECK (strpos(substr("virtualTourUrl", 9) || '/@', '@') > strpos(replace(replace(substr("virtualTourUrl", 9), '?', '/'), '#', '/') || '/', '/')),
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
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "mediaKey" TEXT COLLATE "C" NOT NULL,
    "alt" TEXT COLLATE "C" NOT NULL,
    "color" TEXT COLLATE "C",
    "roomPosition" INTEGER,

    CONSTRAINT "PropertyPhoto_pkey" PRIMARY KEY ("propertyId","position"),
    CHECK ("position" BETWEEN 0 AND 99)
);

-- CreateTable
CREATE TABLE "Room" (
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "areaDm2" INTEGER,
    "level" TEXT COLLATE "C",

    CONSTRAINT "Room_pkey" PRIMARY KEY ("propertyId","position"),
    CHECK ("position" BETWEEN 0 AND 39),
    CHECK (length("name") BETWEEN 1 AND 60),
    CHECK ("areaDm2" IS NULL OR "areaDm2" BETWEEN 1 AND 1000000),
    CHECK ("level" IS NULL OR length("level") BETWEEN 1 AND 40)
);

-- CreateTable
CREATE TABLE "FloorPlan" (
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT COLLATE "C" NOT NULL,
    "mediaKey" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "FloorPlan_pkey" PRIMARY KEY ("propertyId","position"),
    CHECK ("position" BETWEEN 0 AND 9),
    CHECK (length("label") BETWEEN 1 AND 60),
    CHECK (length("mediaKey") BETWEEN 1 AND 100)
);

-- CreateTable
CREATE TABLE "PropertyDay" (
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "favorites" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "PropertyDay_pkey" PRIMARY KEY ("propertyId","day"),
    CHECK ("day" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$'),
    CHECK ("views" >= 0 AND "favorites" >= 0)
);

-- CreateTable
CREATE TABLE "ViewSalt" (
    "day" TEXT COLLATE "C" NOT NULL,
    "salt" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ViewSalt_pkey" PRIMARY KEY ("day"),
    CHECK ("day" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$')
);

-- CreateTable
CREATE TABLE "ListingViewer" (
    "day" TEXT COLLATE "C" NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ListingViewer_pkey" PRIMARY KEY ("day","hash")
);

-- CreateTable
CREATE TABLE "StatusPeriod" (
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),
    "status" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "StatusPeriod_pkey" PRIMARY KEY ("propertyId","startedAt"),
    CHECK ("status" IN ('paused', 'under_offer')),
    CHECK ("endedAt" IS NULL OR "endedAt" >= "startedAt"),
    CHECK ("status" IN ('draft', 'in_review', 'active', 'under_offer', 'sold', 'paused', 'withdrawn'))
);

-- CreateTable
CREATE TABLE "ListingChange" (
    "seq" SERIAL NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ListingChange_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "PageChange" (
    "seq" SERIAL NOT NULL,
    "tag" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "PageChange_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "SearchEpoch" (
    "id" INTEGER NOT NULL,
    "epoch" INTEGER NOT NULL,

    CONSTRAINT "SearchEpoch_pkey" PRIMARY KEY ("id"),
    CHECK ("id" = 1)
);

-- CreateTable
CREATE TABLE "AmbassadorProfile" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "rsacNumber" TEXT COLLATE "C",
    "attestationExpiresOn" TEXT COLLATE "C",
    "insuranceExpiresOn" TEXT COLLATE "C",
    "trainedAt" TIMESTAMP(3),
    "weeklyHours" INTEGER,
    "workPhone" TEXT COLLATE "C",
    "changedAt" TIMESTAMP(3),
    "checkedUntil" TEXT COLLATE "C",

    CONSTRAINT "AmbassadorProfile_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Lead" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ambassadorId" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C",
    "contactId" TEXT COLLATE "C",
    "contactName" TEXT COLLATE "C" NOT NULL,
    "contactEmail" TEXT COLLATE "C",
    "contactPhone" TEXT COLLATE "C",
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'new',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Lead_pkey" PRIMARY KEY ("id"),
    CHECK ("status" IN ('new', 'contacted', 'qualified', 'won', 'lost'))
);

-- CreateTable
CREATE TABLE "CommissionEntry" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ambassadorId" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C",
    "propertyName" TEXT COLLATE "C",
    "event" TEXT COLLATE "C" NOT NULL,
    "ruleVersion" TEXT COLLATE "C" NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "occurredAt" TIMESTAMP(3) NOT NULL,
    "visitId" TEXT COLLATE "C",
    "saleId" TEXT COLLATE "C",

    CONSTRAINT "CommissionEntry_pkey" PRIMARY KEY ("id"),
    CHECK ("amountCents" <> 0),
    CHECK ("propertyId" IS NOT NULL OR trim(coalesce("propertyName", '')) <> ''),
    CHECK ("event" IN ('visit_organised', 'sale_signed', 'reversal'))
);

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C",
    "toAddress" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,
    "data" TEXT COLLATE "C" NOT NULL,
    "messageId" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3) NOT NULL,
    "leasedUntil" TIMESTAMP(3),
    "lastError" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "sentAt" TIMESTAMP(3),

    CONSTRAINT "OutboxMail_pkey" PRIMARY KEY ("id"),
    CHECK ("attempts" >= 0),
    CHECK (("state" = 'sent') = ("sentAt" IS NOT NULL)),
    CHECK ("state" IN ('waiting', 'sent', 'dead'))
);

-- CreateTable
CREATE TABLE "Mandate" (
    "number" INTEGER NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "tier" TEXT COLLATE "C" NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "signedAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),
    "withdrawalEndsOn" TEXT COLLATE "C" NOT NULL,
    "expressRequestAt" TIMESTAMP(3),
    "homeType" TEXT COLLATE "C" NOT NULL,
    "homeAddress" TEXT COLLATE "C" NOT NULL,
    "homeLot" TEXT COLLATE "C",
    "homePostalCode" TEXT COLLATE "C" NOT NULL,
    "homeCommuneCode" TEXT COLLATE "C" NOT NULL,
    "homeCity" TEXT COLLATE "C" NOT NULL,
    "homeParcelId" TEXT COLLATE "C",
    "homeSurfaceDm2" INTEGER NOT NULL,
    "homeLandSurfaceM2" INTEGER,
    "sellerName" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Mandate_pkey" PRIMARY KEY ("number"),
    CHECK ("priceCents" BETWEEN 100000 AND 2000000000),
    CHECK ("feeCents" > 0),
    CHECK ("endedAt" IS NULL OR "endedAt" >= "signedAt"),
    CHECK ("withdrawalEndsOn" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$'),
    CHECK ("tier" IN ('starter', 'essential', 'premium', 'elite', 'prestige', 'signature')),
    CHECK ("homeType" IN ('apartment', 'house', 'studio'))
);

-- CreateTable
CREATE TABLE "MandateAmendment" (
    "mandateNumber" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "tier" TEXT COLLATE "C" NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "signedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MandateAmendment_pkey" PRIMARY KEY ("mandateNumber","position"),
    CHECK ("position" >= 1),
    CHECK ("priceCents" BETWEEN 100000 AND 2000000000),
    CHECK ("feeCents" > 0),
    CHECK ("tier" IN ('starter', 'essential', 'premium', 'elite', 'prestige', 'signature'))
);

-- CreateTable
CREATE TABLE "Signature" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "signerId" TEXT COLLATE "C" NOT NULL,
    "terms" JSON NOT NULL,
    "termsSha256" TEXT COLLATE "C" NOT NULL,
    "codeHash" TEXT COLLATE "C" NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "signedAt" TIMESTAMP(3),
    "mandateNumber" INTEGER,
    "pdf" BYTEA,
    "pdfSha256" TEXT COLLATE "C",
    "evidence" JSON,

    CONSTRAINT "Signature_pkey" PRIMARY KEY ("id"),
    CHECK (TRUE AND ("evidence" IS NULL OR TRUE)),
    CHECK ("attempts" >= 0),
    CHECK (("signedAt" IS NULL) = ("pdf" IS NULL) AND ("signedAt" IS NULL) = ("evidence" IS NULL)),
    CHECK (("signedAt" IS NULL) = ("pdfSha256" IS NULL) AND ("signedAt" IS NULL) = ("mandateNumber" IS NULL)),
    CHECK ("kind" IN ('mandate', 'amendment'))
);

-- CreateTable
CREATE TABLE "Invoice" (
    "number" INTEGER NOT NULL,
    "saleId" TEXT COLLATE "C" NOT NULL,
    "mandateNumber" INTEGER,
    "sellerId" TEXT COLLATE "C" NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "discountCents" INTEGER NOT NULL,
    "issuedAt" TIMESTAMP(3) NOT NULL,
    "parties" JSON NOT NULL,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("number"),
    CHECK ("feeCents" > 0 AND "discountCents" BETWEEN 0 AND "feeCents")
);

-- CreateTable
CREATE TABLE "Conversation" (
    "id" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C",
    "contactId" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "contactArchivedAt" TIMESTAMP(3),
    "ownerArchivedAt" TIMESTAMP(3),
    "contactStarredAt" TIMESTAMP(3),
    "ownerStarredAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastMessageAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id"),
    CHECK ("type" IN ('inquiry', 'offer', 'visit', 'general'))
);

-- CreateTable
CREATE TABLE "Message" (
    "id" TEXT COLLATE "C" NOT NULL,
    "conversationId" TEXT COLLATE "C" NOT NULL,
    "sender" TEXT COLLATE "C" NOT NULL,
    "authorId" TEXT COLLATE "C" NOT NULL,
    "content" TEXT COLLATE "C" NOT NULL,
    "clientKey" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "readAt" TIMESTAMP(3),

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id"),
    CHECK (length(trim("content")) > 0),
    CHECK ("sender" IN ('contact', 'owner'))
);

-- CreateTable
CREATE TABLE "UserBlock" (
    "blockerId" TEXT COLLATE "C" NOT NULL,
    "blockedId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "UserBlock_pkey" PRIMARY KEY ("blockerId","blockedId"),
    CHECK ("blockerId" <> "blockedId")
);

-- CreateTable
CREATE TABLE "ConversationReport" (
    "id" TEXT COLLATE "C" NOT NULL,
    "conversationId" TEXT COLLATE "C" NOT NULL,
    "reporterId" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "closedAt" TIMESTAMP(3),
    "closedById" TEXT COLLATE "C",
    "outcome" TEXT COLLATE "C",

    CONSTRAINT "ConversationReport_pkey" PRIMARY KEY ("id"),
    CHECK (length("text") <= 2000),
    CHECK (("closedAt" IS NULL) = ("outcome" IS NULL) AND ("closedAt" IS NULL) = ("closedById" IS NULL)),
    CHECK ("reason" IN ('spam', 'fraud', 'harassment', 'discrimination', 'personal_data', 'other')),
    CHECK ("outcome" IN ('warned', 'blocked', 'unfounded'))
);

-- CreateTable
CREATE TABLE "PendingMessage" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "emailNormalized" TEXT COLLATE "C" NOT NULL,
    "content" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PendingMessage_pkey" PRIMARY KEY ("id"),
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK (length(trim("content")) > 0)
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "event" TEXT COLLATE "C" NOT NULL,
    "data" JSON NOT NULL,
    "onceKey" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "readAt" TIMESTAMP(3),

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id"),
    CHECK (TRUE),
    CHECK ("kind" IN ('new_lead', 'visit_request', 'offer_received', 'document_status', 'market_insights', 'message_received', 'search_alert'))
);

-- CreateTable
CREATE TABLE "NotificationDelivery" (
    "notificationId" TEXT COLLATE "C" NOT NULL,
    "channel" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'waiting',
    "dueAt" TIMESTAMP(3) NOT NULL,
    "unlessRead" BOOLEAN NOT NULL DEFAULT false,
    "inDigest" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "leasedUntil" TIMESTAMP(3),
    "lastError" TEXT COLLATE "C",
    "sentAt" TIMESTAMP(3),

    CONSTRAINT "NotificationDelivery_pkey" PRIMARY KEY ("notificationId","channel"),
    CHECK ("attempts" >= 0),
    CHECK (("state" = 'sent') = ("sentAt" IS NOT NULL)),
    CHECK ("channel" IN ('email', 'push', 'sms')),
    CHECK ("state" IN ('waiting', 'sent', 'skipped', 'dead'))
);

-- CreateTable
CREATE TABLE "NotificationSettings" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "quietFromMinute" INTEGER,
    "quietToMinute" INTEGER,
    "digest" TEXT COLLATE "C" NOT NULL DEFAULT 'none',
    "favoriteAlerts" BOOLEAN NOT NULL DEFAULT true,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "NotificationSettings_pkey" PRIMARY KEY ("userId"),
    CHECK (("quietFromMinute" IS NULL) = ("quietToMinute" IS NULL)),
    CHECK ("quietFromMinute" IS NULL OR ("quietFromMinute" BETWEEN 0 AND 1439 AND "quietToMinute" BETWEEN 0 AND 1439 AND "quietFromMinute" <> "quietToMinute")),
    CHECK ("digest" IN ('none', 'daily', 'weekly'))
);

-- CreateTable
CREATE TABLE "PushSubscription" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "sessionId" TEXT COLLATE "C" NOT NULL,
    "endpoint" TEXT COLLATE "C" NOT NULL,
    "p256dh" TEXT COLLATE "C" NOT NULL,
    "auth" TEXT COLLATE "C" NOT NULL,
    "userAgent" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastSentAt" TIMESTAMP(3),

    CONSTRAINT "PushSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutboxSms" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "toPhone" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'waiting',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "sentAt" TIMESTAMP(3),

    CONSTRAINT "OutboxSms_pkey" PRIMARY KEY ("id"),
    CHECK ("state" IN ('waiting', 'sent', 'skipped', 'dead'))
);

-- CreateTable
CREATE TABLE "UserEvent" (
    "seq" SERIAL NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "data" JSON NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "UserEvent_pkey" PRIMARY KEY ("seq"),
    CHECK (TRUE)
);

-- CreateTable
CREATE TABLE "Offer" (
    "id" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "buyerId" TEXT COLLATE "C" NOT NULL,
    "answersId" TEXT COLLATE "C",
    "buyerName" TEXT COLLATE "C" NOT NULL,
    "buyerEmail" TEXT COLLATE "C" NOT NULL,
    "buyerPhone" TEXT COLLATE "C" NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'pending',
    "financingType" TEXT COLLATE "C" NOT NULL,
    "financingApproved" BOOLEAN NOT NULL,
    "expiryDate" TEXT COLLATE "C" NOT NULL,
    "message" TEXT COLLATE "C",
    "conditions" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "decidedAt" TIMESTAMP(3),
    "authorId" TEXT COLLATE "C" NOT NULL,
    "decidedById" TEXT COLLATE "C",
    "refusalReason" TEXT COLLATE "C",
    "fileSharedAt" TIMESTAMP(3),
    "home" JSON NOT NULL,

    CONSTRAINT "Offer_pkey" PRIMARY KEY ("id"),
    CHECK ("amountCents" BETWEEN 1 AND 2000000000),
    CHECK ("expiryDate" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$'),
    CHECK ("answersId" IS NULL OR "answersId" <> "id"),
    CHECK ("refusalReason" IS NULL OR "status" = 'rejected'),
    CHECK (TRUE),
    CHECK ("status" IN ('pending', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired', 'void')),
    CHECK ("financingType" IN ('cash', 'loan', 'mixed')),
    CHECK ("refusalReason" IN ('price_too_low', 'financing_not_secured', 'conditions_not_acceptable', 'timing_not_suitable', 'other_offer_accepted', 'listing_unavailable'))
);

-- CreateTable
CREATE TABLE "ServiceProvider" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "description" TEXT COLLATE "C" NOT NULL,
    "ratingTenths" INTEGER NOT NULL,
    "reviewCount" INTEGER NOT NULL,
    "priceUnit" TEXT COLLATE "C" NOT NULL,
    "priceCents" INTEGER,
    "priceRateBps" INTEGER,
    "availability" TEXT COLLATE "C" NOT NULL,
    "specialties" JSON NOT NULL,
    "certifications" JSON NOT NULL,
    "location" TEXT COLLATE "C" NOT NULL,
    "distanceKm" DOUBLE PRECISION NOT NULL,
    "portfolio" JSON,
    "verified" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ServiceProvider_pkey" PRIMARY KEY ("id"),
    CHECK ("ratingTenths" BETWEEN 0 AND 50),
    CHECK (("priceUnit" = 'percentage') = ("priceRateBps" IS NOT NULL)),
    CHECK (("priceUnit" = 'percentage') = ("priceCents" IS NULL)),
    CHECK ("type" IN ('photographer', 'diagnostician', 'home_stager', 'financial_advisor', 'notary', 'lawyer', 'contractor')),
    CHECK ("priceUnit" IN ('fixed', 'hourly', 'percentage')),
    CHECK ("availability" IN ('immediate', 'within_24h', 'within_week'))
);

-- CreateTable
CREATE TABLE "ReadinessCheck" (
    "id" INTEGER NOT NULL,
    "checkedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ReadinessCheck_pkey" PRIMARY KEY ("id"),
    CHECK ("id" = 1)
);

-- CreateTable
CREATE TABLE "ListingReport" (
    "id" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "email" TEXT COLLATE "C",
    "reporterId" TEXT COLLATE "C",
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'open',
    "outcome" TEXT COLLATE "C",
    "claimedById" TEXT COLLATE "C",
    "claimedAt" TIMESTAMP(3),
    "closedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,
    "movedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ListingReport_pkey" PRIMARY KEY ("id"),
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
    "id" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C",
    "sellerId" TEXT COLLATE "C",
    "holderHash" TEXT COLLATE "C",
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'editing',
    "content" JSON NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "fieldVersions" JSON NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "submittedAt" TIMESTAMP(3),
    "claimedById" TEXT COLLATE "C",
    "claimedAt" TIMESTAMP(3),
    "decidedAt" TIMESTAMP(3),

    CONSTRAINT "ListingRevision_pkey" PRIMARY KEY ("id"),
    CHECK (length("id") = 12),
    CHECK (TRUE AND TRUE),
    CHECK ("version" >= 1),
    CHECK (("sellerId" IS NULL) <> ("holderHash" IS NULL)),
    CHECK ("status" IN ('editing', 'discarded') OR ("sellerId" IS NOT NULL AND "propertyId" IS NOT NULL AND "submittedAt" IS NOT NULL)),
    CHECK (("claimedById" IS NULL) = ("claimedAt" IS NULL)),
    CHECK ("claimedById" IS NULL OR "status" = 'in_review'),
    CHECK ("status" IN ('editing', 'in_review', 'approved', 'discarded'))
);

-- CreateTable
CREATE TABLE "RevisionEvent" (
    "id" TEXT COLLATE "C" NOT NULL,
    "revisionId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "actorId" TEXT COLLATE "C",
    "content" JSON,
    "reasons" JSON,

    CONSTRAINT "RevisionEvent_pkey" PRIMARY KEY ("id"),
    CHECK ("content" IS NULL OR TRUE),
    CHECK ("reasons" IS NULL OR TRUE),
    CHECK (("kind" = 'returned') = ("reasons" IS NOT NULL)),
    CHECK ("kind" IN ('started', 'adopted', 'submitted', 'taken_back', 'claimed', 'released', 'returned', 'approved', 'discarded'))
);

-- CreateTable
CREATE TABLE "MediaAsset" (
    "key" TEXT COLLATE "C" NOT NULL,
    "revisionId" TEXT COLLATE "C" NOT NULL,
    "sha256" TEXT COLLATE "C" NOT NULL,
    "similarity" TEXT COLLATE "C" NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "color" TEXT COLLATE "C" NOT NULL,
    "sharpness" INTEGER NOT NULL,
    "brightness" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MediaAsset_pkey" PRIMARY KEY ("key"),
    CHECK (length("key") = 32),
    CHECK ("width" BETWEEN 1 AND 20000 AND "height" BETWEEN 1 AND 20000),
    CHECK (length("sha256") = 64 AND length("similarity") = 16),
    CHECK ("color" ~ '^#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]$'),
    CHECK ("sharpness" >= 0 AND "brightness" BETWEEN 0 AND 255)
);

-- CreateTable
CREATE TABLE "LooperRequest" (
    "id" TEXT COLLATE "C" NOT NULL,
    "revisionId" TEXT COLLATE "C" NOT NULL,
    "ambassadorId" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'pending',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "decidedAt" TIMESTAMP(3),

    CONSTRAINT "LooperRequest_pkey" PRIMARY KEY ("id"),
    CHECK (("status" = 'pending') = ("decidedAt" IS NULL)),
    CHECK ("status" IN ('pending', 'accepted', 'declined', 'withdrawn'))
);

-- CreateTable
CREATE TABLE "Sale" (
    "id" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "offerId" TEXT COLLATE "C" NOT NULL,
    "buyerId" TEXT COLLATE "C" NOT NULL,
    "sellerId" TEXT COLLATE "C" NOT NULL,
    "ambassadorId" TEXT COLLATE "C",
    "priceCents" INTEGER NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'open',
    "endReason" TEXT COLLATE "C",
    "openedAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),
    "compromisPlannedOn" TEXT COLLATE "C",
    "compromisSignedOn" TEXT COLLATE "C",
    "notifiedOn" TEXT COLLATE "C",
    "withdrawalEndsOn" TEXT COLLATE "C",
    "loanDueOn" TEXT COLLATE "C",
    "loanAppliedOn" TEXT COLLATE "C",
    "loanObtainedOn" TEXT COLLATE "C",
    "deedPlannedOn" TEXT COLLATE "C",
    "deedSignedOn" TEXT COLLATE "C",
    "terms" JSON NOT NULL,

    CONSTRAINT "Sale_pkey" PRIMARY KEY ("id"),
    CHECK ("priceCents" BETWEEN 1 AND 2000000000),
    CHECK (("status" = 'open') = ("endedAt" IS NULL)),
    CHECK (("status" = 'fallen_through') = ("endReason" IS NOT NULL)),
    CHECK (TRUE),
    CHECK ("status" IN ('open', 'concluded', 'fallen_through')),
    CHECK ("endReason" IN ('buyer_withdrew', 'loan_refused', 'condition_failed', 'deed_not_signed', 'agreed'))
);

-- CreateTable
CREATE TABLE "SaleEvent" (
    "id" TEXT COLLATE "C" NOT NULL,
    "saleId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "actorId" TEXT COLLATE "C",
    "day" TEXT COLLATE "C",

    CONSTRAINT "SaleEvent_pkey" PRIMARY KEY ("id"),
    CHECK ("day" IS NULL OR "day" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$'),
    CHECK ("kind" IN ('opened', 'compromis_planned', 'compromis_signed', 'compromis_notified', 'withdrawn', 'loan_applied', 'loan_obtained', 'loan_refused', 'deed_planned', 'deed_signed', 'fallen_through'))
);

-- CreateTable
CREATE TABLE "ReferralReward" (
    "id" TEXT COLLATE "C" NOT NULL,
    "saleId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "beneficiaryId" TEXT COLLATE "C" NOT NULL,
    "referredId" TEXT COLLATE "C" NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "occurredAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ReferralReward_pkey" PRIMARY KEY ("id"),
    CHECK ("amountCents" > 0),
    CHECK ("kind" IN ('referrer_seller', 'referrer_looper', 'referrer_buyer', 'referred'))
);

-- CreateTable
CREATE TABLE "VisitSchedule" (
    "id" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "hostId" TEXT COLLATE "C" NOT NULL,
    "durationMinutes" INTEGER NOT NULL DEFAULT 30,
    "bufferMinutes" INTEGER NOT NULL DEFAULT 15,
    "noticeHours" INTEGER NOT NULL DEFAULT 24,
    "dailyCap" INTEGER NOT NULL DEFAULT 6,
    "weeksAhead" INTEGER NOT NULL DEFAULT 3,
    "physical" BOOLEAN NOT NULL DEFAULT true,
    "virtual" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "VisitSchedule_pkey" PRIMARY KEY ("id"),
    CHECK ("durationMinutes" BETWEEN 15 AND 240 AND "durationMinutes" % 15 = 0),
    CHECK ("bufferMinutes" BETWEEN 0 AND 120 AND "bufferMinutes" % 15 = 0),
    CHECK ("noticeHours" BETWEEN 0 AND 336),
    CHECK ("dailyCap" BETWEEN 1 AND 20),
    CHECK ("weeksAhead" BETWEEN 1 AND 8),
    CHECK ("physical" OR "virtual")
);

-- CreateTable
CREATE TABLE "VisitScheduleRule" (
    "scheduleId" TEXT COLLATE "C" NOT NULL,
    "weekday" INTEGER NOT NULL,
    "startMinute" INTEGER NOT NULL,
    "endMinute" INTEGER NOT NULL,

    CONSTRAINT "VisitScheduleRule_pkey" PRIMARY KEY ("scheduleId","weekday","startMinute"),
    CHECK ("weekday" BETWEEN 1 AND 7),
    CHECK ("startMinute" BETWEEN 0 AND 1439 AND "endMinute" BETWEEN 1 AND 1440 AND "endMinute" > "startMinute"),
    CHECK ("startMinute" % 15 = 0 AND "endMinute" % 15 = 0)
);

-- CreateTable
CREATE TABLE "VisitScheduleException" (
    "scheduleId" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "startMinute" INTEGER NOT NULL,
    "endMinute" INTEGER NOT NULL,

    CONSTRAINT "VisitScheduleException_pkey" PRIMARY KEY ("scheduleId","day","startMinute"),
    CHECK ("day" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$'),
    CHECK (("startMinute" = -1 AND "endMinute" = -1) OR ("startMinute" BETWEEN 0 AND 1439 AND "endMinute" BETWEEN 1 AND 1440 AND "endMinute" > "startMinute"))
);

-- CreateTable
CREATE TABLE "VisitSlot" (
    "id" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "hostId" TEXT COLLATE "C" NOT NULL,
    "startsAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "closedAt" TIMESTAMP(3),

    CONSTRAINT "VisitSlot_pkey" PRIMARY KEY ("id"),
    CHECK ("endsAt" > "startsAt")
);

-- CreateTable
CREATE TABLE "Visit" (
    "id" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "slotId" TEXT COLLATE "C",
    "buyerId" TEXT COLLATE "C" NOT NULL,
    "hostId" TEXT COLLATE "C" NOT NULL,
    "visitorName" TEXT COLLATE "C" NOT NULL,
    "visitorEmail" TEXT COLLATE "C" NOT NULL,
    "visitorPhone" TEXT COLLATE "C" NOT NULL,
    "startsAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'pending',
    "notes" TEXT COLLATE "C",
    "meetingUrl" TEXT COLLATE "C",
    "checkInCode" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "checkInFailures" INTEGER NOT NULL DEFAULT 0,
    "proposedStartsAt" TIMESTAMP(3),
    "proposedEndsAt" TIMESTAMP(3),
    "proposedById" TEXT COLLATE "C",
    "confirmedAt" TIMESTAMP(3),
    "completedAt" TIMESTAMP(3),
    "cancelledAt" TIMESTAMP(3),
    "cancelledById" TEXT COLLATE "C",
    "cancelReason" TEXT COLLATE "C",
    "feedbackRating" INTEGER,
    "feedbackComment" TEXT COLLATE "C",
    "feedbackAskedAt" TIMESTAMP(3),
    "feedbackAt" TIMESTAMP(3),
    "icsSequence" INTEGER NOT NULL DEFAULT 0,
    "remindedDayAt" TIMESTAMP(3),
    "remindedHoursAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Visit_pkey" PRIMARY KEY ("id"),
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
    "resource" TEXT COLLATE "C" NOT NULL,
    "quarter" INTEGER NOT NULL,
    "visitId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "VisitHold_pkey" PRIMARY KEY ("resource","quarter")
);

-- CreateTable
CREATE TABLE "VisitEvent" (
    "id" TEXT COLLATE "C" NOT NULL,
    "visitId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "actorId" TEXT COLLATE "C",

    CONSTRAINT "VisitEvent_pkey" PRIMARY KEY ("id"),
    CHECK ("kind" IN ('requested', 'confirmed', 'proposed', 'declined', 'moved', 'cancelled', 'completed', 'feedback_requested', 'feedback_given'))
);

-- CreateTable
CREATE TABLE "VisitCalendarEntry" (
    "visitId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "method" TEXT COLLATE "C" NOT NULL,
    "sequence" INTEGER NOT NULL,
    "sentAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "VisitCalendarEntry_pkey" PRIMARY KEY ("visitId","userId"),
    CHECK ("sequence" >= 0),
    CHECK ("method" IN ('REQUEST', 'CANCEL'))
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "WaitlistEntry" (
    "id" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "emailNormalized" TEXT COLLATE "C" NOT NULL,
    "mailbox" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "referredBy" TEXT COLLATE "C",
    "source" TEXT COLLATE "C",
    "networkKey" TEXT COLLATE "C",
    "referralCode" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "confirmationSentAt" TIMESTAMP(3) NOT NULL,
    "confirmedAt" TIMESTAMP(3),
    "waveId" TEXT COLLATE "C",
    "invitedAt" TIMESTAMP(3),
    "userId" TEXT COLLATE "C",
    "joinedAt" TIMESTAMP(3),

    CONSTRAINT "WaitlistEntry_pkey" PRIMARY KEY ("id"),
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
    "id" TEXT COLLATE "C" NOT NULL,
    "entryId" TEXT COLLATE "C" NOT NULL,
    "referrerCode" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'waiting',
    "reasons" JSON NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "settledAt" TIMESTAMP(3),
    "decidedAt" TIMESTAMP(3),
    "decidedById" TEXT COLLATE "C",

    CONSTRAINT "WaitlistReferral_pkey" PRIMARY KEY ("id"),
    CHECK (("decidedById" IS NULL) = ("decidedAt" IS NULL)),
    CHECK ("decidedAt" IS NULL OR "status" IN ('counted', 'refused')),
    CHECK (("status" = 'waiting') = ("settledAt" IS NULL)),
    CHECK ("status" IN ('waiting', 'held', 'counted', 'refused'))
);

-- CreateTable
CREATE TABLE "WaitlistWave" (
    "id" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "size" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "createdById" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "WaitlistWave_pkey" PRIMARY KEY ("id"),
    CHECK ("size" > 0),
    CHECK ("role" IN ('buyer', 'seller', 'ambassador', 'trust_manager'))
);

-- CreateTable
CREATE TABLE "SpentChallenge" (
    "signature" TEXT COLLATE "C" NOT NULL,
    "spentFor" TEXT COLLATE "C" NOT NULL,
    "spentAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SpentChallenge_pkey" PRIMARY KEY ("signature")
);

-- CreateTable
CREATE TABLE "IdempotentCall" (
    "id" TEXT COLLATE "C" NOT NULL,
    "bodyHash" TEXT COLLATE "C" NOT NULL,
    "result" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "IdempotentCall_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_referredById_fkey" FOREIGN KEY ("referredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoleGrant" ADD CONSTRAINT "RoleGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoleGrant" ADD CONSTRAINT "RoleGrant_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_pendingId_fkey" FOREIGN KEY ("pendingId") REFERENCES "PendingRegistration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneTimeToken" ADD CONSTRAINT "OneTimeToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneTimeToken" ADD CONSTRAINT "OneTimeToken_pendingId_fkey" FOREIGN KEY ("pendingId") REFERENCES "PendingRegistration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormerEmail" ADD CONSTRAINT "FormerEmail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationPreference" ADD CONSTRAINT "NotificationPreference_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEvent" ADD CONSTRAINT "AuditEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEvent" ADD CONSTRAINT "AuditEvent_concernsId_fkey" FOREIGN KEY ("concernsId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedSearch" ADD CONSTRAINT "SavedSearch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingEvent" ADD CONSTRAINT "ListingEvent_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SearchAlertItem" ADD CONSTRAINT "SearchAlertItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SearchAlertItem" ADD CONSTRAINT "SearchAlertItem_eventSeq_fkey" FOREIGN KEY ("eventSeq") REFERENCES "ListingEvent"("seq") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SearchAlertItem" ADD CONSTRAINT "SearchAlertItem_searchId_fkey" FOREIGN KEY ("searchId") REFERENCES "SavedSearch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Favorite" ADD CONSTRAINT "Favorite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Favorite" ADD CONSTRAINT "Favorite_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HiddenListing" ADD CONSTRAINT "HiddenListing_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HiddenListing" ADD CONSTRAINT "HiddenListing_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShortlistShare" ADD CONSTRAINT "ShortlistShare_inviterId_fkey" FOREIGN KEY ("inviterId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShortlistShare" ADD CONSTRAINT "ShortlistShare_inviteeId_fkey" FOREIGN KEY ("inviteeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShortlistMember" ADD CONSTRAINT "ShortlistMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShortlistMember" ADD CONSTRAINT "ShortlistMember_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "ShortlistShare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommunePostalCode" ADD CONSTRAINT "CommunePostalCode_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredDocument" ADD CONSTRAINT "StoredDocument_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredDocument" ADD CONSTRAINT "StoredDocument_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredDocument" ADD CONSTRAINT "StoredDocument_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentShare" ADD CONSTRAINT "DocumentShare_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "StoredDocument"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentShare" ADD CONSTRAINT "DocumentShare_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentAccess" ADD CONSTRAINT "DocumentAccess_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "StoredDocument"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentAccess" ADD CONSTRAINT "DocumentAccess_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Property" ADD CONSTRAINT "Property_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Property" ADD CONSTRAINT "Property_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Property" ADD CONSTRAINT "Property_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PropertyPhoto" ADD CONSTRAINT "PropertyPhoto_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PropertyPhoto" ADD CONSTRAINT "PropertyPhoto_propertyId_roomPosition_fkey" FOREIGN KEY ("propertyId", "roomPosition") REFERENCES "Room"("propertyId", "position") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "Room" ADD CONSTRAINT "Room_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FloorPlan" ADD CONSTRAINT "FloorPlan_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PropertyDay" ADD CONSTRAINT "PropertyDay_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatusPeriod" ADD CONSTRAINT "StatusPeriod_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AmbassadorProfile" ADD CONSTRAINT "AmbassadorProfile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lead" ADD CONSTRAINT "Lead_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lead" ADD CONSTRAINT "Lead_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lead" ADD CONSTRAINT "Lead_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionEntry" ADD CONSTRAINT "CommissionEntry_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionEntry" ADD CONSTRAINT "CommissionEntry_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionEntry" ADD CONSTRAINT "CommissionEntry_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionEntry" ADD CONSTRAINT "CommissionEntry_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxMail" ADD CONSTRAINT "OutboxMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mandate" ADD CONSTRAINT "Mandate_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MandateAmendment" ADD CONSTRAINT "MandateAmendment_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Signature" ADD CONSTRAINT "Signature_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Signature" ADD CONSTRAINT "Signature_signerId_fkey" FOREIGN KEY ("signerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Signature" ADD CONSTRAINT "Signature_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate"("number") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate"("number") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserBlock" ADD CONSTRAINT "UserBlock_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserBlock" ADD CONSTRAINT "UserBlock_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConversationReport" ADD CONSTRAINT "ConversationReport_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConversationReport" ADD CONSTRAINT "ConversationReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConversationReport" ADD CONSTRAINT "ConversationReport_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PendingMessage" ADD CONSTRAINT "PendingMessage_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationDelivery" ADD CONSTRAINT "NotificationDelivery_notificationId_fkey" FOREIGN KEY ("notificationId") REFERENCES "Notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationSettings" ADD CONSTRAINT "NotificationSettings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxSms" ADD CONSTRAINT "OutboxSms_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserEvent" ADD CONSTRAINT "UserEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_answersId_fkey" FOREIGN KEY ("answersId") REFERENCES "Offer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingReport" ADD CONSTRAINT "ListingReport_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingReport" ADD CONSTRAINT "ListingReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingReport" ADD CONSTRAINT "ListingReport_claimedById_fkey" FOREIGN KEY ("claimedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingRevision" ADD CONSTRAINT "ListingRevision_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingRevision" ADD CONSTRAINT "ListingRevision_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListingRevision" ADD CONSTRAINT "ListingRevision_claimedById_fkey" FOREIGN KEY ("claimedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RevisionEvent" ADD CONSTRAINT "RevisionEvent_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "ListingRevision"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RevisionEvent" ADD CONSTRAINT "RevisionEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MediaAsset" ADD CONSTRAINT "MediaAsset_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "ListingRevision"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LooperRequest" ADD CONSTRAINT "LooperRequest_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "ListingRevision"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LooperRequest" ADD CONSTRAINT "LooperRequest_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sale" ADD CONSTRAINT "Sale_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sale" ADD CONSTRAINT "Sale_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sale" ADD CONSTRAINT "Sale_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sale" ADD CONSTRAINT "Sale_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sale" ADD CONSTRAINT "Sale_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SaleEvent" ADD CONSTRAINT "SaleEvent_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SaleEvent" ADD CONSTRAINT "SaleEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReferralReward" ADD CONSTRAINT "ReferralReward_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReferralReward" ADD CONSTRAINT "ReferralReward_beneficiaryId_fkey" FOREIGN KEY ("beneficiaryId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReferralReward" ADD CONSTRAINT "ReferralReward_referredId_fkey" FOREIGN KEY ("referredId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitSchedule" ADD CONSTRAINT "VisitSchedule_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitSchedule" ADD CONSTRAINT "VisitSchedule_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitScheduleRule" ADD CONSTRAINT "VisitScheduleRule_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "VisitSchedule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitScheduleException" ADD CONSTRAINT "VisitScheduleException_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "VisitSchedule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitSlot" ADD CONSTRAINT "VisitSlot_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitSlot" ADD CONSTRAINT "VisitSlot_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Visit" ADD CONSTRAINT "Visit_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Visit" ADD CONSTRAINT "Visit_slotId_fkey" FOREIGN KEY ("slotId") REFERENCES "VisitSlot"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Visit" ADD CONSTRAINT "Visit_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Visit" ADD CONSTRAINT "Visit_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitHold" ADD CONSTRAINT "VisitHold_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitEvent" ADD CONSTRAINT "VisitEvent_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitEvent" ADD CONSTRAINT "VisitEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitCalendarEntry" ADD CONSTRAINT "VisitCalendarEntry_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitCalendarEntry" ADD CONSTRAINT "VisitCalendarEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitlistEntry" ADD CONSTRAINT "WaitlistEntry_waveId_fkey" FOREIGN KEY ("waveId") REFERENCES "WaitlistWave"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitlistEntry" ADD CONSTRAINT "WaitlistEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitlistReferral" ADD CONSTRAINT "WaitlistReferral_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "WaitlistEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitlistReferral" ADD CONSTRAINT "WaitlistReferral_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitlistWave" ADD CONSTRAINT "WaitlistWave_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand: what the data model can't say.

-- Refuses a row with the sentence that a trigger gives.
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING MESSAGE = TG_ARGV[0], ERRCODE = 'check_violation';
END $$;

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
CREATE FUNCTION "Property_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id");
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_inserted" AFTER INSERT ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_inserted"();
CREATE FUNCTION "Property_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (OLD."id");
  RETURN OLD;
END $$;
CREATE TRIGGER "Property_deleted" AFTER DELETE ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_deleted"();

-- What pages show of a listing: on its card, hence in lists and in those of its city; on its own
-- page. Views and favourites are left out: they change all the time, and pages show them as they
-- were a minute ago.
CREATE FUNCTION "Property_inserted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag")
    VALUES ('listing:' || NEW."id"), ('city:' || NEW."communeCode"), ('search');
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_inserted_page" AFTER INSERT ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_inserted_page"();
CREATE FUNCTION "Property_deleted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag")
    VALUES ('listing:' || OLD."id"), ('city:' || OLD."communeCode"), ('search');
  RETURN OLD;
END $$;
CREATE TRIGGER "Property_deleted_page" AFTER DELETE ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_deleted_page"();

-- A listing names its looper.
CREATE FUNCTION "User_updated_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag")
    SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."id";
  RETURN NEW;
END $$;
CREATE TRIGGER "User_updated_page" AFTER UPDATE OF "firstName", "city" ON "User"
FOR EACH ROW EXECUTE FUNCTION "User_updated_page"();
CREATE FUNCTION "Property_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id");
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_updated" AFTER UPDATE OF
  "status", "type", "title", "description", "searchText", "priceCents", "surfaceDm2", "rooms",
  "bedrooms", "features", "neighbourhood", "communeCode", "postalCode", "lat", "lng",
  "energyClass", "publishedAt", "ambassadorId" ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_updated"();
CREATE FUNCTION "Property_updated_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag")
    VALUES ('listing:' || NEW."id"), ('city:' || OLD."communeCode"), ('city:' || NEW."communeCode"),
      ('search');
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_updated_page" AFTER UPDATE OF
  "status", "type", "title", "description", "searchText", "priceCents", "surfaceDm2", "rooms",
  "bedrooms", "features", "neighbourhood", "communeCode", "postalCode", "lat", "lng",
  "energyClass", "publishedAt", "ambassadorId" ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_updated_page"();
CREATE FUNCTION "User_updated_card"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Property" WHERE "ambassadorId" = NEW."id") THEN
    INSERT INTO "ListingChange" ("propertyId")
        SELECT "id" FROM "Property" WHERE "ambassadorId" = NEW."id";
    INSERT INTO "PageChange" ("tag")
        SELECT DISTINCT 'city:' || "communeCode" FROM "Property" WHERE "ambassadorId" = NEW."id"
        UNION SELECT 'search';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "User_updated_card" AFTER UPDATE OF "firstName" ON "User"
FOR EACH ROW EXECUTE FUNCTION "User_updated_card"();
CREATE FUNCTION "Property_detailed_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."id");
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_detailed_page" AFTER UPDATE OF
  "landSurfaceM2", "bathrooms", "floor", "floorCount", "builtYear", "address", "transport",
  "virtualTourUrl", "ghgClass", "energyUse", "ghgEmission", "energyCostMinCents",
  "energyCostMaxCents", "energyCostYear", "coownershipLots", "coownershipChargesCents",
  "coownershipProceedings", "soldAt" ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_detailed_page"();

-- What was done stays as it was written.
CREATE TRIGGER "AuditEvent_no_update" BEFORE UPDATE ON "AuditEvent"
FOR EACH ROW EXECUTE FUNCTION refuse('AuditEvent is append-only');
CREATE TRIGGER "AuditEvent_no_delete" BEFORE DELETE ON "AuditEvent"
FOR EACH ROW EXECUTE FUNCTION refuse('AuditEvent is append-only');
CREATE FUNCTION "WaitlistEntry_code_insert"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
  SELECT 1 FROM "User" u
  WHERE u."referralCode" = NEW."referralCode"
    AND u."id" IS DISTINCT FROM NEW."userId" AND u."emailNormalized" <> NEW."emailNormalized"
) THEN
    RAISE EXCEPTION USING MESSAGE = 'the code is another person''s', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "WaitlistEntry_code_insert" BEFORE INSERT ON "WaitlistEntry"
FOR EACH ROW EXECUTE FUNCTION "WaitlistEntry_code_insert"();
CREATE FUNCTION "WaitlistEntry_code_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
  SELECT 1 FROM "User" u
  WHERE u."referralCode" = NEW."referralCode"
    AND u."id" IS DISTINCT FROM NEW."userId" AND u."emailNormalized" <> NEW."emailNormalized"
) THEN
    RAISE EXCEPTION USING MESSAGE = 'the code is another person''s', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "WaitlistEntry_code_update" BEFORE UPDATE OF "referralCode" ON "WaitlistEntry"
FOR EACH ROW EXECUTE FUNCTION "WaitlistEntry_code_update"();
CREATE FUNCTION "User_code_insert"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
  SELECT 1 FROM "WaitlistEntry" w
  WHERE w."referralCode" = NEW."referralCode"
    AND w."userId" IS DISTINCT FROM NEW."id" AND w."emailNormalized" <> NEW."emailNormalized"
) THEN
    RAISE EXCEPTION USING MESSAGE = 'the code is another person''s', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "User_code_insert" BEFORE INSERT ON "User"
FOR EACH ROW EXECUTE FUNCTION "User_code_insert"();
CREATE FUNCTION "User_code_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
  SELECT 1 FROM "WaitlistEntry" w
  WHERE w."referralCode" = NEW."referralCode"
    AND w."userId" IS DISTINCT FROM NEW."id" AND w."emailNormalized" <> NEW."emailNormalized"
) THEN
    RAISE EXCEPTION USING MESSAGE = 'the code is another person''s', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "User_code_update" BEFORE UPDATE OF "referralCode" ON "User"
FOR EACH ROW EXECUTE FUNCTION "User_code_update"();

-- Decided when a listing is written: no trigger invalidates the cards and pages that show it.
CREATE TRIGGER "Property_demonstration_fixed" BEFORE UPDATE OF "isDemonstration" ON "Property"
FOR EACH ROW WHEN (NEW."isDemonstration" <> OLD."isDemonstration") EXECUTE FUNCTION refuse('isDemonstration does not change');

-- The point is on cards, on the map and in searches by area; the address on the listing's own page.
CREATE FUNCTION "Property_located"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id");
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."id"),
    ('city:' || NEW."communeCode"), ('search');
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_located" AFTER UPDATE OF
  "addressPrecision", "publicLat", "publicLng" ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_located"();

-- Periods follow the status by themselves: no command can leave one out.
CREATE FUNCTION "Property_status_period"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "StatusPeriod" SET "endedAt" = greatest("startedAt", date_trunc('milliseconds', clock_timestamp() AT TIME ZONE 'UTC'))
  WHERE "propertyId" = NEW."id" AND "endedAt" IS NULL;
  INSERT INTO "StatusPeriod" ("propertyId", "startedAt", "status")
  SELECT NEW."id", date_trunc('milliseconds', clock_timestamp() AT TIME ZONE 'UTC'), NEW."status"
  WHERE NEW."status" IN ('paused', 'under_offer')
  ON CONFLICT ("propertyId", "startedAt") DO UPDATE SET "status" = excluded."status", "endedAt" = NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_status_period" AFTER UPDATE OF "status" ON "Property"
FOR EACH ROW WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION "Property_status_period"();

-- The register of mandates is never deleted from, nor changed but for a mandate's end.
CREATE TRIGGER "Mandate_no_update" BEFORE UPDATE OF "number", "propertyId", "priceCents", "tier", "feeCents", "signedAt",
  "withdrawalEndsOn", "expressRequestAt", "homeType", "homeAddress", "homeLot", "homePostalCode", "homeCommuneCode",
  "homeCity", "homeParcelId", "homeSurfaceDm2", "homeLandSurfaceM2", "sellerName" ON "Mandate"
FOR EACH ROW EXECUTE FUNCTION refuse('a mandate is never changed');
CREATE TRIGGER "Mandate_ends_once" BEFORE UPDATE OF "endedAt" ON "Mandate"
FOR EACH ROW WHEN (OLD."endedAt" IS NOT NULL) EXECUTE FUNCTION refuse('a mandate ends once');
CREATE TRIGGER "Mandate_no_delete" BEFORE DELETE ON "Mandate"
FOR EACH ROW EXECUTE FUNCTION refuse('the register of mandates is never deleted from');

-- Whether its looper can be called is on the page of a listing, and the slots of a looper in force are.
CREATE FUNCTION "AmbassadorProfile_inserted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag")
    SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."userId";
  RETURN NEW;
END $$;
CREATE TRIGGER "AmbassadorProfile_inserted_page" AFTER INSERT ON "AmbassadorProfile"
FOR EACH ROW WHEN (NEW."workPhone" IS NOT NULL) EXECUTE FUNCTION "AmbassadorProfile_inserted_page"();
CREATE FUNCTION "AmbassadorProfile_updated_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag")
    SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."userId";
  RETURN NEW;
END $$;
CREATE TRIGGER "AmbassadorProfile_updated_page" AFTER UPDATE OF "workPhone" ON "AmbassadorProfile"
FOR EACH ROW WHEN ((NEW."workPhone" IS NULL) <> (OLD."workPhone" IS NULL)) EXECUTE FUNCTION "AmbassadorProfile_updated_page"();
CREATE FUNCTION "RoleGrant_updated_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag")
    SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."userId";
  RETURN NEW;
END $$;
CREATE TRIGGER "RoleGrant_updated_page" AFTER UPDATE OF "status" ON "RoleGrant"
FOR EACH ROW WHEN (NEW."role" = 'ambassador' AND NEW."status" <> OLD."status") EXECUTE FUNCTION "RoleGrant_updated_page"();
CREATE TRIGGER "CommissionEntry_no_delete" BEFORE DELETE ON "CommissionEntry"
FOR EACH ROW EXECUTE FUNCTION refuse('CommissionEntry is append-only');
CREATE TRIGGER "CommissionEntry_no_update" BEFORE UPDATE ON "CommissionEntry"
FOR EACH ROW EXECUTE FUNCTION refuse('CommissionEntry is append-only');
CREATE FUNCTION "Offer_of_a_sale_not_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" = 'accepted'
  AND EXISTS (SELECT 1 FROM "Property" WHERE "id" = OLD."propertyId" AND "status" IN ('under_offer', 'sold')) THEN
    RAISE EXCEPTION USING MESSAGE = 'the accepted offer of a sale stays', ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER "Offer_of_a_sale_not_deleted" BEFORE DELETE ON "Offer"
FOR EACH ROW EXECUTE FUNCTION "Offer_of_a_sale_not_deleted"();
CREATE FUNCTION "Offer_of_a_sale_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" = 'accepted'
  AND (NEW."status" <> 'accepted' OR NEW."propertyId" <> OLD."propertyId")
  AND EXISTS (SELECT 1 FROM "Property" WHERE "id" = OLD."propertyId" AND "status" IN ('under_offer', 'sold')) THEN
    RAISE EXCEPTION USING MESSAGE = 'the accepted offer of a sale stays accepted', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Offer_of_a_sale_stays" BEFORE UPDATE OF "status", "propertyId" ON "Offer"
FOR EACH ROW EXECUTE FUNCTION "Offer_of_a_sale_stays"();
CREATE FUNCTION "Property_sale_needs_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" IN ('under_offer', 'sold') AND NEW."status" <> OLD."status"
  AND NOT EXISTS (SELECT 1 FROM "Offer" WHERE "propertyId" = NEW."id" AND "status" = 'accepted') THEN
    RAISE EXCEPTION USING MESSAGE = 'a listing is under offer or sold by an accepted offer', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_sale_needs_offer" BEFORE UPDATE OF "status" ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_sale_needs_offer"();
CREATE FUNCTION "VisitSlot_deleted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId");
  RETURN OLD;
END $$;
CREATE TRIGGER "VisitSlot_deleted_page" AFTER DELETE ON "VisitSlot"
FOR EACH ROW EXECUTE FUNCTION "VisitSlot_deleted_page"();
CREATE FUNCTION "VisitSlot_inserted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId");
  RETURN NEW;
END $$;
CREATE TRIGGER "VisitSlot_inserted_page" AFTER INSERT ON "VisitSlot"
FOR EACH ROW EXECUTE FUNCTION "VisitSlot_inserted_page"();
CREATE FUNCTION "VisitSlot_updated_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId");
  RETURN NEW;
END $$;
CREATE TRIGGER "VisitSlot_updated_page" AFTER UPDATE ON "VisitSlot"
FOR EACH ROW EXECUTE FUNCTION "VisitSlot_updated_page"();
CREATE FUNCTION "Visit_deleted_card"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (OLD."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    -- The listing itself may be gone already.
    ('city:' || coalesce((SELECT "communeCode" FROM "Property" WHERE "id" = OLD."propertyId"), ''));
  RETURN OLD;
END $$;
CREATE TRIGGER "Visit_deleted_card" AFTER DELETE ON "Visit"
FOR EACH ROW WHEN (OLD."status" IN ('scheduled', 'completed')) EXECUTE FUNCTION "Visit_deleted_card"();
CREATE FUNCTION "Visit_deleted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId");
  RETURN OLD;
END $$;
CREATE TRIGGER "Visit_deleted_page" AFTER DELETE ON "Visit"
FOR EACH ROW EXECUTE FUNCTION "Visit_deleted_page"();
CREATE FUNCTION "Visit_inserted_card"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId"));
  RETURN NEW;
END $$;
CREATE TRIGGER "Visit_inserted_card" AFTER INSERT ON "Visit"
FOR EACH ROW WHEN (NEW."status" IN ('scheduled', 'completed')) EXECUTE FUNCTION "Visit_inserted_card"();
CREATE FUNCTION "Visit_inserted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId");
  RETURN NEW;
END $$;
CREATE TRIGGER "Visit_inserted_page" AFTER INSERT ON "Visit"
FOR EACH ROW EXECUTE FUNCTION "Visit_inserted_page"();
CREATE FUNCTION "Visit_updated_card"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId"));
  RETURN NEW;
END $$;
CREATE TRIGGER "Visit_updated_card" AFTER UPDATE OF "status" ON "Visit"
FOR EACH ROW WHEN ((NEW."status" IN ('scheduled', 'completed')) <> (OLD."status" IN ('scheduled', 'completed'))) EXECUTE FUNCTION "Visit_updated_card"();
CREATE FUNCTION "Visit_updated_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId");
  RETURN NEW;
END $$;
CREATE TRIGGER "Visit_updated_page" AFTER UPDATE OF "status", "slotId" ON "Visit"
FOR EACH ROW EXECUTE FUNCTION "Visit_updated_page"();

-- What a visit held is free once it is neither asked for nor agreed.
CREATE FUNCTION "Visit_freed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "VisitHold" WHERE "visitId" = NEW."id";
  RETURN NEW;
END $$;
CREATE TRIGGER "Visit_freed" AFTER UPDATE OF "status" ON "Visit"
FOR EACH ROW WHEN (NEW."status" NOT IN ('pending', 'scheduled')) EXECUTE FUNCTION "Visit_freed"();

-- The history of a sale is append-only.
CREATE TRIGGER "SaleEvent_no_update" BEFORE UPDATE ON "SaleEvent"
FOR EACH ROW EXECUTE FUNCTION refuse('SaleEvent is append-only');
CREATE TRIGGER "SaleEvent_no_delete" BEFORE DELETE ON "SaleEvent"
FOR EACH ROW EXECUTE FUNCTION refuse('SaleEvent is append-only');
CREATE FUNCTION "Property_inserted_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at")
  VALUES (NEW."id", 'published', date_trunc('milliseconds', clock_timestamp() AT TIME ZONE 'UTC'));
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_inserted_event" AFTER INSERT ON "Property"
FOR EACH ROW WHEN (NEW."status" = 'active' AND NOT NEW."isDemonstration") EXECUTE FUNCTION "Property_inserted_event"();
CREATE FUNCTION "Property_status_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at")
  VALUES (NEW."id",
    CASE WHEN NEW."status" <> 'active' THEN NEW."status"
      WHEN OLD."status" IN ('paused', 'under_offer', 'sold') THEN 'back_on_market' ELSE 'published' END,
    date_trunc('milliseconds', clock_timestamp() AT TIME ZONE 'UTC'));
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_status_event" AFTER UPDATE OF "status" ON "Property"
FOR EACH ROW WHEN (NEW."status" <> OLD."status" AND NEW."publishedAt" IS NOT NULL AND NEW."status" NOT IN ('draft', 'in_review')) EXECUTE FUNCTION "Property_status_event"();
CREATE FUNCTION "Property_price_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at", "fromCents", "toCents")
  VALUES (NEW."id", 'price_changed', date_trunc('milliseconds', clock_timestamp() AT TIME ZONE 'UTC'), OLD."priceCents", NEW."priceCents");
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_price_event" AFTER UPDATE OF "priceCents" ON "Property"
FOR EACH ROW WHEN (NEW."priceCents" <> OLD."priceCents" AND NEW."status" IN ('active', 'under_offer')) EXECUTE FUNCTION "Property_price_event"();

-- What is a proof stays as it was written.
CREATE TRIGGER "RevisionEvent_no_update" BEFORE UPDATE OF "revisionId", "kind", "at", "content", "reasons" ON "RevisionEvent"
FOR EACH ROW EXECUTE FUNCTION refuse('RevisionEvent is append-only');
CREATE TRIGGER "MandateAmendment_no_update" BEFORE UPDATE ON "MandateAmendment"
FOR EACH ROW EXECUTE FUNCTION refuse('an amendment is never changed');
CREATE TRIGGER "MandateAmendment_no_delete" BEFORE DELETE ON "MandateAmendment"
FOR EACH ROW EXECUTE FUNCTION refuse('an amendment is never deleted');
CREATE FUNCTION "MandateAmendment_in_force"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Mandate" WHERE "number" = NEW."mandateNumber" AND "endedAt" IS NOT NULL)
  OR NEW."position" <> 1 + (SELECT count(*) FROM "MandateAmendment" WHERE "mandateNumber" = NEW."mandateNumber") THEN
    RAISE EXCEPTION USING MESSAGE = 'an amendment follows the last one of a mandate in force', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "MandateAmendment_in_force" BEFORE INSERT ON "MandateAmendment"
FOR EACH ROW EXECUTE FUNCTION "MandateAmendment_in_force"();
CREATE TRIGGER "Signature_no_update" BEFORE UPDATE ON "Signature"
FOR EACH ROW WHEN (OLD."signedAt" IS NOT NULL) EXECUTE FUNCTION refuse('what was signed is never changed');
CREATE TRIGGER "Signature_no_delete" BEFORE DELETE ON "Signature"
FOR EACH ROW WHEN (OLD."signedAt" IS NOT NULL) EXECUTE FUNCTION refuse('what was signed is never deleted');
CREATE TRIGGER "Invoice_no_update" BEFORE UPDATE ON "Invoice"
FOR EACH ROW EXECUTE FUNCTION refuse('an invoice is never changed');
CREATE TRIGGER "Invoice_no_delete" BEFORE DELETE ON "Invoice"
FOR EACH ROW EXECUTE FUNCTION refuse('an invoice is never deleted');
CREATE TRIGGER "DocumentAccess_no_update" BEFORE UPDATE ON "DocumentAccess"
FOR EACH ROW EXECUTE FUNCTION refuse('DocumentAccess is append-only');
CREATE TRIGGER "DocumentAccess_no_delete" BEFORE DELETE ON "DocumentAccess"
FOR EACH ROW EXECUTE FUNCTION refuse('DocumentAccess is append-only');

-- What belongs to a session ends with it, whichever way it ends: push messages go to no browser that was signed out,
-- and the pages that follow events learn of it from the feed that they follow.
CREATE FUNCTION "Session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "PushSubscription" WHERE "sessionId" = NEW."id";
  INSERT INTO "UserEvent" ("userId", "kind", "data", "at")
    SELECT NEW."userId", 'session', json_build_object('sessionId', NEW."id"), NEW."revokedAt" WHERE NEW."userId" IS NOT NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER "Session_ended" AFTER UPDATE OF "revokedAt" ON "Session"
FOR EACH ROW WHEN (OLD."revokedAt" IS NULL AND NEW."revokedAt" IS NOT NULL) EXECUTE FUNCTION "Session_ended"();
CREATE FUNCTION "PushSubscription_of_live_session_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "Session" WHERE "id" = NEW."sessionId" AND "userId" = NEW."userId" AND "revokedAt" IS NULL) THEN
    RAISE EXCEPTION USING MESSAGE = 'a push subscription belongs to a live session of its person', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "PushSubscription_of_live_session_inserted" BEFORE INSERT ON "PushSubscription"
FOR EACH ROW EXECUTE FUNCTION "PushSubscription_of_live_session_inserted"();
CREATE FUNCTION "PushSubscription_of_live_session_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "Session" WHERE "id" = NEW."sessionId" AND "userId" = NEW."userId" AND "revokedAt" IS NULL) THEN
    RAISE EXCEPTION USING MESSAGE = 'a push subscription belongs to a live session of its person', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "PushSubscription_of_live_session_updated" BEFORE UPDATE OF "sessionId", "userId" ON "PushSubscription"
FOR EACH ROW EXECUTE FUNCTION "PushSubscription_of_live_session_updated"();

-- Whose the home of a mandate is never changes either; an example needs none.
CREATE FUNCTION "Property_seller_of_mandate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."sellerId" <> OLD."sellerId" AND NOT OLD."isDemonstration" AND EXISTS (SELECT 1 FROM "Mandate" WHERE "propertyId" = NEW."id") THEN
    RAISE EXCEPTION USING MESSAGE = 'the home of a mandate is its seller''s', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_seller_of_mandate" BEFORE UPDATE OF "sellerId" ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_seller_of_mandate"();
CREATE FUNCTION "Property_online_needs_mandate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" = 'active' AND OLD."status" <> 'active' AND NOT NEW."isDemonstration"
  AND NOT EXISTS (SELECT 1 FROM "Mandate" WHERE "propertyId" = NEW."id" AND "endedAt" IS NULL
    AND "homeType" = NEW."type" AND "homeCommuneCode" = NEW."communeCode" AND "homePostalCode" = NEW."postalCode"
    AND "homeSurfaceDm2" = NEW."surfaceDm2" AND coalesce("homeLandSurfaceM2", 0) = coalesce(NEW."landSurfaceM2", 0)
    AND "homeParcelId" IS NOT DISTINCT FROM NEW."parcelId") THEN
    RAISE EXCEPTION USING MESSAGE = 'a listing is online under a mandate that names its home', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_online_needs_mandate" BEFORE UPDATE OF "status" ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_online_needs_mandate"();
CREATE FUNCTION "Property_online_stays_its_home"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."status" IN ('active', 'under_offer') AND NEW."status" IN ('active', 'under_offer')
  AND NOT NEW."isDemonstration"
  AND (NEW."type" <> OLD."type" OR NEW."communeCode" <> OLD."communeCode" OR NEW."postalCode" <> OLD."postalCode"
    OR NEW."surfaceDm2" <> OLD."surfaceDm2" OR coalesce(NEW."landSurfaceM2", 0) <> coalesce(OLD."landSurfaceM2", 0)
    OR NEW."parcelId" IS DISTINCT FROM OLD."parcelId")
  AND NOT EXISTS (SELECT 1 FROM "Mandate" WHERE "propertyId" = NEW."id" AND "endedAt" IS NULL
    AND "homeType" = NEW."type" AND "homeCommuneCode" = NEW."communeCode" AND "homePostalCode" = NEW."postalCode"
    AND "homeSurfaceDm2" = NEW."surfaceDm2" AND coalesce("homeLandSurfaceM2", 0) = coalesce(NEW."landSurfaceM2", 0)
    AND "homeParcelId" IS NOT DISTINCT FROM NEW."parcelId") THEN
    RAISE EXCEPTION USING MESSAGE = 'a listing online stays the home that its mandate names', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_online_stays_its_home" BEFORE UPDATE OF "type", "communeCode", "postalCode", "surfaceDm2",
  "landSurfaceM2", "parcelId" ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_online_stays_its_home"();
CREATE TRIGGER "Offer_home_fixed" BEFORE UPDATE OF "home" ON "Offer"
FOR EACH ROW EXECUTE FUNCTION refuse('the home of an offer is never changed');

-- Pictures are on cards and pages of a listing, and in its search results.
CREATE FUNCTION "PropertyPhoto_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId");
  RETURN NEW;
END $$;
CREATE TRIGGER "PropertyPhoto_inserted" AFTER INSERT ON "PropertyPhoto"
FOR EACH ROW EXECUTE FUNCTION "PropertyPhoto_inserted"();
CREATE FUNCTION "PropertyPhoto_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId");
  RETURN NEW;
END $$;
CREATE TRIGGER "PropertyPhoto_updated" AFTER UPDATE ON "PropertyPhoto"
FOR EACH ROW EXECUTE FUNCTION "PropertyPhoto_updated"();
CREATE FUNCTION "PropertyPhoto_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (OLD."propertyId");
  RETURN OLD;
END $$;
CREATE TRIGGER "PropertyPhoto_deleted" AFTER DELETE ON "PropertyPhoto"
FOR EACH ROW EXECUTE FUNCTION "PropertyPhoto_deleted"();
CREATE FUNCTION "PropertyPhoto_inserted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"), ('search'),
    ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId"));
  RETURN NEW;
END $$;
CREATE TRIGGER "PropertyPhoto_inserted_page" AFTER INSERT ON "PropertyPhoto"
FOR EACH ROW EXECUTE FUNCTION "PropertyPhoto_inserted_page"();
CREATE FUNCTION "PropertyPhoto_updated_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"), ('search'),
    ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId"));
  RETURN NEW;
END $$;
CREATE TRIGGER "PropertyPhoto_updated_page" AFTER UPDATE ON "PropertyPhoto"
FOR EACH ROW EXECUTE FUNCTION "PropertyPhoto_updated_page"();
CREATE FUNCTION "PropertyPhoto_deleted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"), ('search'),
    -- The listing itself may be gone already.
    ('city:' || coalesce((SELECT "communeCode" FROM "Property" WHERE "id" = OLD."propertyId"), ''));
  RETURN OLD;
END $$;
CREATE TRIGGER "PropertyPhoto_deleted_page" AFTER DELETE ON "PropertyPhoto"
FOR EACH ROW EXECUTE FUNCTION "PropertyPhoto_deleted_page"();
CREATE FUNCTION "FloorPlan_inserted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId");
  RETURN NEW;
END $$;
CREATE TRIGGER "FloorPlan_inserted_page" AFTER INSERT ON "FloorPlan"
FOR EACH ROW EXECUTE FUNCTION "FloorPlan_inserted_page"();
CREATE FUNCTION "FloorPlan_updated_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag")
    VALUES ('listing:' || OLD."propertyId"), ('listing:' || NEW."propertyId");
  RETURN NEW;
END $$;
CREATE TRIGGER "FloorPlan_updated_page" AFTER UPDATE ON "FloorPlan"
FOR EACH ROW EXECUTE FUNCTION "FloorPlan_updated_page"();
CREATE FUNCTION "FloorPlan_deleted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId");
  RETURN OLD;
END $$;
CREATE TRIGGER "FloorPlan_deleted_page" AFTER DELETE ON "FloorPlan"
FOR EACH ROW EXECUTE FUNCTION "FloorPlan_deleted_page"();

-- Rooms are on the listing's page and on its virtual tour, and on no card; search knows nothing of them.
CREATE FUNCTION "Room_inserted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId");
  RETURN NEW;
END $$;
CREATE TRIGGER "Room_inserted_page" AFTER INSERT ON "Room"
FOR EACH ROW EXECUTE FUNCTION "Room_inserted_page"();
CREATE FUNCTION "Room_updated_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag")
    VALUES ('listing:' || OLD."propertyId"), ('listing:' || NEW."propertyId");
  RETURN NEW;
END $$;
CREATE TRIGGER "Room_updated_page" AFTER UPDATE ON "Room"
FOR EACH ROW EXECUTE FUNCTION "Room_updated_page"();
CREATE FUNCTION "Room_deleted_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId");
  RETURN OLD;
END $$;
CREATE TRIGGER "Room_deleted_page" AFTER DELETE ON "Room"
FOR EACH ROW EXECUTE FUNCTION "Room_deleted_page"();

-- The counts that the search index and the alerts start from.
INSERT INTO "SearchEpoch" ("id", "epoch") VALUES (1, 1);
INSERT INTO "AlertProgress" ("id", "seq") VALUES (1, 0);
