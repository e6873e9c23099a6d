import { pageActor } from "@/lib/auth/page-actor";
import { getLooperFile } from "@/lib/looper/standing/queries/get-looper-file";
import { questionViews } from "@/lib/looper/training/rules";
import { pageMetadata } from "../../../page-metadata";
import { takeQuizAction } from "./actions";
import { TRAINING } from "./copy";
import { TrainingScreen } from "./TrainingScreen";

export const metadata = pageMetadata({ title: TRAINING.title });

export default async function Page() {
  const actor = await pageActor("/ambassador/training");
  const { trainedAt } = await getLooperFile(actor);
  return (
    <TrainingScreen trainedAt={trainedAt} questions={questionViews()} takeQuiz={takeQuizAction} />
  );
}
