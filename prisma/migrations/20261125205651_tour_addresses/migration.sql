-- Visitors are led to no address with a user part ("https://loopimmo.fr@example.org"): an "@" before the first "/", "?"
-- or "#". What was stored with one loses it, or, where two stand in it, goes.
UPDATE "Property" SET "virtualTourUrl" = 'https://' || substr("virtualTourUrl", 9 + instr(substr("virtualTourUrl", 9), '@'))
WHERE "virtualTourUrl" IS NOT NULL AND instr(substr("virtualTourUrl", 9), '@') > 0
  AND (instr(substr("virtualTourUrl", 9), '/') = 0 OR instr(substr("virtualTourUrl", 9), '@') < instr(substr("virtualTourUrl", 9), '/'))
  AND (instr(substr("virtualTourUrl", 9), '?') = 0 OR instr(substr("virtualTourUrl", 9), '@') < instr(substr("virtualTourUrl", 9), '?'))
  AND (instr(substr("virtualTourUrl", 9), '#') = 0 OR instr(substr("virtualTourUrl", 9), '@') < instr(substr("virtualTourUrl", 9), '#'));
UPDATE "Property" SET "virtualTourUrl" = NULL
WHERE "virtualTourUrl" IS NOT NULL AND instr(substr("virtualTourUrl", 9), '@') > 0
  AND (instr(substr("virtualTourUrl", 9), '/') = 0 OR instr(substr("virtualTourUrl", 9), '@') < instr(substr("virtualTourUrl", 9), '/'))
  AND (instr(substr("virtualTourUrl", 9), '?') = 0 OR instr(substr("virtualTourUrl", 9), '@') < instr(substr("virtualTourUrl", 9), '?'))
  AND (instr(substr("virtualTourUrl", 9), '#') = 0 OR instr(substr("virtualTourUrl", 9), '@') < instr(substr("virtualTourUrl", 9), '#'));
UPDATE "ListingRevision" SET "content" = json_remove("content", '$.virtualTourUrl')
WHERE json_extract("content", '$.virtualTourUrl') IS NOT NULL AND instr(substr(json_extract("content", '$.virtualTourUrl'), 9), '@') > 0
  AND (instr(substr(json_extract("content", '$.virtualTourUrl'), 9), '/') = 0 OR instr(substr(json_extract("content", '$.virtualTourUrl'), 9), '@') < instr(substr(json_extract("content", '$.virtualTourUrl'), 9), '/'))
  AND (instr(substr(json_extract("content", '$.virtualTourUrl'), 9), '?') = 0 OR instr(substr(json_extract("content", '$.virtualTourUrl'), 9), '@') < instr(substr(json_extract("content", '$.virtualTourUrl'), 9), '?'))
  AND (instr(substr(json_extract("content", '$.virtualTourUrl'), 9), '#') = 0 OR instr(substr(json_extract("content", '$.virtualTourUrl'), 9), '@') < instr(substr(json_extract("content", '$.virtualTourUrl'), 9), '#'));

CREATE TRIGGER "Property_tour_user_inserted" BEFORE INSERT ON "Property"
WHEN NEW."virtualTourUrl" IS NOT NULL AND instr(substr(NEW."virtualTourUrl", 9), '@') > 0
  AND (instr(substr(NEW."virtualTourUrl", 9), '/') = 0 OR instr(substr(NEW."virtualTourUrl", 9), '@') < instr(substr(NEW."virtualTourUrl", 9), '/'))
  AND (instr(substr(NEW."virtualTourUrl", 9), '?') = 0 OR instr(substr(NEW."virtualTourUrl", 9), '@') < instr(substr(NEW."virtualTourUrl", 9), '?'))
  AND (instr(substr(NEW."virtualTourUrl", 9), '#') = 0 OR instr(substr(NEW."virtualTourUrl", 9), '@') < instr(substr(NEW."virtualTourUrl", 9), '#'))
BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed: the virtual tour of a Property'); END;
CREATE TRIGGER "Property_tour_user_updated" BEFORE UPDATE OF "virtualTourUrl" ON "Property"
WHEN NEW."virtualTourUrl" IS NOT NULL AND instr(substr(NEW."virtualTourUrl", 9), '@') > 0
  AND (instr(substr(NEW."virtualTourUrl", 9), '/') = 0 OR instr(substr(NEW."virtualTourUrl", 9), '@') < instr(substr(NEW."virtualTourUrl", 9), '/'))
  AND (instr(substr(NEW."virtualTourUrl", 9), '?') = 0 OR instr(substr(NEW."virtualTourUrl", 9), '@') < instr(substr(NEW."virtualTourUrl", 9), '?'))
  AND (instr(substr(NEW."virtualTourUrl", 9), '#') = 0 OR instr(substr(NEW."virtualTourUrl", 9), '@') < instr(substr(NEW."virtualTourUrl", 9), '#'))
BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed: the virtual tour of a Property'); END;
