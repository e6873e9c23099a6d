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
