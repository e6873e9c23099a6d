import { render } from "@react-email/render";
import { createElement } from "react";
import { env } from "../platform/env.ts";
import { readStoredMail } from "./compose.ts";
import { letterText } from "./letter.ts";
import { LetterMail } from "./templates/LetterMail.tsx";

/** A mail's page and its plain text. */
export interface RenderedMail {
  html: string;
  text: string;
}

/**
 * Renders a row of the outbox for its delivery.
 * @throws {SyntaxError | TypeError | ZodError} where it is none of ours.
 */
export async function renderStoredMail(kind: string, data: string): Promise<RenderedMail> {
  const { letter, footer } = readStoredMail(kind, data, env().APP_URL);
  return {
    html: await render(createElement(LetterMail, { letter, footer })),
    text: letterText(letter, footer),
  };
}
