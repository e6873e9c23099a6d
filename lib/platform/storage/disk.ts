import { randomBytes } from "node:crypto";
import { mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { assertStoredName, isStoredName } from "./names.ts";
import type { Storage, StoredFile } from "./storage.ts";

/** A file that is being written: no stored name begins with a dot. */
const DRAFT = /^\.draft-[0-9a-f]{16}$/;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** What is there, or null where there is nothing of that name. */
async function orNull<Found>(find: Promise<Found>): Promise<Found | null> {
  try {
    return await find;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Files in one folder of this machine, which is made when the first is written. */
export function diskStorage(folder: string): Storage {
  const pathOf = (name: string): string => {
    assertStoredName(name);
    return join(/* turbopackIgnore: true */ folder, name);
  };

  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    const path = pathOf(name);
    await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
    const draft = join(
      /* turbopackIgnore: true */ folder,
      `.draft-${randomBytes(8).toString("hex")}`,
    );
    try {
      const file = await open(draft, "wx");
      try {
        await file.writeFile(bytes);
        // Else a machine that stops could leave the name with nothing behind it.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };

  const head = async (name: string, bytes: number): Promise<Buffer | null> => {
    const file = await orNull(open(pathOf(name), "r"));
    if (file === null) return null;
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  };

  /** The names in the folder that a pattern has, with their sizes and ages. */
  async function* entries(isOurs: (name: string) => boolean): AsyncIterable<StoredFile> {
    const directory = await orNull(opendir(/* turbopackIgnore: true */ folder));
    for await (const entry of directory ?? []) {
      if (!entry.isFile() || !isOurs(entry.name)) continue;
      const found = await orNull(stat(join(/* turbopackIgnore: true */ folder, entry.name)));
      if (found) yield { name: entry.name, bytes: found.size, modifiedAt: found.mtime };
    }
  }

  const removeDrafts = async (before: Date): Promise<number> => {
    let removed = 0;
    for await (const { name, modifiedAt } of entries((each) => DRAFT.test(each))) {
      if (modifiedAt >= before) continue;
      await rm(join(/* turbopackIgnore: true */ folder, name), { force: true });
      removed++;
    }
    return removed;
  };

  return {
    put,
    get: async (name) => orNull(readFile(pathOf(name))),
    head,
    remove: async (name) => rm(pathOf(name), { force: true }),
    list: () => entries(isStoredName),
    removeDrafts,
  };
}
