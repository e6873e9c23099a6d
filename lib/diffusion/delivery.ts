import type { DiffusionTarget } from "../platform/diffusion-targets.ts";
import { diskStorage } from "../platform/storage/disk.ts";
import { DeliveryError } from "./rules.ts";
import { sendBySftp } from "./sftp/client.ts";

/**
 * Hands a portal's file over. Of a portal that fetches it nothing is to be done: the row that has it is written with
 * what it says (commands/export-feeds.ts).
 * @throws {DeliveryError}
 */
export async function deliver(
  target: DiffusionTarget,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<void> {
  switch (target.kind) {
    case "address":
      return;
    case "folder":
      try {
        await diskStorage(target.path).put(`${target.code}.csv`, bytes);
        return;
      } catch (error) {
        throw new DeliveryError("not-written", error);
      }
    case "sftp":
      return sendBySftp(target, bytes, signal);
  }
}
