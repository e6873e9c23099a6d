import { HINT_COOKIE } from "../lib/auth/hint.ts";
import type { ScriptsWhen } from "./cached-routes.ts";

/** Where the build put what loads a page's scripts, by a name that changes with it. */
const ADDRESS = process.env.LOADER_ADDRESS ?? "/_next/static/load-scripts.js";

/**
 * What only a script answers: the browser opens, closes and submits by itself, but for a form that goes nowhere;
 * and it would follow a link that a script answers in place (`data-scripted`).
 */
const SCRIPTED =
  "button[type=button]:not([popovertarget]),form[method=dialog] button[type=submit],a[data-scripted]";

/** How long a link waits for the script that answers it: where none comes it leads where it says. */
const LINK_WAITS_MS = 15_000;

/**
 * A page's first line, which notes what is pressed and typed until React has taken it over, and holds back
 * what only a script answers: React's part makes those presses, each once
 * (components/scripts-on-use/replay-presses.ts). It says too whether somebody is signed in: what is for strangers
 * only is never drawn for them (globals.css).
 */
export const GESTURES = [
  `if(document.cookie.includes("${HINT_COOKIE}="))document.documentElement.dataset.in="";`,
  "gestures=[];noteGesture=e=>{",
  "const p=e.type=='click'&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&",
  `e.target.closest?.("${SCRIPTED}");`,
  "gestures.push(p?{press:p}:e);",
  "if(e.type=='click')dispatchEvent(new Event('loopimmo:press'));",
  "if(p){e.stopImmediatePropagation();",
  "if(p.href){e.preventDefault();",
  `setTimeout(()=>{if(noteGesture)location=p.href},${LINK_WAITS_MS})}}};`,
  'for(const t of["click","keydown","input"])addEventListener(t,noteGesture,!0)',
].join("");

/** What loads the scripts, at a page's head: a file, so that a page's first packets do without it. */
export const LOADER = `<script>${GESTURES}</script><script src="${ADDRESS}" async=""></script>`;

/** What a head begins with, before anything that the browser waits for. */
const HEAD_BEGINS = /<head>(?:<meta[^>]*>)*/;
const SOME_FRAMEWORK_SCRIPT = '<script src="/_next/static/';

/** Where a page's head takes its first line; null in what is no whole page or has no scripts of the framework. */
export function firstLinePlace(page: string): number | null {
  const head = HEAD_BEGINS.exec(page);
  return head && page.includes(SOME_FRAMEWORK_SCRIPT) ? head.index + head[0].length : null;
}

/** A page that is not cached with its first line: its scripts are loaded with it. */
export function withFirstLine(page: string, nonce: string): string {
  const place = firstLinePlace(page);
  if (place === null) return page;
  return `${page.slice(0, place)}<script nonce="${nonce}">${GESTURES}</script>${page.slice(place)}`;
}

/** The block of data at a page's end that names the scripts it loads, and when. */
export function scriptList(sources: readonly string[], when: ScriptsWhen): string {
  return `<script type="application/json" id="page-scripts" data-when="${when}">${JSON.stringify(sources)}</script>`;
}
