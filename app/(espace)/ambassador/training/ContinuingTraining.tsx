"use client";

import { Meter } from "@/components/space/Meter";
import { Panel } from "@/components/space/Panel";
import { Callout } from "@/components/ui/Callout";
import { Disclosure } from "@/components/ui/Disclosure";
import { shiftCivilDay } from "@/lib/kernel/time";
import {
  isMet,
  REQUIRED_MINUTES,
  REQUIRED_SHARES,
  type TrainingBalance,
  type TrainingMinutes,
} from "@/lib/looper/continuing-training/rules";
import type { ContinuingTrainingView } from "@/lib/looper/continuing-training/views";
import { CONTINUING } from "./continuing-copy";
import { DeclaredTrainings } from "./DeclaredTrainings";
import { type TrainingActions, TrainingForm } from "./TrainingForm";

const BARS: readonly [part: keyof TrainingMinutes, required: number][] = [
  ["all", REQUIRED_MINUTES],
  ["nonDiscrimination", REQUIRED_SHARES.nonDiscrimination],
  ["ethics", REQUIRED_SHARES.ethics],
];

/** A looper's hours of the present period, the trainings that make them, and the way to declare one. */
export function ContinuingTraining({
  view: { balance, previous, trainings, earlier, days },
  actions,
}: {
  view: ContinuingTrainingView;
  actions: TrainingActions;
}) {
  return (
    <Panel id="formation-continue" title={CONTINUING.title}>
      <p className="max-w-text text-ink-soft">{CONTINUING.lead}</p>
      <Standing balance={balance} />
      {previous && <Previous balance={previous} />}
      <DeclaredTrainings
        label={CONTINUING.list}
        trainings={trainings}
        days={days}
        actions={actions}
      />
      {trainings.length === 0 && <p className="text-ink-soft">{CONTINUING.empty}</p>}
      <p className="only-noscript text-small text-ink-soft">{CONTINUING.needsScripts}</p>
      <Disclosure summary={CONTINUING.declareOpen} className="only-scripting border-y border-line">
        <TrainingForm days={days} action={actions.handIn} />
      </Disclosure>
      {earlier.length > 0 && (
        <Disclosure summary={CONTINUING.earlier}>
          <DeclaredTrainings
            label={CONTINUING.earlier}
            trainings={earlier}
            days={days}
            actions={actions}
          />
        </Disclosure>
      )}
    </Panel>
  );
}

function Standing({ balance }: { balance: TrainingBalance }) {
  const { counted, waiting, period } = balance;
  return (
    <>
      <p className="font-display text-heading font-bold tabular-nums">
        {CONTINUING.standing(counted.all, period.until)}
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        {BARS.map(([part, required]) => (
          <Meter
            key={part}
            label={CONTINUING.bars[part]}
            value={CONTINUING.of(counted[part], required)}
            share={Math.min(1, counted[part] / required)}
          />
        ))}
      </div>
      {isMet(balance) && (
        <Callout tone="success">
          <p>{CONTINUING.met}</p>
        </Callout>
      )}
      {waiting.all > 0 && (
        <p className="text-small text-ink-soft">{CONTINUING.waiting(waiting.all)}</p>
      )}
    </>
  );
}

function Previous({ balance: { period, counted } }: { balance: TrainingBalance }) {
  return (
    <p className="text-small text-ink-soft">
      {CONTINUING.previous(period.from, counted.all, shiftCivilDay(period.until, -1))}
    </p>
  );
}
