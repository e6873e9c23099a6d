import { issueChallenge } from "@/lib/captcha/challenges";
import { apiRoutes, json } from "@/lib/server/api";
import { requestOrigin } from "@/lib/server/request";

/** A fresh challenge for the captcha; one that asks for a code where the network behaves oddly. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => json(await issueChallenge(await requestOrigin())),
});
