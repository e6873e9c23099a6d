"use server";

import { visitorAction } from "@/lib/auth/user-action";
import { confirmRequest } from "@/lib/contact/commands/confirm-request";
import { confirmContactSchema } from "@/lib/contact/schemas";
import { contactRoutes } from "@/lib/routes/contact";

/** Sends what waited; the same address then leads to the thread. */
export const confirmContactAction = visitorAction(
  confirmContactSchema,
  (link, origin) => confirmRequest(link, origin),
  (_, { jeton }) => ({ redirectTo: contactRoutes.confirm(jeton) }),
  { creates: "confirmed-contact" },
);
