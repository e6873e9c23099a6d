import { apiRoutes } from "@/lib/auth/api-route";
import { fetchFeed } from "@/lib/diffusion/commands/fetch-feed";

/** The file of a portal that fetches it, for whoever knows its private address. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ portal: string; token: string }>;
}>({
  GET: async ({ method }, { params }) => {
    const { bytes, encoding } = await fetchFeed({ ...(await params), isNoted: method === "GET" });
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": `text/csv; charset=${encoding}`,
        "content-disposition": 'attachment; filename="Annonces.csv"',
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex, nofollow",
      },
    });
  },
});
