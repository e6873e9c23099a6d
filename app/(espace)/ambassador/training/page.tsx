import { TrainingScreen } from "@/app/(espace)/ambassador/training/TrainingScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { TRAINING } from "@/lib/content/fr/espace/looper";
import { getLooperFile } from "@/lib/looper/standing/queries";
import { questionViews } from "@/lib/looper/training/rules";
import { Head } from "../../../head";
import { takeQuizAction } from "./actions";

export default async function Page() {
  const actor = await pageActor("/ambassador/training");
  const { trainedAt } = getLooperFile(actor);
  return (
    <>
      <Head title={TRAINING.title} />
      <TrainingScreen trainedAt={trainedAt} questions={questionViews()} takeQuiz={takeQuizAction} />
    </>
  );
}
