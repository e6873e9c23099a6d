import { counterpartOf } from "./counterpart";

declare global {
  /** What was pressed and typed until now, and what notes it: a page's first line (server/scripts-on-use.ts). */
  var gestures: (Event | HeldPress)[] | undefined;
  var noteGesture: ((gesture: Event) => void) | undefined;
}

/** A press that only a script answers: it was held back, and is made once React can answer it. */
interface HeldPress {
  press: HTMLElement;
}

/** How to press again. What stands in the place is found first: what one press opens has buttons of its own. */
function pressAgain({ press }: HeldPress): () => void {
  const now = counterpartOf(press);
  return () => {
    if (now instanceof HTMLElement) now.click();
  };
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
function doAgain(gesture: Event | HeldPress): (() => void) | null {
  if ("press" in gesture) return pressAgain(gesture);
  return gesture instanceof KeyboardEvent && !gesture.defaultPrevented ? moveAgain(gesture) : null;
}

/**
 * Does again what was pressed before React had taken the page over, and holds nothing back from now on: not even
 * where what took it over is the page of an error.
 */
export function replayPresses(): void {
  const { gestures = [], noteGesture } = globalThis;
  if (!noteGesture) return;
  for (const type of ["click", "keydown", "input"]) removeEventListener(type, noteGesture, true);
  globalThis.noteGesture = undefined;
  const again = gestures.map(doAgain).filter((act) => act !== null);
  // One at a time: what one opens, the next may act in.
  const next = () => {
    again.shift()?.();
    if (again.length > 0) setTimeout(next);
  };
  next();
}
