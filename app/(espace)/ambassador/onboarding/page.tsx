import { pageActor } from "@/lib/auth/page-actor";
import { getLooperFile } from "@/lib/looper/standing/queries";
import { Head } from "../../../head";
import { savePapersAction } from "./actions";
import { ONBOARDING } from "./copy";
import { OnboardingScreen } from "./OnboardingScreen";

export default async function Page() {
  const actor = await pageActor("/ambassador/onboarding");
  return (
    <>
      <Head title={ONBOARDING.title} />
      <OnboardingScreen file={getLooperFile(actor)} savePapers={savePapersAction} />
    </>
  );
}
