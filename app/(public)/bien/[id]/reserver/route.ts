import { isId } from "@/lib/kernel/ids";
import { routes } from "@/lib/routes/public";

/**
 * Where the form of visit slots goes. Booking needs an account: the login comes back to the
 * listing, with the slot chosen. Without a slot, back to the choice.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const listing = routes.listing((await params).id);
  const slot = new URL(request.url).searchParams.get("creneau");
  const location = isId(slot)
    ? routes.login(`${listing}?creneau=${slot}#visiter`)
    : `${listing}#visiter`;
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "x-robots-tag": "noindex" },
  });
}
