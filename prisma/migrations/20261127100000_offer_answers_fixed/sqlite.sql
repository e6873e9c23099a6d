-- Offers that answer each other in a circle would have no first one.
CREATE TRIGGER "Offer_answers_fixed" BEFORE UPDATE OF "answersId" ON "Offer"
WHEN NEW."answersId" <> coalesce(OLD."answersId", '')
BEGIN SELECT RAISE(ABORT, 'what an offer answers does not change'); END;
