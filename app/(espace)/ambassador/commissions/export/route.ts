import { COMMISSIONS } from "@/lib/content/fr/espace/looper";
import { civilDay } from "@/lib/kernel/time";
import { commissionLines } from "@/lib/looper/commissions/csv";
import { listCommissions } from "@/lib/looper/commissions/queries";
import { apiRoutes } from "@/lib/server/api";
import { requireActor } from "@/lib/server/auth/session";
import { csvAnswer, csvText } from "@/lib/server/csv";

export const dynamic = "force-dynamic";

/** The looper's own ledger, as a file for a spreadsheet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => {
    const lines = commissionLines(listCommissions(await requireActor()));
    return csvAnswer(csvText(COMMISSIONS.columns, lines), {
      name: COMMISSIONS.fileName,
      day: civilDay(new Date()),
    });
  },
});
