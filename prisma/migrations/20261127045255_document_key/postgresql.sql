-- CreateTable
CREATE TABLE "DocumentKey" (
    "id" TEXT COLLATE "C" NOT NULL,
    "firstUsedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "DocumentKey_pkey" PRIMARY KEY ("id"),
    CHECK (length("id") = 16)
);
