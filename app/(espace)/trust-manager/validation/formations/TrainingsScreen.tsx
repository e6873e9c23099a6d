"use client";

import { FileLine } from "@/components/documents/FileLine";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { ArrivalNotice } from "@/components/space/ArrivalNotice";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { TRUST } from "@/components/trust/copy";
import { FactGrid } from "@/components/trust/FactGrid";
import { ListEnd } from "@/components/trust/ListEnd";
import { MailLink } from "@/components/trust/MailLink";
import { NextTask } from "@/components/trust/NextTask";
import { TaskLine } from "@/components/trust/TaskLine";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { formatDuration } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import {
  decidedBefore,
  RETURN_REASON_SENTENCES,
  THEME_LABELS,
} from "@/lib/looper/continuing-training/copy";
import { TRAINING_RETURN_REASONS } from "@/lib/looper/continuing-training/rules";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import type { LooperCounts } from "@/lib/trust/loopers/views";
import type { TaskOwner } from "@/lib/trust/tasks/rules";
import type { OwnersById } from "@/lib/trust/tasks/views";
import type { TrainingDecision, WaitingTraining } from "@/lib/trust/trainings/views";
import { ValidationTabs } from "../ValidationTabs";
import { TRAININGS } from "./copy";
import type { TrainingOutcome } from "./outcomes";

/** What decides about a training. */
interface TrainingDecisions {
  check: FormAction;
  return: FormAction;
}

const REASONS = [
  { value: "", label: TRAININGS.pickReason },
  ...TRAINING_RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_SENTENCES[value] })),
];

/** The trainings that loopers declared and nobody checked, each beside its PDF. */
export function TrainingsScreen({
  outcome,
  decision,
  isFirst,
  counts,
  waitingTrainings,
  page,
  owners,
  actions,
}: {
  outcome: TrainingOutcome | null;
  /** Of somebody else, where it was too late; null where the training was withdrawn. */
  decision: TrainingDecision | null;
  isFirst: boolean;
  counts: LooperCounts;
  waitingTrainings: number;
  page: ListPage<WaitingTraining>;
  owners: OwnersById;
  actions: TrainingDecisions;
}) {
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={TRAININGS.title} lead={TRAININGS.lead} actions={<NextTask />} />
      {outcome && <Outcome outcome={outcome} decision={decision} />}
      <ValidationTabs status={null} counts={counts} waitingTrainings={waitingTrainings} />
      {page.rows.length === 0 ? (
        <NoData
          title={TRAININGS.empty}
          actions={
            <LinkButton href={spaceRoutes.trustManager.tasks} variant="secondary">
              {TRAININGS.toTasks}
            </LinkButton>
          }
        />
      ) : (
        <ul className="flex flex-col gap-5">
          {page.rows.map((training) => (
            <li key={training.id}>
              <Training training={training} owner={owners[training.id]} actions={actions} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("trainings", { suite: page.next })}
        firstHref={isFirst ? null : trustListOf("trainings", {})}
      />
    </div>
  );
}

function Outcome({
  outcome,
  decision,
}: {
  outcome: TrainingOutcome;
  decision: TrainingDecision | null;
}) {
  if (outcome !== "late") {
    return (
      <ArrivalNotice tone="success">
        <p>{TRAININGS.done[outcome]}</p>
      </ArrivalNotice>
    );
  }
  return (
    <ArrivalNotice tone="warning">
      <p>
        {decision === null
          ? TRAININGS.done.withdrawn
          : decidedBefore(decision.state, decision.by, decision.at)}
      </p>
    </ArrivalNotice>
  );
}

function Training({
  training,
  owner,
  actions,
}: {
  training: WaitingTraining;
  owner: TaskOwner | undefined;
  actions: TrainingDecisions;
}) {
  const { id, title, looper, proof, isSelf } = training;
  return (
    <Card flat id={id} className="flex scroll-mt-8 flex-col gap-4 p-5 md:p-6">
      <div>
        <h2 id={`titre-${id}`} className="text-heading wrap-anywhere">
          {title}
        </h2>
        <p className="text-small wrap-anywhere text-ink-soft">
          {looper.name} · {looper.email}
        </p>
      </div>
      <FactGrid facts={factsOf(training)} />
      <FileLine name={proof.fileName} bytes={proof.bytes} href={spaceRoutes.document(proof.id)} />
      {!isSelf && <TaskLine kind="continuing-training" id={id} name={title} owner={owner} />}
      {isSelf ? (
        <Callout tone="info">
          <p>{TRAININGS.self}</p>
        </Callout>
      ) : (
        <Decisions trainingId={id} actions={actions} />
      )}
      <div>
        <MailLink to={looper.email}>{TRUST.write(looper.name)}</MailLink>
      </div>
    </Card>
  );
}

/** What is to be compared with the PDF. */
const factsOf = ({
  body,
  heldOn,
  minutes,
  theme,
  nonDiscriminationMinutes,
  ethicsMinutes,
  handedInAt,
}: WaitingTraining) => [
  { label: TRAININGS.body, value: body },
  { label: TRAININGS.day, value: formatCivilDate(heldOn) },
  { label: TRAININGS.duration, value: formatDuration(minutes) },
  { label: TRAININGS.theme, value: THEME_LABELS[theme] },
  ...(nonDiscriminationMinutes > 0
    ? [{ label: TRAININGS.nonDiscrimination, value: formatDuration(nonDiscriminationMinutes) }]
    : []),
  ...(ethicsMinutes > 0 ? [{ label: TRAININGS.ethics, value: formatDuration(ethicsMinutes) }] : []),
  { label: TRAININGS.handedIn, value: formatDate(handedInAt) },
];

function Decisions({ trainingId, actions }: { trainingId: string; actions: TrainingDecisions }) {
  return (
    <div className="flex flex-col gap-3">
      <ActionForm id={`valider-${trainingId}`} action={actions.check} className="items-start">
        <FieldProblem name="trainingId" />
        <input type="hidden" name="trainingId" value={trainingId} />
        <SubmitButton sending={TRAININGS.sending} aria-describedby={`titre-${trainingId}`}>
          {TRAININGS.check}
        </SubmitButton>
      </ActionForm>
      <ActionForm
        id={`renvoyer-${trainingId}`}
        action={actions.return}
        className="border-t border-line"
      >
        <FormDisclosure summary={TRAININGS.returnOpen}>
          <div className="flex max-w-text flex-col gap-5">
            <FieldProblem name="trainingId" />
            <input type="hidden" name="trainingId" value={trainingId} />
            <SelectField
              name="reason"
              label={TRAININGS.reason}
              hint={TRAININGS.reasonHint}
              options={REASONS}
              required
            />
            <SubmitButton variant="danger" sending={TRAININGS.sending} className="self-start">
              {TRAININGS.return}
            </SubmitButton>
          </div>
        </FormDisclosure>
      </ActionForm>
    </div>
  );
}
