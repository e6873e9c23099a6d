import { openApiDocument } from "@/lib/api/openapi";
import { apiRoute, json } from "@/lib/server/api";
import { env } from "@/lib/server/env";

/** OpenAPI 3.1 of the calls. */
export const GET = apiRoute(() =>
  json(openApiDocument(env().APP_URL), { cache: "public, max-age=3600" }),
);
