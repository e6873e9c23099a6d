import { apiRoutes, readQuery } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { planCalendar } from "@/lib/visits/calendar/queries/plan-calendar";
import { daySchema } from "@/lib/visits/schemas";
import { calendarResponse } from "../../calendar/response";

/** A day's visits as one file for one's calendar, with the estimated way between them. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const actor = await requireActor();
    const { day, side } = readQuery(request, daySchema);
    return calendarResponse(await planCalendar(actor, day, side), `visites-${day}.ics`);
  },
});
