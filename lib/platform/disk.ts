import { constants } from "node:os";

/**
 * What the operating system says of its disk, and of how much this process may open, at this moment: full, over a
 * quota, read only, failing, too many files open. The same may succeed later.
 */
const PASSING_CODES = ["ENOSPC", "EDQUOT", "EROFS", "EIO", "EMFILE", "ENFILE"] as const;

/** Node has no name for a quota that is reached: its number tells it. */
const PASSING_NUMBERS: ReadonlySet<number> = new Set(
  PASSING_CODES.map((code) => -constants.errno[code]),
);

const MAX_DEPTH = 6;

/** Whether the disk is why something failed, however deep that stands in `cause`. */
export function isDiskUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > MAX_DEPTH) return false;
  const { code, errno, cause } = error as { code?: unknown; errno?: unknown; cause?: unknown };
  const isPassing =
    PASSING_CODES.some((each) => each === code) ||
    (typeof errno === "number" && PASSING_NUMBERS.has(errno));
  return isPassing || isDiskUnavailable(cause, depth + 1);
}
