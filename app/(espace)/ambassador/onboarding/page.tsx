import { TestMailbox } from "@/app/test-mailbox";
import { pageActor } from "@/lib/auth/page-actor";
import { getLooperFile } from "@/lib/looper/standing/queries/get-looper-file";
import { pageMetadata } from "../../../page-metadata";
import {
  handInPaperAction,
  requestContractAction,
  saveAvailabilityAction,
  signContractAction,
} from "./actions";
import { ONBOARDING } from "./copy";
import { OnboardingScreen } from "./OnboardingScreen";

export const metadata = pageMetadata({ title: ONBOARDING.title });

export default async function Page() {
  const actor = await pageActor("/ambassador/onboarding");
  return (
    <OnboardingScreen
      file={await getLooperFile(actor)}
      mailbox={<TestMailbox />}
      actions={{
        handIn: handInPaperAction,
        saveAvailability: saveAvailabilityAction,
        requestContract: requestContractAction,
        signContract: signContractAction,
      }}
    />
  );
}
