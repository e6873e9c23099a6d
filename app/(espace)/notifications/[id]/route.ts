import { requireActor } from "@/lib/auth/session";
import { DomainError } from "@/lib/kernel/errors";
import { readNotification } from "@/lib/notifications/centre/commands/read-notification";
import { log } from "@/lib/platform/log";
import { spaceRoutes } from "@/lib/routes/space";

const redirect = (location: string) =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });

/** What it is about: the notification is read by that, unless a browser only fetches ahead. */
async function placeOf(request: Request, id: string): Promise<string> {
  if (request.headers.get("sec-purpose")?.startsWith("prefetch")) return spaceRoutes.notifications;
  try {
    return await readNotification({ id }, await requireActor());
  } catch (error) {
    if (!DomainError.is(error)) log().error({ err: error }, "a notification could not be opened");
    else if (error.code === "notification.not-found") return spaceRoutes.notificationGone;
    // The page leads on: to the login, or to where the address is confirmed.
    return spaceRoutes.notifications;
  }
}

/**
 * Opens a notification, from the list, a mail or a push message: it leads on to what it is about. Unlike
 * other pages that are asked for it changes something, and only for the person themself.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return redirect(await placeOf(request, (await params).id));
}
