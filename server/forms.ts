import type { IncomingMessage } from "node:http";
import type { ErrorCode } from "../lib/kernel/errors.ts";
import type { RequestOutcome } from "../lib/platform/request-context.ts";
import { type PostedForm, readForm } from "./form-fields.ts";
import type { Rendered } from "./render.ts";
import { type Problem, rememberPosted } from "./send-problem.ts";

/** Whether a request is a form that was posted to a page, by scripts or without them. */
function isForm({ method, url = "/", headers }: IncomingMessage): boolean {
  if (method !== "POST" || url.startsWith("/api/")) return false;
  const isMultipart = headers["content-type"]?.startsWith("multipart/form-data") ?? false;
  return headers["next-action"] !== undefined || isMultipart;
}

/**
 * Reads the form that a request posts to a page, or says why Next is not to see it: it names actions that the page
 * does not have, or is none that our pages send. Whatever problem is met from here on gives back what was typed.
 * @param body its bytes, read whole
 * @param hasAction whether the page has an action, by its id
 * @returns `form` is null where it is no form
 */
export async function readPosted(
  request: IncomingMessage,
  body: Buffer,
  hasAction: (action: string) => boolean,
): Promise<{ form: PostedForm | null } | Problem> {
  const action = request.headers["next-action"];
  if (request.method === "POST" && action !== undefined && !hasAction(String(action))) {
    // Not by Next's own header of that, at which its client reads no further: the page says what we say.
    return { code: "request.form-outdated" };
  }
  if (!isForm(request)) return { form: null };
  const form = await readForm(request, body);
  if (form === null) return { code: "request.invalid" };
  if (action === undefined) rememberPosted(request, form.fields);
  return form.actions.every(hasAction) ? { form } : { code: "request.form-outdated" };
}

/** A form whose action the site's present version does not have: Next's status for one without scripts. */
const OUTDATED = 409;

/** React's mark of the form whose action gave what the page shows (docs/framework-facts.md). */
export const SHOWN_FORM = "<!--F!-->";

/**
 * Why what was typed would be lost: the action did nothing, and the page that Next made with its response has
 * the form no more, because what it was about is gone or has moved on. Null where the form is there, where the
 * visitor is led elsewhere, and where nothing was typed into a page that still stands.
 */
function lostForm(
  { status, text }: Rendered,
  failure: ErrorCode | null,
  wasTyped: boolean,
): ErrorCode | null {
  if (failure === null || (status >= 300 && status < 400) || text.includes(SHOWN_FORM)) return null;
  if (status < 300 && !wasTyped) return null;
  // Its fields can't be corrected any more.
  return failure === "request.invalid" ? "request.form-outdated" : failure;
}

/** A form's response, and what it is about. */
export interface FormResponse {
  rendered: Rendered;
  outcome: Readonly<RequestOutcome>;
  /** Whether scripts sent it, which have what was typed, and show the response in the page that they are in. */
  byScripts: boolean;
  /** Whether the person typed something. */
  wasTyped: boolean;
}

/**
 * What to send instead of Next's own words about a form; null where its response is to be sent. Next responds
 * with 500, or 400 in plain English, to a body that it can't read before it comes to the form's action: that is
 * an invalid request. A failure after that is a failure.
 */
export function formProblem({
  rendered,
  outcome,
  byScripts,
  wasTyped,
}: FormResponse): ErrorCode | null {
  const { status } = rendered;
  if (outcome.rejection !== null) return outcome.rejection;
  if (status === OUTDATED) return "request.form-outdated";
  if (status >= 500 && outcome.unavailable) return "service.unavailable";
  if ((status === 400 || status >= 500) && !outcome.actionRan) return "request.invalid";
  if (status >= 500) return "internal.unexpected";
  return byScripts ? null : lostForm(rendered, outcome.failure, wasTyped);
}
