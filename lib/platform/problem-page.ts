import { ERROR_SENTENCES } from "../content/errors.ts";
import { PROBLEM_PAGES } from "../content/problems.ts";
import type { ErrorCode } from "../kernel/errors.ts";

/** Such a page loads nothing and runs nothing. */
export const PROBLEM_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * A problem for a person, who came by a link or an address: a whole page, for what answers before Next
 * does. No style: no file of ours is known there.
 */
export function problemPage(code: ErrorCode): string {
  const { title, detail } = ERROR_SENTENCES[code];
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${detail}</p><p><a href="/">${PROBLEM_PAGES.error.home}</a></p></main></body></html>`;
}
