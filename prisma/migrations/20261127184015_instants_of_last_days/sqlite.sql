-- Each last day gets the instant at which it is over at its home. Tables are made anew, for their checks and what they
-- can't lack; what triggers of other tables say of them is left as it is.
PRAGMA legacy_alter_table=ON;
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Mandate" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "propertyId" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "tier" TEXT NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "signedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "withdrawalEndsOn" TEXT NOT NULL,
    "withdrawalEndsAt" DATETIME NOT NULL,
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
INSERT INTO "new_Mandate" ("endedAt", "expressRequestAt", "feeCents", "homeAddress", "homeCity", "homeCommuneCode", "homeLandSurfaceM2", "homeLot", "homeParcelId", "homePostalCode", "homeSurfaceDm2", "homeType", "number", "priceCents", "propertyId", "sellerName", "signedAt", "tier", "withdrawalEndsOn", "withdrawalEndsAt") SELECT "endedAt", "expressRequestAt", "feeCents", "homeAddress", "homeCity", "homeCommuneCode", "homeLandSurfaceM2", "homeLot", "homeParcelId", "homePostalCode", "homeSurfaceDm2", "homeType", "number", "priceCents", "propertyId", "sellerName", "signedAt", "tier", "withdrawalEndsOn",
  strftime('%Y-%m-%dT%H:%M:%S.000+00:00', date("withdrawalEndsOn", '+1 day'), CASE substr("homeCommuneCode", 1, 3)
    WHEN '971' THEN '+4 hours' WHEN '972' THEN '+4 hours' WHEN '973' THEN '+3 hours'
    WHEN '974' THEN '-4 hours' WHEN '976' THEN '-3 hours'
    ELSE CASE WHEN date("withdrawalEndsOn", '+1 day') > date(substr(date("withdrawalEndsOn", '+1 day'), 1, 4) || '-03-25', 'weekday 0')
      AND date("withdrawalEndsOn", '+1 day') <= date(substr(date("withdrawalEndsOn", '+1 day'), 1, 4) || '-10-25', 'weekday 0') THEN '-2 hours' ELSE '-1 hours' END END)
FROM "Mandate";
DROP TABLE "Mandate";
ALTER TABLE "new_Mandate" RENAME TO "Mandate";
CREATE INDEX "Mandate_propertyId_idx" ON "Mandate"("propertyId");
CREATE TABLE "new_Invoice" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "saleId" TEXT NOT NULL,
    "mandateNumber" INTEGER,
    "sellerId" TEXT NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "discountCents" INTEGER NOT NULL,
    "vatBps" INTEGER NOT NULL,
    "issuedAt" DATETIME NOT NULL,
    "dueOn" TEXT NOT NULL,
    "parties" JSONB NOT NULL,
    CONSTRAINT "Invoice_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Invoice_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate" ("number") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Invoice_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("feeCents" > 0 AND "discountCents" BETWEEN 0 AND "feeCents"),
    CHECK ("vatBps" BETWEEN 0 AND 9999),
    CHECK ("dueOn" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
INSERT INTO "new_Invoice" ("discountCents", "dueOn", "feeCents", "issuedAt", "mandateNumber", "number", "parties", "saleId", "sellerId", "vatBps") SELECT "discountCents", "dueOn", "feeCents", "issuedAt", "mandateNumber", "number", "parties", "saleId", "sellerId",
  2000
FROM "Invoice";
DROP TABLE "Invoice";
ALTER TABLE "new_Invoice" RENAME TO "Invoice";
CREATE UNIQUE INDEX "Invoice_saleId_key" ON "Invoice"("saleId");
CREATE INDEX "Invoice_sellerId_idx" ON "Invoice"("sellerId");
CREATE INDEX "Invoice_mandateNumber_idx" ON "Invoice"("mandateNumber");
CREATE TABLE "new_Offer" (
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
    "expiresAt" DATETIME NOT NULL,
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
INSERT INTO "new_Offer" ("amountCents", "answersId", "authorId", "buyerEmail", "buyerId", "buyerName", "buyerPhone", "conditions", "createdAt", "decidedAt", "decidedById", "expiryDate", "fileSharedAt", "financingApproved", "financingType", "home", "id", "message", "propertyId", "refusalReason", "status", "updatedAt", "expiresAt") SELECT "amountCents", "answersId", "authorId", "buyerEmail", "buyerId", "buyerName", "buyerPhone", "conditions", "createdAt", "decidedAt", "decidedById", "expiryDate", "fileSharedAt", "financingApproved", "financingType", "home", "id", "message", "propertyId", "refusalReason", "status", "updatedAt",
  strftime('%Y-%m-%dT%H:%M:%S.000+00:00', date("expiryDate", '+1 day'), CASE substr((SELECT "communeCode" FROM "Property" WHERE "id" = "Offer"."propertyId"), 1, 3)
    WHEN '971' THEN '+4 hours' WHEN '972' THEN '+4 hours' WHEN '973' THEN '+3 hours'
    WHEN '974' THEN '-4 hours' WHEN '976' THEN '-3 hours'
    ELSE CASE WHEN date("expiryDate", '+1 day') > date(substr(date("expiryDate", '+1 day'), 1, 4) || '-03-25', 'weekday 0')
      AND date("expiryDate", '+1 day') <= date(substr(date("expiryDate", '+1 day'), 1, 4) || '-10-25', 'weekday 0') THEN '-2 hours' ELSE '-1 hours' END END)
FROM "Offer";
DROP TABLE "Offer";
ALTER TABLE "new_Offer" RENAME TO "Offer";
CREATE INDEX "Offer_propertyId_status_idx" ON "Offer"("propertyId", "status");
CREATE INDEX "Offer_buyerId_idx" ON "Offer"("buyerId");
CREATE TABLE "new_Sale" (
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
    "withdrawalEndsAt" DATETIME,
    "loanDueOn" TEXT,
    "loanDueEndsAt" DATETIME,
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
    CHECK (("withdrawalEndsOn" IS NULL) = ("withdrawalEndsAt" IS NULL)),
    CHECK (("loanDueOn" IS NULL) = ("loanDueEndsAt" IS NULL)),
    CHECK ("status" IN ('open', 'concluded', 'fallen_through')),
    CHECK ("endReason" IN ('buyer_withdrew', 'loan_refused', 'condition_failed', 'deed_not_signed', 'agreed'))
);
INSERT INTO "new_Sale" ("id", "propertyId", "offerId", "buyerId", "sellerId", "ambassadorId", "priceCents", "status", "endReason", "openedAt", "endedAt", "compromisPlannedOn", "compromisSignedOn", "notifiedOn", "withdrawalEndsOn", "loanDueOn", "loanAppliedOn", "loanObtainedOn", "deedPlannedOn", "deedSignedOn", "terms", "withdrawalEndsAt", "loanDueEndsAt") SELECT "id", "propertyId", "offerId", "buyerId", "sellerId", "ambassadorId", "priceCents", "status", "endReason", "openedAt", "endedAt", "compromisPlannedOn", "compromisSignedOn", "notifiedOn", "withdrawalEndsOn", "loanDueOn", "loanAppliedOn", "loanObtainedOn", "deedPlannedOn", "deedSignedOn", "terms",
  strftime('%Y-%m-%dT%H:%M:%S.000+00:00', date("withdrawalEndsOn", '+1 day'), CASE substr((SELECT "communeCode" FROM "Property" WHERE "id" = "Sale"."propertyId"), 1, 3)
    WHEN '971' THEN '+4 hours' WHEN '972' THEN '+4 hours' WHEN '973' THEN '+3 hours'
    WHEN '974' THEN '-4 hours' WHEN '976' THEN '-3 hours'
    ELSE CASE WHEN date("withdrawalEndsOn", '+1 day') > date(substr(date("withdrawalEndsOn", '+1 day'), 1, 4) || '-03-25', 'weekday 0')
      AND date("withdrawalEndsOn", '+1 day') <= date(substr(date("withdrawalEndsOn", '+1 day'), 1, 4) || '-10-25', 'weekday 0') THEN '-2 hours' ELSE '-1 hours' END END),
  strftime('%Y-%m-%dT%H:%M:%S.000+00:00', date("loanDueOn", '+1 day'), CASE substr((SELECT "communeCode" FROM "Property" WHERE "id" = "Sale"."propertyId"), 1, 3)
    WHEN '971' THEN '+4 hours' WHEN '972' THEN '+4 hours' WHEN '973' THEN '+3 hours'
    WHEN '974' THEN '-4 hours' WHEN '976' THEN '-3 hours'
    ELSE CASE WHEN date("loanDueOn", '+1 day') > date(substr(date("loanDueOn", '+1 day'), 1, 4) || '-03-25', 'weekday 0')
      AND date("loanDueOn", '+1 day') <= date(substr(date("loanDueOn", '+1 day'), 1, 4) || '-10-25', 'weekday 0') THEN '-2 hours' ELSE '-1 hours' END END)
FROM "Sale";
DROP TABLE "Sale";
ALTER TABLE "new_Sale" RENAME TO "Sale";
CREATE UNIQUE INDEX "Sale_offerId_key" ON "Sale"("offerId");
CREATE INDEX "Sale_propertyId_status_idx" ON "Sale"("propertyId", "status");
CREATE INDEX "Sale_buyerId_idx" ON "Sale"("buyerId");
CREATE INDEX "Sale_sellerId_idx" ON "Sale"("sellerId");
CREATE INDEX "Sale_ambassadorId_idx" ON "Sale"("ambassadorId");
CREATE UNIQUE INDEX "Sale_open_property" ON "Sale" ("propertyId") WHERE "status" = 'open';
CREATE INDEX "Sale_open_age" ON "Sale" ("openedAt") WHERE "status" = 'open';

-- What stood on the tables that were made anew.
CREATE UNIQUE INDEX "Mandate_in_force" ON "Mandate" ("propertyId") WHERE "endedAt" IS NULL;
CREATE UNIQUE INDEX "Offer_answersId_key" ON "Offer"("answersId") WHERE "answersId" IS NOT NULL;
CREATE INDEX "Offer_accepted_age" ON "Offer" ("decidedAt", "id") WHERE "status" = 'accepted';
CREATE UNIQUE INDEX "Offer_accepted_property" ON "Offer" ("propertyId") WHERE "status" = 'accepted';
CREATE UNIQUE INDEX "Offer_pending_buyer" ON "Offer" ("propertyId", "buyerId") WHERE "status" = 'pending';
CREATE TRIGGER "Mandate_no_update" BEFORE UPDATE OF "number", "propertyId", "priceCents", "tier", "feeCents", "signedAt",
  "withdrawalEndsOn", "withdrawalEndsAt", "expressRequestAt", "homeType", "homeAddress", "homeLot", "homePostalCode", "homeCommuneCode",
  "homeCity", "homeParcelId", "homeSurfaceDm2", "homeLandSurfaceM2", "sellerName" ON "Mandate"
BEGIN SELECT RAISE(ABORT, 'a mandate is never changed'); END;
CREATE TRIGGER "Mandate_ends_once" BEFORE UPDATE OF "endedAt" ON "Mandate" WHEN OLD."endedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a mandate ends once'); END;
CREATE TRIGGER "Mandate_no_delete" BEFORE DELETE ON "Mandate"
BEGIN SELECT RAISE(ABORT, 'the register of mandates is never deleted from'); END;
CREATE TRIGGER "Offer_of_a_sale_not_deleted" BEFORE DELETE ON "Offer"
WHEN OLD."status" = 'accepted'
  AND EXISTS (SELECT 1 FROM "Property" WHERE "id" = OLD."propertyId" AND "status" IN ('under_offer', 'sold'))
BEGIN SELECT RAISE(ABORT, 'the accepted offer of a sale stays'); END;
CREATE TRIGGER "Offer_of_a_sale_stays" BEFORE UPDATE OF "status", "propertyId" ON "Offer"
WHEN OLD."status" = 'accepted'
  AND (NEW."status" <> 'accepted' OR NEW."propertyId" <> OLD."propertyId")
  AND EXISTS (SELECT 1 FROM "Property" WHERE "id" = OLD."propertyId" AND "status" IN ('under_offer', 'sold'))
BEGIN SELECT RAISE(ABORT, 'the accepted offer of a sale stays accepted'); END;
CREATE TRIGGER "Invoice_no_update" BEFORE UPDATE ON "Invoice"
BEGIN SELECT RAISE(ABORT, 'an invoice is never changed'); END;
CREATE TRIGGER "Invoice_no_delete" BEFORE DELETE ON "Invoice"
BEGIN SELECT RAISE(ABORT, 'an invoice is never deleted'); END;
CREATE TRIGGER "Offer_home_fixed" BEFORE UPDATE OF "home" ON "Offer"
BEGIN SELECT RAISE(ABORT, 'the home of an offer is never changed'); END;
CREATE TRIGGER "Offer_answers_fixed" BEFORE UPDATE OF "answersId" ON "Offer"
WHEN NEW."answersId" <> coalesce(OLD."answersId", '')
BEGIN SELECT RAISE(ABORT, 'what an offer answers does not change'); END;

PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
PRAGMA legacy_alter_table=OFF;
