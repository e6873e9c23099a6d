-- CreateTable
CREATE TABLE "ReadinessCheck" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "checkedAt" DATETIME NOT NULL,
    CHECK ("id" = 1)
);
