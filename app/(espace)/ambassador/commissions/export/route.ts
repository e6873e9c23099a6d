import { COMMISSIONS } from "@/lib/content/fr/espace/looper";
import { civilDay } from "@/lib/kernel/time";
import { commissionsCsv } from "@/lib/looper/commissions/csv";
import { listCommissions } from "@/lib/looper/commissions/queries";
import { apiRoutes } from "@/lib/server/api";
import { requireActor } from "@/lib/server/auth/session";

export const dynamic = "force-dynamic";

/** The looper's own ledger, as a file for a spreadsheet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => {
    const text = commissionsCsv(listCommissions(await requireActor()));
    const name = `${COMMISSIONS.fileName}-${civilDay(new Date())}.csv`;
    return new Response(text, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "no-store",
      },
    });
  },
});
