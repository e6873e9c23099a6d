import { pageActor } from "@/lib/auth/page-actor";
import { findLeaving } from "@/lib/looper/leaving/queries/find-leaving";
import { getLooperFile } from "@/lib/looper/standing/queries/get-looper-file";
import { getZone } from "@/lib/looper/zone/queries/get-zone";
import { pageMetadata } from "../../../page-metadata";
import { saveAvailabilityAction } from "../onboarding/actions";
import { addPauseAction, removePauseAction, saveZoneAction } from "./actions";
import { LOOPER_SETTINGS } from "./copy";
import { LooperSettingsScreen } from "./LooperSettingsScreen";
import { leaveNetworkAction } from "./leave-actions";

export const metadata = pageMetadata({ title: LOOPER_SETTINGS.title });

export default async function Page() {
  const actor = await pageActor("/ambassador/settings");
  return (
    <LooperSettingsScreen
      file={await getLooperFile(actor)}
      saveAvailability={saveAvailabilityAction}
      zone={await getZone(actor)}
      zoneActions={{
        save: saveZoneAction,
        addPause: addPauseAction,
        removePause: removePauseAction,
      }}
      leaving={await findLeaving(actor)}
      leave={leaveNetworkAction}
    />
  );
}
