-- CreateTable
CREATE TABLE "QuizAttempt" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "answers" JSON NOT NULL,
    "score" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "QuizAttempt_pkey" PRIMARY KEY ("id"),
    CHECK ("number" >= 1),
    CHECK ("score" BETWEEN 0 AND 10)
);

-- CreateIndex
CREATE UNIQUE INDEX "QuizAttempt_userId_number_key" ON "QuizAttempt"("userId", "number");

-- AddForeignKey
ALTER TABLE "QuizAttempt" ADD CONSTRAINT "QuizAttempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
