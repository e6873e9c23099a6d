import { speakSealedCode } from "@/lib/captcha/challenges";
import { audioQuerySchema } from "@/lib/captcha/schemas";
import { apiRoutes, readQuery } from "@/lib/server/api";

/** The code of a challenge, spoken in French or in English. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const { code, language } = readQuery(request, audioQuerySchema);
    const sound = await speakSealedCode(code, language);
    return new Response(new Uint8Array(sound), {
      headers: { "content-type": "audio/wav", "cache-control": "no-store" },
    });
  },
});
