/** What people are notified of, by the line of their preferences. */
export const NOTIFICATION_KINDS = [
  "new_lead",
  "visit_request",
  "offer_received",
  "document_status",
  "market_insights",
  "message_received",
  "search_alert",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** By what means a person is notified of a kind of event. */
export type Preference = { kind: NotificationKind; email: boolean; push: boolean; sms: boolean };

/** What each kind does unless the person chooses otherwise. */
export const NOTIFICATION_DEFAULTS: readonly Preference[] = [
  { kind: "new_lead", email: true, push: true, sms: false },
  { kind: "visit_request", email: true, push: true, sms: true },
  { kind: "offer_received", email: true, push: true, sms: true },
  { kind: "document_status", email: true, push: false, sms: false },
  { kind: "market_insights", email: true, push: false, sms: false },
  { kind: "message_received", email: true, push: true, sms: false },
  { kind: "search_alert", email: true, push: false, sms: false },
];

/** Lines that are sent by mail whatever the person chose: visits and offers. */
const LOCKED: ReadonlySet<NotificationKind> = new Set(["visit_request", "offer_received"]);

/** Whether mails of a line are always sent, at once and at any hour. */
export const isLocked = (kind: NotificationKind): boolean => LOCKED.has(kind);
