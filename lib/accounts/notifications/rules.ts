/**
 * What people can be told of, and by what means (specification § 3). No code sends any of it yet: the
 * settings say so, and offer no switch. Rows have the
 * specification's defaults, which an account is opened with.
 */
export const NOTIFICATION_KINDS = [
  "new_lead",
  "visit_request",
  "offer_received",
  "document_status",
  "market_insights",
] as const;
type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** By what means a person is told of a kind of event. */
type Preference = { kind: NotificationKind; email: boolean; push: boolean; sms: boolean };

/** What each kind does unless the person chooses otherwise (specification § 9). */
export const NOTIFICATION_DEFAULTS: readonly Preference[] = [
  { kind: "new_lead", email: true, push: true, sms: false },
  { kind: "visit_request", email: true, push: true, sms: true },
  { kind: "offer_received", email: true, push: true, sms: true },
  { kind: "document_status", email: true, push: false, sms: false },
  { kind: "market_insights", email: true, push: false, sms: false },
];
