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

/** A status by which Next says in its own words that it could not read a form. */
const isNextsRefusal = (status: number) => status === 400 || status >= 500;

/**
 * Has Next answer a form, whose answer is sent when it is whole. Next answers 500, or 400 in plain English,
 * to a body that it can't read (cut, or with arguments that no form of ours has) before it comes to the
 * form's action: that is an invalid request. A failure after that is a failure.
 */
export async function answerForm(
  next: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, text } = await collectAnswer(next, request);
  if (isNextsRefusal(status) && !didActionRun()) return refuse(response, "request.invalid");
  if (status >= 500) return refuse(response, "internal.unexpected");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status);
  response.end(Buffer.from(text, BYTES));
}
