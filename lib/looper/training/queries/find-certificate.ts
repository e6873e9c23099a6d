import { DEMO_DOMAIN } from "../../../accounts/demo.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { Certificate } from "../copy.ts";
import { QUIZ_LENGTH } from "../quiz-terms.ts";

/** What the certificate of a person's training states. @throws {DomainError} request.forbidden; looper.not-trained */
export async function findCertificate(actor: Actor): Promise<Certificate> {
  authorize(actor, "looping.file");
  const row = await reads()
    .selectFrom("AmbassadorProfile as p")
    .innerJoin("User as u", "u.id", "p.userId")
    // The attempt that passed is of the same instant.
    .leftJoin("QuizAttempt as a", (join) =>
      join.onRef("a.userId", "=", "p.userId").onRef("a.at", "=", "p.trainedAt"),
    )
    .select(["p.trainedAt", "u.firstName", "u.lastName", "u.emailNormalized", "a.score"])
    .where("p.userId", "=", actor.userId)
    .executeTakeFirst();
  const trainedAt = fromDbInstant(row?.trainedAt ?? null);
  if (!row || trainedAt === null) throw new DomainError("looper.not-trained");
  return {
    name: `${row.firstName} ${row.lastName}`,
    passedOn: civilDay(trainedAt),
    score: row.score,
    total: QUIZ_LENGTH,
    isDemonstration: row.emailNormalized.endsWith(`@${DEMO_DOMAIN}`),
  };
}
