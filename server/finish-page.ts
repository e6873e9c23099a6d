import type { ScriptsWhen } from "./cached-routes.ts";
import { type ScriptSource, scriptHash } from "./content-policy.ts";
import { firstLinePlace, GESTURES, LOADER, scriptList } from "./scripts-on-use.ts";

const FRAMEWORK_SCRIPT = /^<script src="(\/_next\/static\/[^"]+)"/;
const SCRIPT_HINT = /^<link rel="(?:preload|modulepreload)" as="script"/;
const END = "</script>";
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/;
/** For browsers that have no modules, which could not run the rest either. */
const OLD_BROWSERS_ONLY = /\bnoModule\b/i;
const GESTURES_HASH = scriptHash(GESTURES);

/** A page as it is cached, and what may run in it. */
export interface FinishedPage {
  html: string;
  /** The hashes of its own inline scripts, the first line's included. */
  hashes: ScriptSource[];
}

/**
 * Makes a rendered page one that can be given to everyone; the page is a text of its bytes (latin1):
 *
 * - The nonce that it was rendered with goes, and the inline scripts that bore it are known by their
 *   hashes. A script that got into the page some other way bore none, has no hash and does not run.
 *   Blocks of data run nothing and need none.
 * - The framework's scripts are not loaded with it but when it is used: their addresses stand in a block
 *   of data at its end, and what loads them at its head, where it hears the first gesture.
 *   What the page's inline scripts queue for the framework waits in place.
 *
 * In one walk from one nonce to the next, which is in all that the framework wrote: each text as long as a
 * page is time that the next page takes to be collected.
 */
export function finishPage(rendered: string, nonce: string, when: ScriptsWhen): FinishedPage {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<ScriptSource>();
  const sources: string[] = [];
  const ends = placesOf(rendered);
  const written: string[] = [];
  let at = 0;
  const put = (until: number, text: string, from: number) => {
    written.push(rendered.slice(at, until), text);
    at = from;
  };
  if (ends) put(ends.head, LOADER, ends.head);
  const next = () => rendered.indexOf(attribute, at);
  for (let found = next(); found >= 0; found = next()) {
    const opens = rendered.lastIndexOf("<", found);
    const closes = rendered.indexOf(">", found) + 1;
    const tag = rendered.slice(opens, closes);
    const isScript = tag.startsWith("<script");
    const end = isScript ? rendered.indexOf(END, closes) : closes;
    // Broken off: what can't be distinguished is left, without the nonce.
    if (closes === 0 || end < 0) break;
    const [, source] = FRAMEWORK_SCRIPT.exec(tag) ?? [];
    if (ends && source !== undefined) {
      if (!OLD_BROWSERS_ONLY.test(tag)) sources.push(source);
      put(opens, "", end + END.length);
    } else if (ends && SCRIPT_HINT.test(tag)) {
      put(opens, "", closes);
    } else {
      put(found, "", found + attribute.length);
      if (!isScript || DATA_BLOCK.test(tag)) continue;
      const text = withoutMention(rendered.slice(closes, end), nonce);
      if (text !== "") hashes.add(scriptHash(text));
      put(closes, text, end);
    }
  }
  if (ends) {
    const end = Math.max(at, ends.body);
    put(end, scriptList(sources, when), end);
    hashes.add(GESTURES_HASH);
  }
  written.push(rendered.slice(at));
  // Nowhere else does the framework say it: were it to, it is worth nothing there.
  return { html: written.join("").replaceAll(nonce, ""), hashes: [...hashes] };
}

/** Where the loader and the list of scripts go; null in what is no whole page or has no such scripts. */
function placesOf(page: string): { head: number; body: number } | null {
  const body = page.lastIndexOf("</body>");
  const head = firstLinePlace(page);
  return body < 0 || head === null ? null : { head, body };
}

/** A script without the nonce that it gives to the browser's part of the framework. */
function withoutMention(text: string, nonce: string): string {
  const mention = `\\"nonce\\":\\"${nonce}\\"`;
  return text.replaceAll(`,{${mention}}`, "").replaceAll(`,${mention}`, "");
}
