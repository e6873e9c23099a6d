import { apiRoutes, readQuery } from "@/lib/auth/api-route";
import { speakSealedCode } from "@/lib/captcha/challenges";
import { audioQuerySchema } from "@/lib/captcha/schemas";

/** The one range of bytes that players ask for; the end is left out where it is the sound's. */
const RANGE = /^bytes=(\d{1,9})-(\d{1,9})?$/;

/**
 * The code of a challenge, spoken in French or in English. In parts where it is asked for so: Safari
 * plays nothing else.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const { code, language } = readQuery(request, audioQuerySchema);
    const range = RANGE.exec(request.headers.get("range") ?? "");
    const sound = await speakSealedCode(code, language, { inParts: range !== null });
    const headers = {
      "content-type": "audio/wav",
      "cache-control": "no-store",
      "accept-ranges": "bytes",
    };
    const start = Number(range?.[1] ?? 0);
    const end = Math.min(Number(range?.[2] ?? sound.length), sound.length - 1);
    if (!range || start > end) return new Response(new Uint8Array(sound), { headers });
    return new Response(new Uint8Array(sound.subarray(start, end + 1)), {
      status: 206,
      headers: { ...headers, "content-range": `bytes ${start}-${end}/${sound.length}` },
    });
  },
});
