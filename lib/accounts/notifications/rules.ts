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

type Preference = { kind: NotificationKind } & Record<NotificationChannel, boolean>;

/** What each kind does unless the person chooses otherwise (specification § 9). */
export const NOTIFICATION_DEFAULTS: readonly Preference[] = [
  { kind: "new_lead", email: true, push: true, sms: false },
  { kind: "visit_request", email: true, push: true, sms: true },
  { kind: "offer_received", email: true, push: true, sms: true },
  { kind: "document_status", email: true, push: false, sms: false },
  { kind: "market_insights", email: true, push: false, sms: false },
];
