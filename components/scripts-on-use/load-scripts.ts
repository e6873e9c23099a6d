/**
 * The one script that a cached page comes with; it knows nothing of React. Its contract:
 *
 * - The page's own scripts stand as a list of addresses in `#page-scripts` (server/scripts-on-use.ts), and are
 *   loaded once, in that order.
 * - At once for a reader who is signed in (the cookie that hints at a session) or has hearts or
 *   hidden listings in this browser: the page, which is the same for everyone, shows what is theirs
 *   once React runs. Also at once on a wide screen where `data-when` says so: its map is in view
 *   there.
 * - For everybody else at the first sign of use, or once the page has been open for long. Until then everything
 *   is plain HTML.
 * - What was pressed and typed from the page's first line on is noted by that line, not here, and done again by
 *   React's part (replay-presses.ts, restore-use.ts).
 *
 * The build makes a file of its own of it (scripts/setup/steps.mjs).
 */
import { isHinted } from "../../lib/auth/hint.ts";
import { HELD_KEYS } from "../../lib/favorites/held.ts";

const LONG_OPEN_MS = 20_000;
const SIGNS = [
  ...["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"],
  // A press that no pointer made: noted by the page's first line, which reports it so.
  "loopimmo:press",
  // A file that comes from outside the window.
  "dragenter",
];
const options = { capture: true, passive: true };
let begun = false;

const list = () => document.getElementById("page-scripts");
const onceRead = (act: () => void) => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
  else act();
};
const insert = (src: string) => {
  const script = document.createElement("script");
  script.src = src;
  // React looks for the attribute when it takes the page over.
  script.setAttribute("async", "");
  document.head.append(script);
};
const load = () => {
  if (begun) return;
  begun = true;
  for (const sign of SIGNS) removeEventListener(sign, loadOnUse, options);
  onceRead(() => (JSON.parse(list()?.textContent || "[]") as string[]).forEach(insert));
};

/**
 * A mouse that lies where a page appears is no use of it: some browsers report it as a move over no
 * distance.
 */
const loadOnUse = (sign: Event) => {
  const isMove = sign instanceof PointerEvent && sign.type === "pointermove";
  if (!isMove || sign.movementX !== 0 || sign.movementY !== 0) load();
};

/** Whether this browser holds something of its reader's. */
function holdsSomething(): boolean {
  try {
    return Object.values(HELD_KEYS).some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

for (const sign of SIGNS) addEventListener(sign, loadOnUse, options);
if (globalThis.gestures?.length || isHinted(document.cookie) || holdsSomething()) load();
onceRead(() => {
  const when = list()?.dataset.when;
  if (when === "used-or-wide" && matchMedia("(min-width: 64rem)").matches) load();
});
setTimeout(load, LONG_OPEN_MS);
