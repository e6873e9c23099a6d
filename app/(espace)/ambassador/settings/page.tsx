import { pageActor } from "@/lib/auth/page-actor";
import { listOwnDocuments } from "@/lib/documents/queries/list-own-documents";
import { getLooperFile } from "@/lib/looper/standing/queries/get-looper-file";
import { getZone } from "@/lib/looper/zone/queries/get-zone";
import { pageMetadata } from "../../../page-metadata";
import { DOCUMENT_FORMS } from "../../documents/forms";
import { savePapersAction } from "../onboarding/actions";
import { addPauseAction, removePauseAction, saveZoneAction } from "./actions";
import { LOOPER_SETTINGS } from "./copy";
import { LooperSettingsScreen } from "./LooperSettingsScreen";

export const metadata = pageMetadata({ title: LOOPER_SETTINGS.title });

export default async function Page() {
  const actor = await pageActor("/ambassador/settings");
  return (
    <LooperSettingsScreen
      file={await getLooperFile(actor)}
      savePapers={savePapersAction}
      zone={await getZone(actor)}
      zoneActions={{
        save: saveZoneAction,
        addPause: addPauseAction,
        removePause: removePauseAction,
      }}
      documents={await listOwnDocuments(actor, "looper")}
      actions={DOCUMENT_FORMS}
    />
  );
}
