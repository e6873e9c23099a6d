/** Tells such an error in every copy of this module, which a bundle may have. */
const BRAND = Symbol.for("loopimmo.DatabaseRefusal");

/** A database that can't be used as it is: one sentence, which names the variable and says what to change. */
export class DatabaseRefusal extends Error {
  override name = "DatabaseRefusal";
  readonly [BRAND] = true;

  /** @param reason the sentence, but for what names the database */
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`DATABASE_URL: ${reason}`, options);
  }

  static is(error: unknown): error is DatabaseRefusal {
    return typeof error === "object" && error !== null && BRAND in error;
  }
}
