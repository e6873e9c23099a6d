/** What keeps a portal from taking a file, as its seller reads it. */
export type Trouble = "unreachable" | "refused" | "full" | "failed";

/** Why a file could not be handed over, as the operator reads it, and what the seller reads of it. */
const TROUBLES = {
  /** Its name is no machine's. */
  "unknown-name": "unreachable",
  /** Nobody answers there, or the connection broke. */
  "no-connection": "unreachable",
  timeout: "unreachable",
  /** It answers with another key than the one of the configuration. */
  "unknown-key": "refused",
  /** It does not know our user or password. */
  authentication: "refused",
  /** It lets us write nothing there. */
  permission: "refused",
  /** It has no folder of that name. */
  "no-folder": "failed",
  /** It has no room for the file. */
  full: "full",
  /** It names no reason. */
  "not-written": "failed",
} as const satisfies Record<string, Trouble>;

export type Failure = keyof typeof TROUBLES;

/** A file that could not be handed over, and why. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly failure: Failure;
  constructor(failure: Failure, cause?: unknown) {
    super(`the file was not handed over: ${failure}`, { cause });
    this.failure = failure;
  }
}

const isFailure = (code: unknown): code is Failure =>
  typeof code === "string" && Object.hasOwn(TROUBLES, code);

/** Why a file could not be handed over; null for any other error. By its shape: classes differ between bundles. */
export function failureOf(error: unknown): Failure | null {
  const { name, failure } = (error ?? {}) as Partial<DeliveryError>;
  return name === "DeliveryError" && isFailure(failure) ? failure : null;
}

/** What the seller reads of a stored failure; null without one. */
export function troubleOf(stored: string | null): Trouble | null {
  if (stored === null) return null;
  return isFailure(stored) ? TROUBLES[stored] : "failed";
}

/** What a system's error code says of the machine or the folder that it is about. */
const SYSTEM_FAILURES: Readonly<Record<string, Failure>> = {
  ENOTFOUND: "unknown-name",
  EAI_AGAIN: "unknown-name",
  ETIMEDOUT: "timeout",
  EACCES: "permission",
  EPERM: "permission",
  EROFS: "permission",
  ENOENT: "no-folder",
  ENOTDIR: "no-folder",
  EEXIST: "no-folder",
  ENOSPC: "full",
  EDQUOT: "full",
};

/** Why a connection or a folder failed, by the code that the system gave. @param other where the code says nothing */
export function systemFailure(error: unknown, other: Failure): Failure {
  const { code } = (error ?? {}) as { code?: unknown };
  return (typeof code === "string" && SYSTEM_FAILURES[code]) || other;
}
