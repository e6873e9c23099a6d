"use server";

import { userAction, visitorAction } from "@/lib/auth/user-action";
import type { ActionState } from "@/lib/kernel/forms";
import { reportListing, reportListingAsVisitor } from "@/lib/reports/commands";
import { ownReportSchema, visitorReportSchema } from "@/lib/reports/schemas";
import { routes } from "@/lib/routes/public";

const reportingOwn = userAction(ownReportSchema, reportListing, (_, { listingId }) => ({
  redirectTo: routes.reportDone(listingId),
}));

const reporting = visitorAction(
  visitorReportSchema,
  reportListingAsVisitor,
  (_, { listingId }) => ({
    redirectTo: routes.reportDone(listingId),
  }),
);

export async function reportOwnAction(state: ActionState, form: FormData): Promise<ActionState> {
  return reportingOwn(state, form);
}

export async function reportAction(state: ActionState, form: FormData): Promise<ActionState> {
  return reporting(state, form);
}
