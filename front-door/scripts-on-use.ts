import type { ScriptsWhen } from "./kept-routes.ts";
import { loadScripts } from "./load-scripts.ts";

/** What loads the scripts, as the page has it inline. */
export const LOADER = `(${loadScripts.toString()})()`;

/** Next's own script elements, and the hints that fetch them early. */
const FRAMEWORK_SCRIPT = /<script src="(\/_next\/static\/[^"]+)"[^>]*><\/script>/g;
const SCRIPT_HINT = /<link rel="(?:preload|modulepreload)" as="script"[^>]*\/>/g;
/** What a head begins with, before anything that the browser waits for. */
const HEAD_BEGINS = /<head>(?:<meta[^>]*>)*/;
/** For browsers that have no modules, which could not run the rest either. */
const OLD_BROWSERS_ONLY = /\bnoModule\b/i;

/**
 * A page whose framework scripts are not loaded with it but when it is used: their addresses stand
 * in a block of data at its end, and the few lines that load them at its head, where they hear the
 * first gesture. What the page's inline scripts queue for the framework waits in place.
 */
export function withScriptsOnUse(html: string, when: ScriptsWhen): string {
  const sources: string[] = [];
  const without = html
    .replaceAll(SCRIPT_HINT, "")
    .replaceAll(FRAMEWORK_SCRIPT, (element, source: string) => {
      if (!OLD_BROWSERS_ONLY.test(element)) sources.push(source);
      return "";
    });
  const end = without.lastIndexOf("</body>");
  const head = HEAD_BEGINS.exec(without);
  if (end < 0 || head === null || sources.length === 0) return html;
  const begin = head.index + head[0].length;
  const list = `<script type="application/json" id="page-scripts" data-when="${when}">${JSON.stringify(sources)}</script>`;
  return `${without.slice(0, begin)}<script>${LOADER}</script>${without.slice(begin, end)}${list}${without.slice(end)}`;
}
