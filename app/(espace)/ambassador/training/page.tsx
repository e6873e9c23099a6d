import { pageActor } from "@/lib/auth/page-actor";
import { getContinuingTraining } from "@/lib/looper/continuing-training/queries/get-continuing-training";
import { getTraining } from "@/lib/looper/training/queries/get-training";
import { pageMetadata } from "../../../page-metadata";
import { takeQuizAction } from "./actions";
import { ContinuingTraining } from "./ContinuingTraining";
import { handInTrainingAction, withdrawTrainingAction } from "./continuing-actions";
import { TRAINING } from "./copy";
import { TrainingScreen } from "./TrainingScreen";

export const metadata = pageMetadata({ title: TRAINING.title });

export default async function Page() {
  const actor = await pageActor("/ambassador/training");
  const continuing = await getContinuingTraining(actor);
  return (
    <TrainingScreen
      training={await getTraining(actor)}
      takeQuiz={takeQuizAction}
      continuing={
        continuing && (
          <ContinuingTraining
            view={continuing}
            actions={{ handIn: handInTrainingAction, withdraw: withdrawTrainingAction }}
          />
        )
      }
    />
  );
}
