import { deviceName } from "../../../audit/device-name.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { listDevices } from "../../sessions/queries/list-devices.ts";
import type { DeviceView } from "../views.ts";

/** A person who uses more browsers at once sees those used last. */
const MOST_SHOWN = 50;

/**
 * The devices the person is signed in on: this one first, then the one used last. A person who
 * shares a demonstration's account sees nobody else's.
 */
export async function listOwnDevices(actor: Actor, now = new Date()): Promise<DeviceView[]> {
  authorize(actor, "account.read");
  const devices = (await listDevices(actor, now)).map(
    ({ sessionId, userAgent, createdAt, lastSeenAt }): DeviceView => ({
      sessionId,
      name: deviceName(userAgent),
      current: sessionId === actor.sessionId,
      since: createdAt,
      lastSeenAt,
    }),
  );
  const own = devices.filter(({ current }) => current);
  if (actor.isDemo) return own;
  return [...own, ...devices.filter(({ current }) => !current)].slice(0, MOST_SHOWN);
}
