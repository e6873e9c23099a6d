import { msBefore } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { shownKeys } from "./shown-keys.ts";

type Asset = NonNullable<Awaited<ReturnType<Transaction["mediaAsset"]["findFirst"]>>>;

/** The rows to write, each file once, and by each picture's key the one under which the revision has it. */
function choosePictures(keys: readonly string[], found: readonly Asset[]) {
  const chosen = new Map<string, Asset>();
  const names = new Map<string, string>();
  for (const key of keys) {
    const asset = found.find((each) => each.key === key);
    if (!asset) continue;
    // The same file may have been sent for the listing and for a change of it.
    const same = chosen.get(asset.sha256) ?? asset;
    chosen.set(asset.sha256, same);
    names.set(key, same.key);
  }
  return { rows: [...chosen.values()], names };
}

/**
 * Gives a revision the pictures of a home, in their order: the same files, which stay as long as one of the two has them.
 * @returns by a picture's key, the one under which the revision has it; nothing of those whose files are gone
 */
export async function sharePictures(
  tx: Transaction,
  { propertyId, revisionId, keys }: { propertyId: string; revisionId: string; keys: string[] },
  now: Date,
): Promise<Map<string, string>> {
  const found = await tx.mediaAsset.findMany({ where: { key: { in: keys } } });
  const { rows, names } = choosePictures(keys, found);
  await tx.mediaAsset.createMany({
    // Their order is that in which they came: which of two that are alike is the later one depends on it.
    data: rows.map((row, at) => ({
      ...row,
      revisionId,
      createdAt: msBefore(now, rows.length - at),
    })),
  });
  // A listing shows some without a revision having them: those of the sample, which nobody sent.
  for (const key of await shownKeys(tx, { id: propertyId }, keys)) {
    if (!names.has(key)) names.set(key, key);
  }
  return names;
}
