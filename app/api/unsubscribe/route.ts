import { apiRoutes } from "@/lib/auth/api-route";
import { stopMails } from "@/lib/notifications/unsubscribing/commands/stop-mails";
import { mailLinks } from "@/lib/routes/mail-links";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("lien") ?? "";

/**
 * What a mail's List-Unsubscribe names: programs of mail post to it at one click (RFC 8058), people who
 * open it come to the page with the button.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: (request) =>
    new Response(null, {
      status: 303,
      headers: { location: mailLinks.stopMails(tokenOf(request)), "cache-control": "no-store" },
    }),
  POST: async (request) => {
    await stopMails({ token: tokenOf(request) });
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  },
});
