import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { countLoopers } from "@/lib/trust/loopers/queries/count-loopers";
import { listOwners } from "@/lib/trust/tasks/queries/list-owners";
import { countWaitingTrainings } from "@/lib/trust/trainings/queries/count-waiting-trainings";
import { findTrainingDecision } from "@/lib/trust/trainings/queries/find-training-decision";
import { listWaitingTrainings } from "@/lib/trust/trainings/queries/list-waiting-trainings";
import { checkTrainingAction, returnTrainingAction } from "./actions";
import { TRAININGS } from "./copy";
import { TRAINING_OUTCOMES } from "./outcomes";
import { TrainingsScreen } from "./TrainingsScreen";

export const metadata = pageMetadata({ title: TRAININGS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/validation/formations");
  const query = await searchParams;
  const cursor = textOf(query.suite);
  const outcome = TRAINING_OUTCOMES.find((each) => each === query.fait) ?? null;
  const page = await listWaitingTrainings(actor, { cursor });
  const ids = page.rows.map(({ id }) => id);
  return (
    <TrainingsScreen
      outcome={outcome}
      decision={
        outcome === "late" ? await findTrainingDecision(actor, textOf(query.formation) ?? "") : null
      }
      isFirst={cursor === null}
      counts={await countLoopers(actor)}
      waitingTrainings={await countWaitingTrainings(actor)}
      page={page}
      owners={await listOwners(actor, { kind: "continuing-training", ids })}
      actions={{ check: checkTrainingAction, return: returnTrainingAction }}
    />
  );
}
