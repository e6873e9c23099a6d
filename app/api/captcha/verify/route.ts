import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { checkSolution } from "@/lib/captcha/commands/check-solution";
import { verifySchema } from "@/lib/captcha/schemas";
import { json } from "@/lib/platform/problem";
import { requestOrigin } from "@/lib/platform/request";

/** What an answer to the captcha is worth; it spends no right one. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const input = await readJson(request, verifySchema);
    return json(await checkSolution(input, await requestOrigin()));
  },
});
