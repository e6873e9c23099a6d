"use server";

import { AVAILABILITY_FORM } from "@/components/space/availability-form-copy";
import { userAction } from "@/lib/auth/user-action";
import { handInPaper } from "@/lib/looper/papers/commands/hand-in-paper";
import { saveAvailability } from "@/lib/looper/papers/commands/save-availability";
import { availabilitySchema, handedInSchema } from "@/lib/looper/papers/schemas";
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
