import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { visitCalendar } from "@/lib/visits/calendar/queries/visit-calendar";
import { calendarResponse } from "../../../calendar/response";

/** One visit as a file for one's calendar. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) => {
    const { id } = await params;
    const text = await visitCalendar(await requireActor(), id);
    return calendarResponse(text, `visite-${id}.ics`);
  },
});
