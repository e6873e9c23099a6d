"use server";

import { userAction } from "@/lib/auth/user-action";
import { availabilityOf } from "@/lib/routes/space";
import { saveSchedule } from "@/lib/visits/schedule/commands/save-schedule";
import { scheduleFormSchema } from "@/lib/visits/schedule/schemas";

export const saveSellerScheduleAction = userAction(
  scheduleFormSchema,
  saveSchedule,
  (_, { propertyId }) => ({
    redirectTo: availabilityOf("seller", { propertyId, done: "enregistre" }),
  }),
  { creates: "slots" },
);

export const saveAmbassadorScheduleAction = userAction(
  scheduleFormSchema,
  saveSchedule,
  (_, { propertyId }) => ({
    redirectTo: availabilityOf("ambassador", { propertyId, done: "enregistre" }),
  }),
  { creates: "slots" },
);
