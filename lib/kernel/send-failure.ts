/** Why something that was sent got no answer that its page can use. */
export type SendFailure =
  /** The device has no network. */
  | { kind: "offline" }
  /** Nothing came back, or not the whole of it: whether it arrived nobody here knows. */
  | { kind: "unanswered" }
  /** Nothing came back for long, and what waits for it holds up what is sent next. */
  | { kind: "late" }
  /** An answer that is not of our site: what stands between answered instead. */
  | { kind: "foreign" }
  /** The page is of another version of the site than what answers. */
  | { kind: "outdated"; detail: string | null }
  /** The site refused. `retrySeconds`: after that it may accept. */
  | { kind: "refused"; detail: string; mayRetry: boolean; retrySeconds: number | null };

/** The site's sentence on a problem (RFC 9457), with when to try again. */
interface Problem {
  code: string;
  status: number;
  detail: string;
  /** Seconds. */
  retryAfter?: number;
}

function parseProblem(text: string): Problem | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { code, status, detail, retryAfter } = value as Record<string, unknown>;
  if (typeof code !== "string" || typeof status !== "number" || typeof detail !== "string") {
    return null;
  }
  return { code, status, detail, ...(typeof retryAfter === "number" && { retryAfter }) };
}

/** Of a form that the site has no more as it was shown (lib/kernel/errors.ts). */
const OUTDATED = "request.form-outdated";

/** Whether the same may be accepted later: too much or too slow just now, or a failure of the site's own. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

function failureOfProblem({ code, status, detail, retryAfter }: Problem): SendFailure {
  if (code === OUTDATED) return { kind: "outdated", detail };
  const isLater = retryAfter !== undefined && retryAfter > 0;
  return {
    kind: "refused",
    detail,
    mayRetry: isPassing(status) || isLater,
    retrySeconds: isLater ? Math.ceil(retryAfter) : null,
  };
}

/**
 * Why an answer to a call is none that it can use.
 * @param text its body
 * @param retryAfter its header of that name
 */
export function failureOfAnswer(text: string, retryAfter: string | null): SendFailure {
  const problem = parseProblem(text);
  if (problem === null) return { kind: "foreign" };
  const seconds = Number(retryAfter);
  return failureOfProblem(seconds > 0 ? { ...problem, retryAfter: seconds } : problem);
}

/**
 * Why a request threw.
 * @param error what `fetch` throws where nothing came back, or what Next's client makes of an answer that is
 *   not its own: the message is the answer's text (docs/framework-facts.md)
 */
export function failureOfError(error: unknown, isOnline: boolean): SendFailure {
  const problem = error instanceof Error ? parseProblem(error.message) : null;
  if (problem !== null) return failureOfProblem(problem);
  if (!isOnline) return { kind: "offline" };
  // By the standard a request without an answer is a TypeError; React says so of an answer that was cut.
  const isCut =
    error instanceof Error &&
    (error.name === "TypeError" || /^connection closed/i.test(error.message));
  return { kind: isCut ? "unanswered" : "foreign" };
}
