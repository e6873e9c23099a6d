import { apiRoutes } from "@/lib/auth/api-route";
import { currentVisitor } from "@/lib/auth/session";
import { requestOrigin } from "@/lib/platform/request";
import { countView } from "@/lib/statistics/commands/count-view";
import { isPrefetch } from "@/lib/statistics/rules";

/** A listing's page was seen: sent by the page itself, which is the same for everyone and cached. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  POST: async (request, { params }) => {
    const { network, userAgent } = await requestOrigin();
    const visitor = await currentVisitor();
    await countView(
      { listingId: (await params).id },
      {
        network,
        userAgent,
        prefetch: isPrefetch(request.headers),
        actor: visitor?.kind === "person" ? visitor.actor : null,
      },
    );
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  },
});
