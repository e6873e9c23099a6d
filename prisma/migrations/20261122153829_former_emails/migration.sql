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

-- CreateIndex
CREATE INDEX "FormerEmail_emailNormalized_idx" ON "FormerEmail"("emailNormalized");

-- What the rows there are still say of former addresses: the ways back to them, the mails of an
-- account, and the waitlist's entry that it took over.
INSERT INTO "FormerEmail" ("userId", "email", "emailNormalized", "until")
SELECT f."userId", f."email", f."emailNormalized", max(f."until")
FROM (
    SELECT "userId", "email", "emailNormalized", "createdAt" AS "until" FROM "EmailChange"
    WHERE "restores"
    UNION ALL
    SELECT "userId", "toAddress", lower(trim("toAddress")), "createdAt" FROM "OutboxMail"
    WHERE "userId" IS NOT NULL
    UNION ALL
    SELECT "userId", "email", "emailNormalized", "joinedAt" FROM "WaitlistEntry"
    WHERE "userId" IS NOT NULL
) f
JOIN "User" u ON u."id" = f."userId"
WHERE u."erasedAt" IS NULL AND u."emailNormalized" <> f."emailNormalized"
GROUP BY f."userId", f."emailNormalized";
