import { LooperPanel } from "@/app/(annonce)/annonces/_editor/steps/LooperPanel";
import { loadLooperChoice } from "./load";
import { askLooperAction, endLooperChargeAction, withdrawRequestAction } from "./looper-actions";

const ACTIONS = {
  ask: askLooperAction,
  withdraw: withdrawRequestAction,
  end: endLooperChargeAction,
};

/** Who receives the visitors of a revision's home, and the people who could. */
export async function LooperChoicePanel({ revisionId }: { revisionId: string }) {
  const choice = await loadLooperChoice(revisionId);
  return <LooperPanel revisionId={revisionId} choice={choice} actions={ACTIONS} />;
}
