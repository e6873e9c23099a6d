import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { type QuestionCode, type RevisionContent, readContent } from "../content.ts";
import { questionSubject, questionsOf } from "../contradictions.ts";
import type { RevisionHolder } from "../holder.ts";
import { ownedBy } from "../lookup.ts";

/**
 * Stores what the seller answers of values that contradict each other: the team reads it. A question that a correction
 * closed meanwhile needs no answer.
 * @param input.text in the seller's words; "" confirms the values
 * @throws {DomainError} revision.not-found; revision.closed while it is reviewed, or after
 */
export async function answerQuestion(
  { revisionId, question, text }: { revisionId: string; question: QuestionCode; text: string },
  holder: RevisionHolder,
  now = new Date(),
): Promise<void> {
  await writer().$transaction(async (tx) => {
    const row = isId(revisionId)
      ? await tx.listingRevision.findFirst({ where: { id: revisionId, ...ownedBy(holder) } })
      : null;
    if (!row || row.status === "discarded") throw new DomainError("revision.not-found");
    if (row.status !== "editing") throw new DomainError("revision.closed");
    const content = readContent(row.content);
    if (!questionsOf(content, civilDay(now)).some(({ code }) => code === question)) return;
    const answer = { text, about: questionSubject(question, content) };
    const next: RevisionContent = {
      ...content,
      answers: { ...content.answers, [question]: answer },
    };
    await tx.listingRevision.update({
      where: { id: revisionId },
      // No field changes: a tab that has the listing open saves on what it read.
      data: { content: next as object, updatedAt: now },
    });
  });
}
