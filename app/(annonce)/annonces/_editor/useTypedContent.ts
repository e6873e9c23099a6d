import { type RefObject, useCallback, useRef, useState } from "react";
import type { RevisionContent } from "@/lib/revisions/content";
import type { ContentField } from "@/lib/revisions/fields";
import { writeControl } from "./dom";
import { type Fills, withChanges } from "./typed-content";

/** The content as typed so far. `latest` has it between two renders too. */
export function useTypedContent(form: RefObject<HTMLFormElement | null>, stored: RevisionContent) {
  const [content, setContent] = useState(stored);
  const latest = useRef(stored);

  /** Changes fields as their controls have them. */
  const apply = useCallback((changes: object, fills: Fills = {}) => {
    latest.current = withChanges(latest.current, changes, fills);
    setContent(latest.current);
  }, []);

  /** Changes fields from elsewhere than their controls, which then show them. */
  const show = useCallback(
    (changes: object, fills: Fills = {}) => {
      apply(changes, fills);
      for (const field of Object.keys(changes) as ContentField[]) {
        if (form.current) writeControl(form.current, field, latest.current);
      }
    },
    [apply, form],
  );

  return { content, latest, apply, show };
}
