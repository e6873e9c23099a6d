"use server";

import { userAction, visitorAction } from "@/lib/auth/user-action";
import { reportListing, reportListingAsVisitor } from "@/lib/reports/commands";
import { ownReportSchema, visitorReportSchema } from "@/lib/reports/schemas";
import { routes } from "@/lib/routes/public";

export const reportOwnAction = userAction(ownReportSchema, reportListing, (_, { listingId }) => ({
  redirectTo: routes.reportDone(listingId),
}));

export const reportAction = visitorAction(
  visitorReportSchema,
  reportListingAsVisitor,
  (_, { listingId }) => ({
    redirectTo: routes.reportDone(listingId),
  }),
);
