import { BRAND } from "@/lib/content/brand";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";

export function GET(): Response {
  return Response.json(
    {
      id: routes.home,
      name: `${BRAND.name}. ${BRAND.tagline}`,
      short_name: BRAND.name,
      description: BRAND.description,
      lang: "fr",
      dir: "ltr",
      start_url: routes.home,
      scope: routes.home,
      display: "standalone",
      background_color: "#fbf9f4",
      theme_color: "#17486b",
      shortcuts: [
        { name: "Rechercher un bien", url: routes.search },
        { name: "Messages", url: spaceRoutes.messages },
        { name: "Notifications", url: spaceRoutes.notifications },
      ],
      categories: ["lifestyle", "business"],
      icons: [
        { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
        { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
        {
          src: "/icons/maskable-512.png",
          sizes: "512x512",
          type: "image/png",
          purpose: "maskable",
        },
      ],
    },
    { headers: { "content-type": "application/manifest+json" } },
  );
}
