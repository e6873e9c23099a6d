import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { renewPush } from "@/lib/notifications/push/commands/renew-push";
import { subscribePush } from "@/lib/notifications/push/commands/subscribe-push";
import { unsubscribePush } from "@/lib/notifications/push/commands/unsubscribe-push";
import {
  pushRemovalSchema,
  pushRenewalSchema,
  pushSubscriptionSchema,
} from "@/lib/notifications/push/schemas";

const done = () => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });

/** A browser of the person who asks gets push messages, goes on getting them, or no more; each may be repeated. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    const userAgent = request.headers.get("user-agent");
    await subscribePush(await readJson(request, pushSubscriptionSchema), { userAgent }, actor);
    return done();
  },
  PUT: async (request) => {
    const actor = await requireActor();
    const userAgent = request.headers.get("user-agent");
    await renewPush(await readJson(request, pushRenewalSchema), { userAgent }, actor);
    return done();
  },
  DELETE: async (request) => {
    const actor = await requireActor();
    await unsubscribePush(await readJson(request, pushRemovalSchema), actor);
    return done();
  },
});
