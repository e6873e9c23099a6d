import { LooperSettingsScreen } from "@/app/(espace)/ambassador/settings/LooperSettingsScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { LOOPER_SETTINGS } from "@/lib/content/fr/espace/looper";
import { getLooperFile } from "@/lib/looper/standing/queries";
import { Head } from "../../../head";
import { savePapersAction } from "../onboarding/actions";

export default async function Page() {
  const actor = await pageActor("/ambassador/settings");
  return (
    <>
      <Head title={LOOPER_SETTINGS.title} />
      <LooperSettingsScreen file={getLooperFile(actor)} savePapers={savePapersAction} />
    </>
  );
}
