import { useEffect, useRef, useState } from "react";
import { useFormOwner } from "@/components/forms/form-owner";
import { spaceRoutes } from "@/lib/routes/space";
import { destinationOf } from "./leaving";
import { Saver, type SaverState, type Unsaved } from "./saver";
import type { Fills } from "./typed-content";
import { findUnsaved, holdUnsaved, holdUntilLogin } from "./unsaved";
import type { EditorView } from "./view";

/**
 * The saver of a step, how its saves stand, and what the browser holds until they are done.
 * @param show changes fields from elsewhere than their controls
 */
export function useSaver(view: EditorView, show: (changes: object, fills?: Fills) => void) {
  const [saves, setSaves] = useState<SaverState>({
    status: "saved",
    savedAt: view.savedAt,
    conflicts: {},
    refused: {},
  });
  const owner = useFormOwner();
  const unsaved = useRef<Unsaved | null>(null);
  const isHeld = useRef(false);
  // There from the first render on: what is typed between it and its effects is saved too.
  const [saver] = useState(
    () =>
      new Saver({
        url: spaceRoutes.saveListing(view.id),
        version: view.version,
        savedAt: view.savedAt,
        onState: setSaves,
        onChanged: show,
        onUnsaved: (now) => {
          unsaved.current = now;
          if (!owner) return;
          // What waits for the login does so whatever a save that is still on its way comes to.
          isHeld.current &&= now !== null && holdUntilLogin(owner, view.id, now);
          if (!isHeld.current) holdUnsaved(owner, view.id, now);
        },
      }),
  );

  return {
    saver,
    saves,
    /** Whether the browser holds what is not saved until its person has signed in. */
    isHeld,
    /** Has it do so. @returns whether it does */
    holdUntilLogin(): boolean {
      isHeld.current =
        owner !== null &&
        unsaved.current !== null &&
        holdUntilLogin(owner, view.id, unsaved.current);
      return isHeld.current;
    },
  };
}

/** Takes up what a page could not save whose session had ended, or that was closed before it could. */
export function useResumed(
  view: EditorView,
  saver: Saver,
  show: (changes: object, fills?: Fills) => void,
): boolean {
  const owner = useFormOwner();
  const [isResumed, setResumed] = useState(false);
  useEffect(() => {
    const found = owner && view.isEditable ? findUnsaved(owner, view.id) : null;
    if (found === null) return;
    show(found.changes, found.fills);
    saver.resume(found);
    setResumed(true);
  }, [owner, view, show, saver]);
  return isResumed;
}

/** Saves what waits whenever the page is left, or its person comes back to it. */
export function useSavesOnLeaving(saver: Saver): void {
  // Apart from what changes while the step is open: its end is the saver's.
  useEffect(() => {
    const leave = () => saver.leave();
    const retry = () => void saver.flush();
    // The page that a link leads to is drawn from what is saved.
    const saveFirst = (event: MouseEvent) => {
      const there = saver.isDirty ? destinationOf(event) : null;
      if (there === null) return;
      event.preventDefault();
      void saver.flush().then(() => location.assign(there));
    };
    document.addEventListener("click", saveFirst, true);
    window.addEventListener("pagehide", leave);
    // A person who signed in again in another tab comes back to this one.
    for (const back of ["online", "focus"]) window.addEventListener(back, retry);
    return () => {
      document.removeEventListener("click", saveFirst, true);
      window.removeEventListener("pagehide", leave);
      for (const back of ["online", "focus"]) window.removeEventListener(back, retry);
      saver.stop();
    };
  }, [saver]);
}
