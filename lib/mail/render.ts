import { render } from "@react-email/render";
import { createElement } from "react";
import { BRAND } from "../content/brand.ts";
import { env } from "../platform/env.ts";
import { LETTERS, MAIL_FRAME } from "./copy/letters.ts";
import type { MailData, MailKind, RenderedMail } from "./kinds.ts";
import { type Letter, type LetterFooter, letterText } from "./letter.ts";
import { oneLine } from "./rules.ts";
import { LetterMail } from "./templates/LetterMail.tsx";

/** @throws {TypeError} where an address is none of the web's: a mail must not carry another kind. */
function assertWebAddress(href: string): void {
  const { protocol } = new URL(href);
  if (protocol !== "https:" && protocol !== "http:") {
    throw new TypeError(`a mail can't link to ${protocol}`);
  }
}

/** Where the n-th text of a letter goes in its page: characters that no page of ours has. */
const MARK = /\uE000(\d+)\uE001/g;

/** A letter whose every text is a mark, and the texts in their order. */
function withMarks(letter: Letter): { marked: Letter; texts: string[] } {
  const texts: string[] = [];
  const mark = (text: string) => `\uE000${texts.push(text) - 1}\uE001`;
  const { subject, preview, accent, title, greeting, paragraphs, notes } = letter;
  const { facts, action, otherwise } = letter;
  const marked: Letter = {
    subject: mark(subject),
    preview: mark(preview),
    accent,
    title: mark(title),
    greeting: mark(greeting),
    paragraphs: paragraphs.map(mark),
    ...(facts && {
      facts: facts.map(({ label, value }) => ({ label: mark(label), value: mark(value) })),
    }),
    ...(action && { action: { label: mark(action.label), href: mark(action.href) } }),
    ...(otherwise && {
      otherwise: {
        question: mark(otherwise.question),
        label: mark(otherwise.label),
        href: mark(otherwise.href),
      },
    }),
    notes: notes.map(mark),
  };
  return { marked, texts };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** A text as a page says it, in an element or between quotation marks. */
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? "");

const pages = new Map<string, string>();

/**
 * The page of a letter. Letters of one shape share theirs, rendered once with marks where the texts
 * go: react takes two milliseconds for each, which is most of what a subscription costs.
 */
async function letterPage(letter: Letter, footer: LetterFooter): Promise<string> {
  const { marked, texts } = withMarks(letter);
  const shape = JSON.stringify([marked, footer]);
  let page = pages.get(shape);
  if (page === undefined) {
    page = await render(createElement(LetterMail, { letter: marked, footer }));
    pages.set(shape, page);
  }
  return page.replaceAll(MARK, (_, index) => escapeHtml(texts[Number(index)] ?? ""));
}

/**
 * Renders a mail, its page and its plain text. The first of a shape takes some milliseconds: call it
 * before the transaction that queues it, not inside.
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
    html: await letterPage(letter, footer),
    text: letterText(letter, footer),
  };
}
