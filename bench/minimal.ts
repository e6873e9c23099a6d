import { runNode } from "../scripts/setup/run.mjs";
import type { Server } from "./servers.ts";

/** Next's own program, which serves a built site without our HTTP server. */
export const NEXT = "node_modules/next/dist/bin/next";
/** The site that has nothing but what Next itself costs. */
export const MINIMAL = "bench/next-minimal";

export const buildMinimal = () => runNode(NEXT, ["build", MINIMAL], { quiet: true });

/** Characters of a page. */
export const sizeOf = async (url: string, headers: Record<string, string> = {}) =>
  (await (await fetch(url, { headers })).text()).length;

/** Rows of the minimal site's plain pages that make them as large as so many characters. */
export async function rowsForSize(plain: Server, characters: number): Promise<number> {
  const [empty = 0, hundred = 1] = await Promise.all(
    [0, 100].map((count) => sizeOf(`${plain.url}/sized?rows=${count}`)),
  );
  return Math.max(1, Math.round(((characters - empty) / (hundred - empty)) * 100));
}
