-- A listing's page says when its seller last confirmed that it is for sale.
CREATE FUNCTION "Property_confirmed_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."id");
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_confirmed_page" AFTER UPDATE OF "confirmedAt" ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_confirmed_page"();
