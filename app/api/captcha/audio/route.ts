import { apiRoutes, readQuery } from "@/lib/auth/api-route";
import { speakSealedCode } from "@/lib/captcha/challenges";
import { audioQuerySchema } from "@/lib/captcha/schemas";
import { bytesResponse } from "@/lib/platform/byte-range";

/**
 * The code of a challenge, spoken in French or in English. In parts where it is asked for so: Safari
 * plays nothing else.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const { code, language } = readQuery(request, audioQuerySchema);
    const sound = await speakSealedCode(code, language);
    const headers = { "content-type": "audio/wav", "cache-control": "no-store" };
    return bytesResponse(request, sound, headers);
  },
});
