/** What people can be told of (specification § 3). */
export const NOTIFICATION_KINDS = [
  "new_lead",
  "visit_request",
  "offer_received",
  "document_status",
  "market_insights",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** By what means. */
export const NOTIFICATION_CHANNELS = ["email", "push", "sms"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Told by e-mail whatever the person chooses: an offer or a visit is nothing to miss. */
export const CRITICAL_KINDS: readonly NotificationKind[] = ["visit_request", "offer_received"];

/** By what means a person is told of a kind of event. */
export type Preference = { kind: NotificationKind } & Record<NotificationChannel, boolean>;

/** What each kind does unless the person chooses otherwise (specification § 9). */
export const NOTIFICATION_DEFAULTS: readonly Preference[] = [
  { kind: "new_lead", email: true, push: true, sms: false },
  { kind: "visit_request", email: true, push: true, sms: true },
  { kind: "offer_received", email: true, push: true, sms: true },
  { kind: "document_status", email: true, push: false, sms: false },
  { kind: "market_insights", email: true, push: false, sms: false },
];

/** The name of a preference in a form. */
export function preferenceField(kind: NotificationKind, channel: NotificationChannel): string {
  return `${kind}-${channel}`;
}

/** Whether a means is on whatever the person chooses. */
export function isAlwaysOn(kind: NotificationKind, channel: NotificationChannel): boolean {
  return channel === "email" && CRITICAL_KINDS.includes(kind);
}

/**
 * One preference of each kind, in their order: the one chosen, else the default; what is always on
 * is on. Of several of one kind the last counts.
 */
export function effectivePreferences(chosen: readonly Preference[]): Preference[] {
  return NOTIFICATION_DEFAULTS.map((preset) => {
    const { kind } = preset;
    const { email, push, sms } =
      chosen.findLast((preference) => preference.kind === kind) ?? preset;
    return { kind, email: email || isAlwaysOn(kind, "email"), push, sms };
  });
}
