-- CreateTable
CREATE TABLE "DocumentKey" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "firstUsedAt" DATETIME NOT NULL,
    CHECK (length("id") = 16)
);
