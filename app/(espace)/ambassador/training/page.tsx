import { pageActor } from "@/lib/auth/page-actor";
import { getTraining } from "@/lib/looper/training/queries/get-training";
import { pageMetadata } from "../../../page-metadata";
import { takeQuizAction } from "./actions";
import { TRAINING } from "./copy";
import { TrainingScreen } from "./TrainingScreen";

export const metadata = pageMetadata({ title: TRAINING.title });

export default async function Page() {
  const actor = await pageActor("/ambassador/training");
  return <TrainingScreen training={await getTraining(actor)} takeQuiz={takeQuizAction} />;
}
