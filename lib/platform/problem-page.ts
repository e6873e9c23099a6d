import { createHash } from "node:crypto";
import { BRAND } from "../content/brand.ts";
import { ERROR_PAGE } from "../content/error-page.ts";
import { ERROR_SENTENCES } from "../content/errors.ts";
import { PROBLEM_PAGES } from "../content/problems.ts";
import type { TypedField } from "../content/typed-fields.ts";
import type { ErrorCode } from "../kernel/errors.ts";

/** The colours of app/globals.css: no file of ours is known where such a page is made. */
const STYLE = `:root{color-scheme:light dark;--page:light-dark(#fbf9f4,#10181f);--surface:light-dark(#fff,#18232c);--line:light-dark(#858b8f,#71818f);--ink:light-dark(#14212b,#eef2f4);--soft:light-dark(#4b5862,#b4c1ca);--brand:light-dark(#1a5279,#8cc4e8)}body{margin:0;padding:2.5rem 1.25rem;background:var(--page);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}main{max-width:40rem;margin:0 auto}.brand{margin:0 0 2rem;color:var(--brand);font-weight:700}h1{margin:0;font-size:1.75rem;line-height:1.2}h2{margin:2.5rem 0 0;font-size:1.25rem}p{margin:.75rem 0 0}label{display:block;margin-top:1.25rem;font-weight:600}textarea{box-sizing:border-box;width:100%;margin-top:.375rem;padding:.75rem;border:1px solid var(--line);border-radius:.5rem;background:var(--surface);color:inherit;font:inherit;resize:vertical;field-sizing:content;max-height:24rem}nav{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin-top:2rem}a{display:inline-block;padding:.625rem 0;color:var(--brand)}:focus-visible{outline:3px solid var(--brand);outline-offset:2px}.soft{color:var(--soft)}`;

/** Such a page loads nothing, runs nothing and sends nothing. */
export const PROBLEM_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);

/** Lines of about so many letters; longer texts are scrolled. */
const LINE_LETTERS = 60;
const MAX_ROWS = 14;
const rowsOf = (text: string) =>
  Math.min(
    MAX_ROWS,
    text.split("\n").reduce((rows, line) => rows + Math.ceil((line.length + 1) / LINE_LETTERS), 0),
  );

function typedPart(typed: readonly TypedField[]): string {
  if (typed.length === 0) return "";
  const { title, lead } = PROBLEM_PAGES.typed;
  const fields = typed.map(({ label, value }, at) => {
    // The first line break after the tag is no part of its text.
    const text = `\n${escapeHtml(value)}`;
    return `<label for="t${at}">${label}</label><textarea id="t${at}" rows="${rowsOf(value)}" readonly>${text}</textarea>`;
  });
  return `<section><h2>${title}</h2><p class="soft">${lead}</p>${fields.join("")}</section>`;
}

/** What a problem page shows besides the problem. */
interface ProblemPageOptions {
  /** What somebody typed into the form that met the problem. */
  typed?: readonly TypedField[];
  /** The path of the page to go back to. */
  back?: string | null;
}

/**
 * A problem for a person, who came by a link, an address or a form without scripts: a whole page, for what
 * answers before Next does.
 */
export function problemPage(
  code: ErrorCode,
  { typed = [], back = null }: ProblemPageOptions = {},
): string {
  const { title, detail } = ERROR_SENTENCES[code];
  const links = [
    ...(back === null ? [] : [[back, PROBLEM_PAGES.typed.back] as const]),
    ["/", ERROR_PAGE.home] as const,
  ].map(([href, text]) => `<a href="${escapeHtml(href)}">${text}</a>`);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><p class="brand">${BRAND.name}</p><h1>${title}</h1><p>${detail}</p>${typedPart(typed)}<nav aria-label="${PROBLEM_PAGES.typed.ways}">${links.join("")}</nav></main></body></html>`;
}
