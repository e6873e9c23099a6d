import { pageActor } from "@/lib/auth/page-actor";
import { getLooperFile } from "@/lib/looper/standing/queries";
import { Head } from "../../../head";
import { savePapersAction } from "../onboarding/actions";
import { LOOPER_SETTINGS } from "./copy";
import { LooperSettingsScreen } from "./LooperSettingsScreen";

export default async function Page() {
  const actor = await pageActor("/ambassador/settings");
  return (
    <>
      <Head title={LOOPER_SETTINGS.title} />
      <LooperSettingsScreen file={getLooperFile(actor)} savePapers={savePapersAction} />
    </>
  );
}
