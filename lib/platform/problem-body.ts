import { ERROR_SENTENCES } from "../content/errors.ts";
import { ERROR_STATUSES, type ErrorCode, type FieldErrors } from "../kernel/errors.ts";

/** The body of an RFC 9457 response, wherever it is sent from. */
export function problemBody(code: ErrorCode, fields?: FieldErrors): string {
  const { title, detail } = ERROR_SENTENCES[code];
  const status = ERROR_STATUSES[code];
  return JSON.stringify({
    type: `urn:loopimmo:error:${code}`,
    title,
    status,
    code,
    detail,
    fields,
  });
}

/**
 * The type under which Next's client reads a problem as the message of what a form's action throws: exactly
 * this one, without a charset (docs/framework-facts.md). The page's form then says what the problem says
 * (lib/kernel/send-failure.ts).
 */
export const SCRIPT_FORM_TYPE = "text/plain";

/** The body of a problem for a form that scripts sent. @param retryAfter seconds, for they see no header */
export function scriptFormBody(code: ErrorCode, retryAfter: number | null): string {
  const problem = JSON.parse(problemBody(code)) as object;
  return JSON.stringify({ ...problem, ...(retryAfter !== null && { retryAfter }) });
}
