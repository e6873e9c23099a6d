import { FileLine } from "@/components/documents/FileLine";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { Disclosure } from "@/components/ui/Disclosure";
import { formatDuration } from "@/lib/kernel/format";
import { RETURN_REASON_SENTENCES, THEME_LABELS } from "@/lib/looper/continuing-training/copy";
import { canMoveTraining, type TrainingState } from "@/lib/looper/continuing-training/rules";
import type { ContinuingTrainingView, OwnTraining } from "@/lib/looper/continuing-training/views";
import { spaceRoutes } from "@/lib/routes/space";
import { CONTINUING } from "./continuing-copy";
import { type TrainingActions, TrainingForm } from "./TrainingForm";

const TONES: Record<TrainingState, BadgeTone> = {
  waiting: "mimosa",
  checked: "leaf",
  returned: "tile",
};

/** The trainings of a looper, each with its PDF, how it stands and what can be done to it. */
export function DeclaredTrainings({
  label,
  trainings,
  days,
  actions,
}: {
  label: string;
  trainings: readonly OwnTraining[];
  days: ContinuingTrainingView["days"];
  actions: TrainingActions;
}) {
  if (trainings.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {trainings.map((training) => (
        <Item key={training.id} training={training} days={days} actions={actions} />
      ))}
    </ul>
  );
}

function Item({
  training,
  days,
  actions,
}: {
  training: OwnTraining;
  days: ContinuingTrainingView["days"];
  actions: TrainingActions;
}) {
  const { id, title, body, heldOn, state, proof } = training;
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{title}</p>
        <Badge tone={TONES[state]}>{CONTINUING.states[state]}</Badge>
      </div>
      <p className="text-small wrap-anywhere">{CONTINUING.given(body, heldOn)}</p>
      <Hours training={training} />
      <Decision training={training} />
      <FileLine name={proof.fileName} bytes={proof.bytes} href={spaceRoutes.document(proof.id)} />
      <div className="flex flex-col">
        {canMoveTraining(state, "replace") && (
          <Disclosure
            summary={CONTINUING.correctOpen}
            className="only-scripting border-t border-line"
          >
            <TrainingForm days={days} action={actions.handIn} training={training} />
          </Disclosure>
        )}
        {canMoveTraining(state, "withdraw") && (
          <WithdrawForm trainingId={id} action={actions.withdraw} />
        )}
      </div>
    </li>
  );
}

function Hours({
  training: { minutes, theme, nonDiscriminationMinutes, ethicsMinutes },
}: {
  training: OwnTraining;
}) {
  const { parts } = CONTINUING;
  const line = [
    formatDuration(minutes),
    THEME_LABELS[theme],
    theme !== "non_discrimination" &&
      nonDiscriminationMinutes > 0 &&
      parts.nonDiscrimination(nonDiscriminationMinutes),
    theme !== "ethics" && ethicsMinutes > 0 && parts.ethics(ethicsMinutes),
  ];
  return <p className="text-small text-ink-soft">{line.filter(Boolean).join(" · ")}</p>;
}

/** Who decided and when; why, where it was returned. */
function Decision({
  training: { state, decided, handedInAt, returnReason },
}: {
  training: OwnTraining;
}) {
  if (state === "waiting" || decided === null) {
    return <p className="text-small text-ink-soft">{CONTINUING.handedIn(handedInAt)}</p>;
  }
  return (
    <>
      <p className="text-small text-ink-soft">{CONTINUING[state](decided.by, decided.at)}</p>
      {returnReason && (
        <p className="text-small font-medium">{RETURN_REASON_SENTENCES[returnReason]}</p>
      )}
    </>
  );
}

function WithdrawForm({ trainingId, action }: { trainingId: string; action: FormAction }) {
  return (
    <ActionForm id={`retirer-${trainingId}`} action={action} className="border-t border-line">
      <FormDisclosure summary={CONTINUING.withdrawOpen}>
        <div className="flex max-w-text flex-col gap-4">
          <FieldProblem name="trainingId" />
          <input type="hidden" name="trainingId" value={trainingId} />
          <p className="text-small">{CONTINUING.withdrawText}</p>
          <SubmitButton variant="danger" sending={CONTINUING.withdrawing} className="self-start">
            {CONTINUING.withdraw}
          </SubmitButton>
        </div>
      </FormDisclosure>
    </ActionForm>
  );
}
