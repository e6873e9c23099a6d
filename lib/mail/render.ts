import { render } from "@react-email/render";
import { createElement } from "react";
import { BRAND } from "../content/fr/brand.ts";
import { LETTERS, MAIL_FRAME } from "../content/fr/mail.ts";
import { env } from "../server/env.ts";
import type { MailData, MailKind, RenderedMail } from "./kinds.ts";
import { type LetterFooter, letterText } from "./letter.ts";
import { oneLine } from "./rules.ts";
import { LetterMail } from "./templates/LetterMail.tsx";

/** @throws {TypeError} where an address is none of the web's: a mail must not carry another kind. */
function assertWebAddress(href: string): void {
  const { protocol } = new URL(href);
  if (protocol !== "https:" && protocol !== "http:") {
    throw new TypeError(`a mail can't link to ${protocol}`);
  }
}

/**
 * Renders a mail, its page and its plain text. Takes some milliseconds: call it before the
 * transaction that queues it, not inside.
 */
export async function renderMail<K extends MailKind>(
  kind: K,
  data: MailData[K],
): Promise<RenderedMail> {
  const written = LETTERS[kind](data);
  const letter = { ...written, subject: oneLine(written.subject) };
  for (const target of [letter.action, letter.otherwise]) {
    if (target) assertWebAddress(target.href);
  }
  const footer: LetterFooter = {
    brand: BRAND.name,
    tagline: BRAND.tagline,
    site: env().APP_URL,
    ...MAIL_FRAME,
  };
  return {
    kind,
    subject: letter.subject,
    html: await render(createElement(LetterMail, { letter, footer })),
    text: letterText(letter, footer),
  };
}
