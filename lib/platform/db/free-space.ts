import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { databaseInUse } from "./in-use.ts";
import { rawReader } from "./raw.ts";

/** Bytes that are left for the process where its database stands; no limit on a server, which looks after its own. */
export async function freeSpace(): Promise<number> {
  if (databaseInUse() !== "sqlite") return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = await statfs(dirname(rawReader().name));
  return bavail * bsize;
}
