import { apiRoutes } from "@/lib/auth/api-route";
import { endAlert } from "@/lib/buying/alerts/commands/end-alert";
import { absoluteUrl } from "@/lib/platform/links";
import { json } from "@/lib/platform/problem";
import { mailLinks } from "@/lib/routes/mail-links";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("jeton") ?? "";

/**
 * Ends an alert by the link of its mail. Mail programs send it without asking their person (RFC
 * 8058); a person who opens it is led to a page with a button, for whatever reads mails ahead of
 * people opens links too.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: (request) => {
    const location = absoluteUrl(mailLinks.endAlertPage(tokenOf(request)));
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  },
  POST: async (request) => {
    await endAlert({ token: tokenOf(request) });
    return json({});
  },
});
