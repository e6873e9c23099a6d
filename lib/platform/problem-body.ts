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
