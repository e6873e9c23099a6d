"use server";

import { anybodyAction } from "@/lib/auth/anybody-action";
import { userAction, visitorAction } from "@/lib/auth/user-action";
import { reportListing } from "@/lib/reports/commands/report-listing";
import { reportListingAsVisitor } from "@/lib/reports/commands/report-listing-as-visitor";
import { ownReportSchema, visitorReportSchema } from "@/lib/reports/schemas";
import { routes } from "@/lib/routes/public";
import { REPORT_FORM } from "./copy";

const done = (_: unknown, { listingId }: { listingId: string }) => ({
  redirectTo: routes.reportDone(listingId),
});

/** Reports a listing, with an account or without. */
export const reportAction = anybodyAction({
  asPerson: userAction(ownReportSchema, reportListing, done, { creates: "report" }),
  asVisitor: visitorAction(visitorReportSchema, reportListingAsVisitor, done, {
    creates: "visitor-report",
  }),
  visitorFields: ["email", "token"],
  ended: REPORT_FORM.ended,
});
