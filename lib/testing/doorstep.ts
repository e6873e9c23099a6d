import type { Doorstep } from "../accounts/credentials.ts";
import { newId } from "../kernel/ids.ts";

/** A doorstep on a network that no other test tries from. */
export function doorstep(overrides: Partial<Doorstep> = {}): Doorstep {
  return { network: newId(), loopback: false, userAgent: "Test", replaces: null, ...overrides };
}
