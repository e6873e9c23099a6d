import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { ANYONE, keyOf, runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";
import { requestOrigin } from "@/lib/platform/request";
import { assertNew, subscribe } from "@/lib/waitlist/commands/subscribe";
import { subscriptionSchema } from "@/lib/waitlist/schemas";

/** Puts an address on the waitlist. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const input = await readJson(request, subscriptionSchema);
    const origin = await requestOrigin();
    const key = keyOf(request);
    // What a captcha proves is no part of what is requested: it may be solved anew for the same.
    const { token: _, ...requested } = input;
    return runOnce(
      { key, name: "POST /api/subscribe", caller: ANYONE, input: requested },
      () => subscribe(input, origin),
      (done) => {
        assertNew(done);
        return json({}, { status: 201 });
      },
    );
  },
});
