-- What limits have counted, for all processes together (lib/platform/shared-limiter.ts). Of this database alone: a
-- single process serves a file, and counts in memory. Unlogged: a server that crashes may forget it.
CREATE UNLOGGED TABLE "RateCount" (
    "key" TEXT COLLATE "C" NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" BIGINT NOT NULL,

    CONSTRAINT "RateCount_pkey" PRIMARY KEY ("key")
);
