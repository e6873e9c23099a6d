import { isLocked, NOTIFICATION_KINDS, type NotificationKind } from "../preferences.ts";
import { CHANNELS, type Channel } from "../rules.ts";

/** The lines that a screen shows: all of them, or those that concern who looks for a home. */
export const PREFERENCE_SCOPES = ["all", "buyer"] as const;
export type PreferenceScope = (typeof PREFERENCE_SCOPES)[number];

const SCOPE_KINDS: Record<PreferenceScope, readonly NotificationKind[]> = {
  all: NOTIFICATION_KINDS,
  buyer: ["search_alert", "message_received", "visit_request", "offer_received"],
};

export const kindsOf = (scope: PreferenceScope): readonly NotificationKind[] => SCOPE_KINDS[scope];

/** What the box of a line and a channel is called in a form. */
export const boxName = (kind: NotificationKind, channel: Channel) => `${kind}-${channel}` as const;

export type BoxName = ReturnType<typeof boxName>;

/** Every box there is. */
export const BOX_NAMES: readonly BoxName[] = NOTIFICATION_KINDS.flatMap((kind) =>
  CHANNELS.map((channel) => boxName(kind, channel)),
);

/** Whether a box is ticked whatever the person chooses. */
export const isLockedBox = (kind: NotificationKind, channel: Channel) =>
  channel === "email" && isLocked(kind);

/** A time of day as a form has it, `HH:MM`, in minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The same the other way. */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
