/**
 * What can go wrong in the domain, and how an HTTP caller reads it. The French sentence of each
 * code is in content/fr/errors.ts, which must cover them all.
 */
export const ERROR_STATUSES = {
  "request.invalid": 400,
  "request.malformed-json": 400,
  "request.malformed-address": 400,
  "request.unsupported-media-type": 415,
  "request.too-large": 413,
  "request.foreign-origin": 403,
  "request.method-not-allowed": 405,
  "request.unknown-host": 421,
  "request.too-slow": 408,
  "request.headers-too-large": 431,
  "request.too-many": 429,
  "request.key-reused": 422,
  "request.in-progress": 409,
  "request.form-outdated": 409,
  "request.not-found": 404,
  "request.forbidden": 403,
  "request.signed-out": 401,
  "account.login-refused": 401,
  "account.password-outgrown": 403,
  "account.code-refused": 401,
  "account.too-many-tries": 429,
  "account.link-spent": 410,
  "account.password-wrong": 400,
  "account.unconfirmed": 403,
  "account.demo": 403,
  "account.second-factor-required": 409,
  "account.second-factor-on": 409,
  "account.second-factor-off": 409,
  "account.sale-in-progress": 409,
  "account.last-trust-manager": 409,
  "session.not-found": 404,
  "role.held": 409,
  "role.not-held": 409,
  "role.too-soon": 409,
  "role.not-found": 404,
  "role.decided": 409,
  "role.papers-incomplete": 409,
  "captcha.invalid": 400,
  "captcha.expired": 400,
  "captcha.spent": 400,
  "captcha.code-required": 400,
  "waitlist.already-registered": 409,
  "waitlist.referral-not-found": 404,
  "waitlist.referral-decided": 409,
  "waitlist.queue-moved": 409,
  "notification.not-found": 404,
  "notification.stop-invalid": 400,
  "push.unknown-service": 400,
  "saved-search.not-found": 404,
  "saved-search.too-many": 409,
  "shortlist.spent": 410,
  "shortlist.taken": 409,
  "shortlist.own": 409,
  "favorite.not-found": 404,
  "lead.not-found": 404,
  "lead.moved": 409,
  "looper.not-in-force": 409,
  "report.not-found": 404,
  "report.moved": 409,
  "looper.suspended": 403,
  "listing.not-found": 404,
  "listing.withdrawn": 410,
  "listing.moved": 409,
  "listing.no-mandate": 409,
  "listing.too-early": 409,
  "listing.sale-open": 409,
  "listing.link-invalid": 400,
  "revision.not-found": 404,
  "revision.closed": 409,
  "revision.incomplete": 409,
  "revision.commune-unknown": 409,
  "revision.picture-unknown": 400,
  "revision.not-signed": 409,
  "revision.price-not-signed": 409,
  "revision.too-early": 409,
  "revision.moved": 409,
  "revision.too-many": 409,
  "visit.not-found": 404,
  "visit.slot-not-found": 404,
  "visit.slot-past": 409,
  "visit.slot-taken": 409,
  "visit.buyer-busy": 409,
  "visit.day-full": 409,
  "visit.too-many": 409,
  "visit.type-not-offered": 409,
  "visit.own-home": 409,
  "visit.listing-closed": 409,
  "visit.changed": 409,
  "visit.lapsed": 409,
  "visit.code-wrong": 409,
  "visit.code-locked": 409,
  "visit.feedback-given": 409,
  "calendar.not-found": 404,
  "city.not-found": 404,
  "conversation.not-found": 404,
  "conversation.closed": 409,
  "offer.not-found": 404,
  "offer.pending": 409,
  "offer.moved": 409,
  "offer.expired": 409,
  "offer.other-side": 409,
  "offer.own-listing": 409,
  "offer.listing-under-offer": 409,
  "offer.listing-closed": 409,
  "sale.not-found": 404,
  "sale.moved": 409,
  "sale.not-yet": 409,
  "sale.too-late": 409,
  "sale.no-loan": 409,
  "sale.no-record": 404,
  "mandate.not-found": 404,
  "mandate.in-force": 409,
  "mandate.not-in-force": 409,
  "mandate.listing-closed": 409,
  "mandate.same-price": 409,
  "mandate.withdrawal-over": 409,
  "mandate.publisher-unknown": 409,
  "signature.not-found": 404,
  "signature.signed": 409,
  "signature.expired": 409,
  "signature.locked": 409,
  "signature.code-wrong": 409,
  "signature.terms-changed": 409,
  "invoice.not-found": 404,
  "conversation.own-listing": 409,
  "media.not-found": 404,
  "looper-request.not-found": 404,
  "looper-request.moved": 409,
  "looper-request.pending": 409,
  "looper-request.unavailable": 409,
  "document.not-found": 404,
  "document.reader-not-found": 404,
  "document.empty": 400,
  "document.not-pdf": 415,
  "document.too-large": 413,
  "document.damaged": 422,
  "document.encrypted": 422,
  "document.active": 422,
  "document.too-long": 422,
  "document.too-many": 409,
  "document.no-expiry": 409,
  "attachment.not-found": 404,
  "attachment.too-many": 409,
  "attachment.daily-limit": 409,
  "photo.too-large": 413,
  "photo.unsupported": 415,
  "photo.heic": 415,
  "photo.animated": 415,
  "photo.damaged": 422,
  "photo.too-many-pixels": 422,
  "photo.too-heavy": 422,
  "photo.too-small": 422,
  "photo.too-slow": 422,
  "photo.too-many": 409,
  "search.invalid-parameters": 400,
  "service.unavailable": 503,
  "internal.unexpected": 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUSES;

/** Seconds after which a caller that got `service.unavailable` may try again: `Retry-After`. */
export const UNAVAILABLE_RETRY_SECONDS = 5;

/** A wrong field of a request: where and why, in French. */
export type FieldErrors = Record<string, string>;

const BRAND = Symbol.for("loopimmo.DomainError");

/**
 * A refusal that the caller can understand. Branded by symbol: the same class can be loaded twice
 * in one process, and `instanceof` then fails.
 */
export class DomainError extends Error {
  override name = "DomainError";
  readonly [BRAND] = true;

  constructor(
    readonly code: ErrorCode,
    readonly fields?: FieldErrors,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }

  get status(): number {
    return ERROR_STATUSES[this.code];
  }

  /** Whether `error` is a DomainError of any copy of this module. */
  static is(error: unknown): error is DomainError {
    return typeof error === "object" && error !== null && BRAND in error;
  }
}
