import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { apiRoutes } from "@/lib/auth/api-route";
import { DomainError } from "@/lib/kernel/errors";

/**
 * What a worker may that reads HEIC (components/photos/prepare): compile WebAssembly, which no page of ours may, and
 * fetch its own files. A worker has the policy of its own response, never its page's.
 */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const at = (...parts: string[]) => join(/* turbopackIgnore: true */ process.cwd(), ...parts);
const LIBRARY = ["node_modules", "libheif-js", "libheif-wasm"] as const;

/** The decoder as its package has it, then what a worker does with it. */
async function readWorker(): Promise<Buffer> {
  const parts = [
    at(...LIBRARY, "libheif.js"),
    at("app", "api", "heic-decoder", "[file]", "worker.js"),
  ];
  const texts = await Promise.all(parts.map((path) => readFile(path)));
  return Buffer.concat(texts.flatMap((text) => [text, Buffer.from("\n")]));
}

const FILES: Readonly<Record<string, { type: string; read: () => Promise<Buffer> }>> = {
  "worker.js": { type: "text/javascript; charset=utf-8", read: readWorker },
  "libheif.wasm": {
    type: "application/wasm",
    read: () => readFile(at(...LIBRARY, "libheif.wasm")),
  },
};

/** The decoder of HEIC for browsers that have none, which they load when such a photo is chosen. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ file: string }>;
}>({
  GET: async (_request, { params }) => {
    const { file } = await params;
    const found = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
    if (!found) throw new DomainError("request.not-found");
    return new Response(new Uint8Array(await found.read()), {
      headers: {
        "content-type": found.type,
        "content-security-policy": WORKER_POLICY,
        "cache-control": "public, max-age=86400",
      },
    });
  },
});
