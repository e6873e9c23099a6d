import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";
import { requestOrigin } from "@/lib/platform/request";
import { subscribe } from "@/lib/waitlist/commands";
import { subscriptionSchema } from "@/lib/waitlist/schemas";

/** Puts an address on the waitlist. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const input = await readJson(request, subscriptionSchema);
    const origin = await requestOrigin();
    const call = { name: "POST /api/subscribe", caller: origin.network, input };
    return runOnce(request, call, async () => {
      await subscribe(input, origin);
      return json({}, { status: 201 });
    });
  },
});
