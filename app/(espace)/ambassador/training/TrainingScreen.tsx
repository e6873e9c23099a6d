"use client";

import type { ReactNode } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Disclosure } from "@/components/ui/Disclosure";
import { Icon } from "@/components/ui/Icon";
import { formatDuration } from "@/lib/kernel/format";
import { formatDate, formatTime } from "@/lib/kernel/format-date";
import { PASS_MARK, QUIZ_LENGTH } from "@/lib/looper/training/quiz-terms";
import type { TrainingView } from "@/lib/looper/training/views";
import { spaceRoutes } from "@/lib/routes/space";
import { TRAINING } from "./copy";
import { LastAttempt } from "./LastAttempt";
import { TRAINING_MODULES } from "./modules-copy";
import { Quiz } from "./Quiz";

/** The training: six modules to read, the quiz that ends it, and the hours that follow for a looper. */
export function TrainingScreen({
  training: { trainedAt, last, quiz, againAt },
  takeQuiz,
  continuing,
}: {
  training: TrainingView;
  takeQuiz: FormAction;
  /** The panel of continuing training; null for somebody who never was a looper. */
  continuing: ReactNode;
}) {
  const minutes = TRAINING_MODULES.reduce((sum, module) => sum + module.minutes, 0);
  return (
    <>
      <PageTitle title={TRAINING.title} lead={TRAINING.lead} />
      {trainedAt && (
        <Callout tone="success" title={TRAINING.done(formatDate(trainedAt))}>
          <p>{TRAINING.doneText}</p>
          <p className="mt-2">
            <a href={spaceRoutes.ambassador.trainingCertificate} className="text-link" download>
              {TRAINING.certificate}
            </a>
          </p>
        </Callout>
      )}
      {continuing}
      <Panel
        id="modules"
        title={TRAINING.modulesTitle}
        aside={<span className="text-small text-ink-soft">{TRAINING.total(minutes)}</span>}
      >
        <ol className="flex flex-col divide-y divide-line">
          {TRAINING_MODULES.map((module, index) => (
            <li key={module.id}>
              <Disclosure
                contentId={module.id}
                open={index === 0 && trainedAt === null}
                summary={
                  <>
                    {`${index + 1}. ${module.title}`}{" "}
                    <span className="font-normal whitespace-nowrap text-ink-soft">
                      {formatDuration(module.minutes)}
                    </span>
                  </>
                }
              >
                <Module module={module} />
              </Disclosure>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel id="questionnaire" title={TRAINING.quizTitle}>
        {trainedAt === null && (
          <p className="max-w-text text-ink-soft">{TRAINING.quizLead(PASS_MARK, QUIZ_LENGTH)}</p>
        )}
        {last && <LastAttempt attempt={last} />}
        {againAt && (
          <Callout>
            <p>{TRAINING.again(formatTime(againAt))}</p>
          </Callout>
        )}
        {quiz && <Quiz key={quiz.number} quiz={quiz} action={takeQuiz} />}
        {trainedAt !== null && last === null && <p>{TRAINING.passedBefore}</p>}
      </Panel>
      <LinkButton
        href={spaceRoutes.ambassador.onboarding}
        variant="secondary"
        className="self-start"
      >
        {TRAINING.next}
      </LinkButton>
    </>
  );
}

function Module({
  module: { intro, points, example },
}: {
  module: (typeof TRAINING_MODULES)[number];
}) {
  return (
    <div className="flex max-w-text flex-col gap-4">
      <p>{intro}</p>
      <ul className="flex flex-col gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check" className="mt-1 size-4 shrink-0 text-brand" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <div className="rounded-card bg-sunken p-4">
        <h3 className="text-small font-semibold">{TRAINING.example}</h3>
        <p className="mt-1 italic">{example.situation}</p>
        <p className="mt-2">{example.answer}</p>
      </div>
    </div>
  );
}
