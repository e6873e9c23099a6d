import { OnboardingScreen } from "@/app/(espace)/ambassador/onboarding/OnboardingScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { ONBOARDING } from "@/lib/content/fr/espace/looper";
import { getLooperFile } from "@/lib/looper/standing/queries";
import { Head } from "../../../head";
import { savePapersAction } from "./actions";

export default async function Page() {
  const actor = await pageActor("/ambassador/onboarding");
  return (
    <>
      <Head title={ONBOARDING.title} />
      <OnboardingScreen file={getLooperFile(actor)} savePapers={savePapersAction} />
    </>
  );
}
