import { openApiDocument } from "@/lib/api/openapi";
import { apiRoutes, json } from "@/lib/server/api";
import { env } from "@/lib/server/env";
import { once } from "@/lib/server/once";

/** OpenAPI 3.1 of the calls: the same for the life of the process. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: () => {
    const text = once("api.openapi", () => JSON.stringify(openApiDocument(env().APP_URL)));
    return json(text, { cache: "public, max-age=3600" });
  },
});
