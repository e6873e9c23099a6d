import { apiRoutes } from "@/lib/auth/api-route";
import { readFeed } from "@/lib/visits/calendar/queries/read-feed";
import { calendarResponse } from "../response";

/** The private calendar of a person: anybody who knows its address reads their visits. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ token: string }>;
}>({
  GET: async (_request, { params }) => {
    const { token } = await params;
    // Some calendars want a file's name.
    return calendarResponse(await readFeed(token.replace(/\.ics$/, "")), "visites.ics");
  },
});
