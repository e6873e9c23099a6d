import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { ANYONE, keyOf, runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";
import { requestOrigin } from "@/lib/platform/request";
import { sendFirstMessage } from "@/lib/registration/first-message/commands/send-first-message";
import { firstMessageSchema } from "@/lib/registration/first-message/schemas";

/** Takes the first message about a listing of somebody without an account: the link of its mail delivers it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const input = await readJson(request, firstMessageSchema);
    const origin = await requestOrigin();
    const key = keyOf(request);
    // What a captcha proves is no part of what is requested: it may be solved anew for the same.
    const { token: _, ...requested } = input;
    return runOnce(
      { key, name: "POST /api/first-messages", caller: ANYONE, input: requested },
      () => sendFirstMessage(input, origin),
      () => json({}, { status: 202 }),
    );
  },
});
