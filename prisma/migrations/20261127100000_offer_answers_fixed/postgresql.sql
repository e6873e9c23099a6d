-- Offers that answer each other in a circle would have no first one.
CREATE TRIGGER "Offer_answers_fixed" BEFORE UPDATE OF "answersId" ON "Offer"
FOR EACH ROW WHEN (NEW."answersId" <> coalesce(OLD."answersId", '')) EXECUTE FUNCTION refuse('what an offer answers does not change');
