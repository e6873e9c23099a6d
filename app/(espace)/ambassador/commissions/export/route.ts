import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { listCommissions } from "@/lib/commissions/queries/list-commissions";
import { civilDay } from "@/lib/kernel/time";
import { csvResponse, csvText } from "@/lib/platform/csv";
import { COMMISSIONS } from "../copy";
import { commissionLines } from "./csv";

export const dynamic = "force-dynamic";

/** The looper's own ledger, as a file for a spreadsheet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => {
    const lines = commissionLines(await listCommissions(await requireActor()));
    return csvResponse(csvText(COMMISSIONS.columns, lines), {
      name: COMMISSIONS.fileName,
      day: civilDay(new Date()),
    });
  },
});
