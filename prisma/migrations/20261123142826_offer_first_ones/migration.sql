-- A counter-offer answers one offer, and an offer has one answer at most: as before, without the first
-- offers, which answer none. SQLite took this index for `answersId IS NULL` and so read everybody's.
DROP INDEX "Offer_answersId_key";
CREATE UNIQUE INDEX "Offer_answersId_key" ON "Offer"("answersId") WHERE "answersId" IS NOT NULL;
