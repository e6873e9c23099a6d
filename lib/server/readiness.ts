import { writer } from "./db/clients.ts";
import { once } from "./once.ts";

const state = () => once("readiness", () => ({ stopping: false }));

/** From now on the process says it is not ready: the load balancer stops sending it requests. */
export function markStopping(): void {
  state().stopping = true;
}

/** Whether the process takes requests and a write can be made (it makes one that changes nothing). */
export async function isReady(): Promise<boolean> {
  if (state().stopping) return false;
  try {
    await writer().$transaction((tx) =>
      tx.searchEpoch.updateMany({ data: { epoch: { increment: 0 } } }),
    );
    return true;
  } catch {
    return false;
  }
}
