import type { DeclaredTraining } from "../../looper/continuing-training/views.ts";

/** A declared training as the person who checks it sees it. */
export interface WaitingTraining extends DeclaredTraining {
  looper: { userId: string; name: string; email: string };
  /** Nobody decides about themself. */
  isSelf: boolean;
}

/** The decision about a training, by whom and when. */
export interface TrainingDecision {
  state: "checked" | "returned";
  by: string;
  at: Date;
}
