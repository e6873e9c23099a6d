import { HINT_COOKIE } from "../lib/auth/hint.ts";
import type { ScriptsWhen } from "./cached-routes.ts";

/** Where the build put what loads a page's scripts, by a name that changes with it. */
const ADDRESS = process.env.LOADER_ADDRESS ?? "/_next/static/load-scripts.js";

/**
 * A page's first line, which notes what is pressed and typed before anything else is there, and whether
 * somebody is signed in: what is for strangers only is never drawn for them (globals.css).
 */
export const GESTURES = `if(document.cookie.includes("${HINT_COOKIE}="))document.documentElement.dataset.in="";gestures=[];noteGesture=e=>gestures.push(e);for(const t of["click","keydown","input"])addEventListener(t,noteGesture,!0)`;

/** What loads the scripts, at a page's head: a file, so that a page's first packets do without it. */
export const LOADER = `<script>${GESTURES}</script><script src="${ADDRESS}" async=""></script>`;

/** The block of data at a page's end that names the scripts it loads, and when. */
export function scriptList(sources: readonly string[], when: ScriptsWhen): string {
  return `<script type="application/json" id="page-scripts" data-when="${when}">${JSON.stringify(sources)}</script>`;
}
