import { apiRoutes } from "@/lib/auth/api-route";
import { env } from "@/lib/platform/env";
import { once } from "@/lib/platform/once";
import { json } from "@/lib/platform/problem";
import { openApiDocument } from "./document";

/** OpenAPI 3.1 of the calls: the same for the life of the process. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: () => {
    const text = once("api.openapi", () => JSON.stringify(openApiDocument(env().APP_URL)));
    return json(text, { cache: "public, max-age=3600" });
  },
});
