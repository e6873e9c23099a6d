export const dynamic = "force-dynamic";

/** The least Next does for a call. */
export function GET(): Response {
  return new Response("{}", { headers: { "content-type": "application/json" } });
}
