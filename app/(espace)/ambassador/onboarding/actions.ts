"use server";

import { AVAILABILITY_FORM } from "@/components/space/availability-form-copy";
import { userAction } from "@/lib/auth/user-action";
import { requestContract } from "@/lib/looper/contract/commands/request-contract";
import { signContract } from "@/lib/looper/contract/commands/sign-contract";
import { contractRequestSchema, contractSigningSchema } from "@/lib/looper/contract/schemas";
import { handInPaper } from "@/lib/looper/papers/commands/hand-in-paper";
import { saveAvailability } from "@/lib/looper/papers/commands/save-availability";
import { availabilitySchema, handedInSchema } from "@/lib/looper/papers/schemas";
import { requestOrigin } from "@/lib/platform/request";
import { spaceRoutes } from "@/lib/routes/space";
import { ONBOARDING } from "./copy";

export const saveAvailabilityAction = userAction(
  availabilitySchema,
  saveAvailability,
  (changed) => ({
    message: changed.length > 0 ? AVAILABILITY_FORM.saved : AVAILABILITY_FORM.unchanged,
  }),
);

export const handInPaperAction = userAction(handedInSchema, handInPaper, () => ({
  message: ONBOARDING.handedIn,
}));

/** The step of the contract, where its code is typed, or its signed file is. */
const contractStep = () => ({ redirectTo: spaceRoutes.ambassador.contractStep });

export const requestContractAction = userAction(
  contractRequestSchema,
  async (input, actor) => requestContract(input, actor, await requestOrigin()),
  contractStep,
  { creates: "contract-request" },
);

export const signContractAction = userAction(
  contractSigningSchema,
  async (input, actor) => signContract(input, actor, await requestOrigin()),
  contractStep,
  { creates: "contract" },
);
