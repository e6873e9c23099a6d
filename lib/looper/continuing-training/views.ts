import type {
  TrainingBalance,
  TrainingReturnReason,
  TrainingShares,
  TrainingState,
  TrainingTheme,
} from "./rules.ts";

/** What a looper declared of a training. */
export interface DeclaredTraining extends TrainingShares {
  id: string;
  title: string;
  /** Who gave it. */
  body: string;
  /** Civil day. */
  heldOn: string;
  minutes: number;
  theme: TrainingTheme;
  handedInAt: Date;
  /** The PDF that proves it. */
  proof: { id: string; fileName: string; bytes: number };
}

/** A training as the looper who declared it sees it. */
export interface OwnTraining extends DeclaredTraining {
  state: TrainingState;
  /** By whom, of the team, and when; null while it waits. */
  decided: { by: string; at: Date } | null;
  returnReason: TrainingReturnReason | null;
}

/** The continuing training of somebody who is a looper, or was suspended as one. */
export interface ContinuingTrainingView {
  balance: TrainingBalance;
  /** How the period before ended; null in the first one. */
  previous: TrainingBalance | null;
  /** Of the present period, the latest first. */
  trainings: OwnTraining[];
  /** Of before, the latest first. */
  earlier: OwnTraining[];
  /** Civil days between which a training can be declared, both included. */
  days: { earliest: string; latest: string };
}
