-- A listing's page says when its seller last confirmed that it is for sale.
CREATE TRIGGER "Property_confirmed_page" AFTER UPDATE OF "confirmedAt" ON "Property"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."id"); END;
