import { type ScriptSource, scriptHash } from "./content-policy.ts";
import type { ScriptsWhen } from "./kept-routes.ts";
import { LOADER, scriptList } from "./scripts-on-use.ts";

/** The elements in which the framework names a page's nonce: its scripts, and what it fetches early. */
const ELEMENTS = /<script\b([^>]*)>([\s\S]*?)<\/script>|<(?:link|style)\b[^>]*>/g;
const FRAMEWORK_SCRIPT = /^ src="(\/_next\/static\/[^"]+)"/;
const SCRIPT_HINT = /^<link rel="(?:preload|modulepreload)" as="script"/;
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/;
/** For browsers that have no modules, which could not run the rest either. */
const OLD_BROWSERS_ONLY = /\bnoModule\b/i;
/** What a head begins with, before anything that the browser waits for. */
const HEAD_BEGINS = /<head>(?:<meta[^>]*>)*/;
const SOME_FRAMEWORK_SCRIPT = '<script src="/_next/static/';

/** A page as it is kept, and what may run in it. */
export interface FinishedPage {
  html: string;
  /** The hashes of its own inline scripts, the loader's included. */
  hashes: ScriptSource[];
}

/**
 * Makes a rendered page one that can be given to everyone; the page is a text of its bytes (latin1):
 *
 * - The nonce that it was rendered with goes, and the inline scripts that bore it are known by their
 *   hashes. A script that got into the page some other way bore none, has no hash and does not run.
 *   Blocks of data run nothing and need none.
 * - The framework's scripts are not loaded with it but when it is used: their addresses stand in a block
 *   of data at its end, and the few lines that load them at its head, where they hear the first gesture.
 *   What the page's inline scripts queue for the framework waits in place.
 *
 * In one walk: each text as long as a page is time that the next page takes to be collected.
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
  if (ends) put(ends.head, `<script>${LOADER}</script>`, ends.head);
  for (const { 0: element, 1: attributes, 2: text = "", index } of rendered.matchAll(ELEMENTS)) {
    if (index < at) continue;
    const after = index + element.length;
    const source = attributes && FRAMEWORK_SCRIPT.exec(attributes)?.[1];
    if (ends && (source || SCRIPT_HINT.test(element))) {
      put(index, "", after);
      if (source && !OLD_BROWSERS_ONLY.test(attributes)) sources.push(source);
    } else if (element.includes(attribute)) {
      const runs = text !== "" && attributes?.includes(attribute) && !DATA_BLOCK.test(attributes);
      const own = runs ? withoutMention(text, nonce) : text;
      if (runs) hashes.add(scriptHash(own));
      const opening = element.slice(0, element.indexOf(">") + 1).replace(attribute, "");
      put(index, attributes === undefined ? opening : `${opening}${own}</script>`, after);
    }
  }
  if (ends) {
    const end = Math.max(at, ends.body);
    put(end, scriptList(sources, when), end);
    hashes.add(scriptHash(LOADER));
  }
  written.push(rendered.slice(at));
  const html = written.join("");
  // Nowhere else does the framework say it: were it to, it is worth nothing there.
  return {
    html: html.includes(nonce) ? html.replaceAll(nonce, "") : html,
    hashes: [...hashes],
  };
}

/** Where the loader and the list of scripts go; null in what is no whole page or has no such scripts. */
function placesOf(page: string): { head: number; body: number } | null {
  const body = page.lastIndexOf("</body>");
  const head = HEAD_BEGINS.exec(page);
  if (body < 0 || head === null || !page.includes(SOME_FRAMEWORK_SCRIPT)) return null;
  return { head: head.index + head[0].length, body };
}

/** A script without what it tells the browser's part of the framework of the nonce. */
function withoutMention(text: string, nonce: string): string {
  const told = `\\"nonce\\":\\"${nonce}\\"`;
  return text.replaceAll(`,{${told}}`, "").replaceAll(`,${told}`, "");
}
