import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { didActionRun } from "../lib/server/request-context.ts";
import { refuse } from "./refuse.ts";
import { BYTES, collectAnswer } from "./render.ts";

/** Whether a request is a form that was posted to a page, by scripts or without them. */
export function isForm({ method, url = "/", headers }: IncomingMessage): boolean {
  if (method !== "POST" || url.startsWith("/api/")) return false;
  const isMultipart = headers["content-type"]?.startsWith("multipart/form-data") ?? false;
  return headers["next-action"] !== undefined || isMultipart;
}

/** A form whose action the site's present version does not have, as Next answers one without scripts. */
const OUTDATED = 409;

/**
 * Has Next answer a form, whose answer is sent when it is whole. Next answers 500, or 400 in plain English,
 * to a body that it can't read before it comes to the form's action: that is an invalid request. A failure
 * after that is a failure.
 */
export async function answerForm(
  next: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, text } = await collectAnswer(next, request);
  if (status === OUTDATED) return refuse(response, "request.form-outdated");
  if ((status === 400 || status >= 500) && !didActionRun()) {
    return refuse(response, "request.invalid");
  }
  if (status >= 500) return refuse(response, "internal.unexpected");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status);
  response.end(Buffer.from(text, BYTES));
}
