import { apiRoutes } from "@/lib/auth/api-route";
import { issueChallenge } from "@/lib/captcha/challenges";
import { json } from "@/lib/platform/problem";
import { requestOrigin } from "@/lib/platform/request";

/** A fresh challenge for the captcha; one that asks for a code where the network behaves oddly. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => json(await issueChallenge(await requestOrigin())),
});
