/**
 * Runs in the browser: loads the page's scripts when it is first used, when it has been open for long, or
 * as soon as it is read on a wide screen where it shows its map there, or by somebody signed in where it shows
 * something of theirs. Until then everything is plain HTML.
 * What is pressed before they run, from the page's first line on (scripts-on-use.ts), is pressed again once they
 * do; what is typed, chosen and opened stays (restore-use.ts).
 *
 * The build makes a file of its own of it (scripts/setup/steps.mjs).
 */
import { isHinted } from "../../lib/auth/hint.ts";
import { HEART } from "../../lib/favorites/hearts.ts";
import { counterpartOf } from "./counterpart.ts";

declare global {
  /** What was pressed and typed until now, and what notes it: the page's first line. */
  var gestures: Event[];
  var noteGesture: (gesture: Event) => void;
}

const LONG_OPEN_MS = 20_000;
const SIGNS = [
  ...["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"],
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

/** A mouse that lies where a page appears is no use of it: some browsers tell of it as a move over no distance. */
const loadOnUse = (sign: Event) => {
  const isMove = sign instanceof PointerEvent && sign.type === "pointermove";
  if (!isMove || sign.movementX !== 0 || sign.movementY !== 0) load();
};

/**
 * How to press again a button that only a script answers: the browser opens, closes and submits by itself,
 * but for a form that goes nowhere.
 */
function pressAgain({ target }: Event): (() => void) | null {
  if (!(target instanceof Element)) return null;
  const button = target.closest<HTMLElement>(
    "button[type=button]:not([popovertarget]), form[method=dialog] button[type=submit]",
  );
  return (
    button &&
    (() => {
      const now = counterpartOf(button);
      if (now instanceof HTMLElement) now.click();
    })
  );
}

/** How to move again with a key that only a script answers. */
function moveAgain(gesture: KeyboardEvent): (() => void) | null {
  const { target, type, key } = gesture;
  if (!(target instanceof HTMLElement) || !/^(Arrow|Home|End|Escape)/.test(key)) return null;
  if (target.closest("input, select, textarea, summary")) return null;
  // By then the focus may be in what an earlier press opened.
  return () => (document.activeElement ?? target).dispatchEvent(new KeyboardEvent(type, gesture));
}

/** How to do again what the browser does not do by itself. */
function doAgain(gesture: Event): (() => void) | null {
  // Another script answered it already (components/me).
  if (gesture.defaultPrevented) return null;
  if (gesture instanceof KeyboardEvent) return moveAgain(gesture);
  return gesture.type === "click" ? pressAgain(gesture) : null;
}

addEventListener(
  "loopimmo:live",
  () => {
    for (const type of ["click", "keydown", "input"]) removeEventListener(type, noteGesture, true);
    const again = gestures.map(doAgain).filter((act) => act !== null);
    // One at a time: what one opens, the next may act in.
    const next = () => {
      again.shift()?.();
      if (again.length > 0) setTimeout(next);
    };
    next();
  },
  { once: true },
);

for (const sign of SIGNS) addEventListener(sign, loadOnUse, options);
if (gestures.length > 0) load();
onceRead(() => {
  // What is the person's own: who is signed in has the cookie, and anybody has hearts to press.
  const isOfUse = isHinted(document.cookie) || document.querySelector(HEART);
  if (process.env.ME_ADDRESS && isOfUse) insert(process.env.ME_ADDRESS);
  // The visit that somebody signed in may have of the home stands where strangers have its slots.
  if (isHinted(document.cookie) && document.querySelector("[data-own-visit]")) load();
  const when = list()?.dataset.when;
  if (when === "used-or-wide" && matchMedia("(min-width: 64rem)").matches) load();
});
setTimeout(load, LONG_OPEN_MS);
