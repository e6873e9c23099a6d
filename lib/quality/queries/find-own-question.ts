import { isId } from "../../kernel/ids.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { changeableUntil, mayAnswer } from "../rules.ts";
import type { OwnQuestionView } from "../views.ts";

/** What a person was asked about a visit of theirs; null where they were not, or it is somebody else's. */
export async function findOwnQuestion(
  actor: Actor,
  visitId: unknown,
  now = new Date(),
): Promise<OwnQuestionView | null> {
  if (!isId(visitId)) return null;
  const row = await reads()
    .selectFrom("VisitQuestion as q")
    .innerJoin("Visit as v", "v.id", "q.visitId")
    .select(["q.sentAt", "q.answer", "q.answeredAt", "q.comment", "q.settledAt"])
    .where("q.visitId", "=", visitId)
    .where("v.buyerId", "=", actor.userId)
    .executeTakeFirst();
  if (!row) return null;
  const answeredAt = fromDbInstant(row.answeredAt);
  const settledAt = fromDbInstant(row.settledAt);
  return {
    ...{
      sentAt: fromDbInstant(row.sentAt),
      answer: row.answer,
      answeredAt,
      comment: row.comment,
    },
    canAnswer: mayAnswer({ answeredAt, settledAt }, now),
    isSettled: settledAt !== null,
    changeableUntil: answeredAt && changeableUntil(answeredAt),
  };
}
