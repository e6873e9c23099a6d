import { ActionForm } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { ANSWER_LENGTH, type RevisionContent } from "@/lib/revisions/content";
import type { Question } from "@/lib/revisions/contradictions";
import { FIELDS } from "@/lib/revisions/fields";
import { listQuestions } from "@/lib/revisions/queries/list-questions";
import { questionSentence } from "@/lib/revisions/question-copy";
import type { RevisionView } from "@/lib/revisions/views";
import { spaceRoutes } from "@/lib/routes/space";
import { answerQuestionAction } from "../../actions";
import { EDITOR_PAGES } from "../../copy";

const COPY = EDITOR_PAGES.review;

/** What the listing says that contradicts itself: to be corrected, or confirmed in the seller's words. */
export async function QuestionsPanel({ revision: { id, content } }: { revision: RevisionView }) {
  const questions = await listQuestions(content, new Date());
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="contradictions">
      <h2 id="contradictions" className="text-heading">
        {COPY.questionsTitle}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">{COPY.questionsLead}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {questions.map((question) => (
          <li key={question.code}>
            <QuestionCard revisionId={id} question={question} content={content} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OfQuestion {
  revisionId: string;
  question: Question;
  content: RevisionContent;
}

function QuestionCard({ revisionId, question, content }: OfQuestion) {
  const { code, fields, answer } = question;
  return (
    <Card flat className="flex flex-col gap-3 p-4 md:p-5">
      <p className="max-w-text font-semibold">{questionSentence(code, content)}</p>
      <ul aria-label={COPY.questionsFix} className="flex flex-wrap items-center gap-x-4">
        <li aria-hidden="true" className="text-small text-ink-soft">
          {COPY.questionsFix}
        </li>
        {fields.map((field) => (
          <li key={field}>
            <Link
              href={spaceRoutes.editListingStep(revisionId, FIELDS[field].step, field)}
              className="text-link inline-flex min-h-9 items-center text-small"
            >
              {FIELDS[field].label}
            </Link>
          </li>
        ))}
      </ul>
      {answer !== null && (
        <p className="flex items-start gap-2 text-small wrap-anywhere">
          <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-leaf" />
          {COPY.answered(answer)}
        </p>
      )}
      <Answer revisionId={revisionId} question={question} />
    </Card>
  );
}

function Answer({ revisionId, question: { code, answer } }: Omit<OfQuestion, "content">) {
  const controls = (
    <div className="flex flex-col items-start gap-4">
      <TextAreaField
        name="text"
        label={COPY.answerLabel}
        hint={COPY.answerHint}
        optional
        rows={2}
        maxLength={ANSWER_LENGTH}
        className="w-full"
      />
      <SubmitButton variant="secondary" sending={COPY.sending}>
        {COPY.answerSubmit}
      </SubmitButton>
    </div>
  );
  return (
    <ActionForm
      id={`reponse-${code}`}
      action={answerQuestionAction}
      defaultValue={{ text: answer ?? "" }}
    >
      <FieldProblem name="revisionId" />
      <input type="hidden" name="revisionId" value={revisionId} />
      <input type="hidden" name="question" value={code} />
      {answer === null ? (
        controls
      ) : (
        <FormDisclosure summary={COPY.answerChange}>{controls}</FormDisclosure>
      )}
    </ActionForm>
  );
}
