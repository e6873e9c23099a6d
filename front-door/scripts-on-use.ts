import type { ScriptsWhen } from "./kept-routes.ts";
import { loadScripts } from "./load-scripts.ts";

/** What loads the scripts, as the page has it inline. */
export const LOADER = `(${loadScripts.toString()})()`;

/** The block of data at a page's end that names the scripts it loads, and when. */
export function scriptList(sources: readonly string[], when: ScriptsWhen): string {
  return `<script type="application/json" id="page-scripts" data-when="${when}">${JSON.stringify(sources)}</script>`;
}
