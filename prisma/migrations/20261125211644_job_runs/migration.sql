-- CreateTable
CREATE TABLE "JobRun" (
    "job" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "endedAt" DATETIME NOT NULL,

    PRIMARY KEY ("job", "day"),
    CHECK ("day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);

-- CreateIndex
CREATE INDEX "JobRun_endedAt_idx" ON "JobRun"("endedAt");
