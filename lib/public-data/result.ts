/**
 * What a public interface answered.
 * - `found`: `at` is when it gave this answer or, of a file, when the file was last updated
 * - `none`: it was reached, and knows nothing of this
 * - `unreachable`: absent, late, wrong, at rest or switched off: the field is typed by hand
 */
export type PublicResult<Value> =
  | { state: "found"; value: Value; at: Date }
  | { state: "none" }
  | { state: "unreachable" };

export const NONE = { state: "none" } as const;
export const UNREACHABLE = { state: "unreachable" } as const;

/** How long a page or a call waits for an interface: while it waits it takes a place among the requests under way. */
export const WAIT_MS = 700;

export const PENDING = { state: "pending" } as const;

/** What is answered within so many milliseconds; later, it is `pending`, and the work goes on. */
export async function within<Value>(
  ms: number,
  work: Promise<PublicResult<Value>>,
): Promise<PublicResult<Value> | typeof PENDING> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof PENDING>((resolve) => {
    timer = setTimeout(() => resolve(PENDING), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The result with another value made of what was found; null is nothing. */
export function mapFound<Value, Other>(
  result: PublicResult<Value>,
  change: (value: Value) => Other | null,
): PublicResult<Other> {
  if (result.state !== "found") return result;
  const value = change(result.value);
  return value === null ? NONE : { ...result, value };
}
