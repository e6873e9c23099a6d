import type { DiffusionTarget } from "../platform/diffusion-targets.ts";
import { diskStorage } from "../platform/storage/disk.ts";
import { DeliveryError, systemFailure } from "./failures.ts";
import { sendBySftp } from "./sftp/client.ts";

/**
 * Sends a portal its file. One that fetches it is sent nothing: its row has the file (commands/offer-feed.ts).
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
        throw new DeliveryError(systemFailure(error, "not-written"), error);
      }
    case "sftp":
      return sendBySftp(target, bytes, signal);
  }
}
