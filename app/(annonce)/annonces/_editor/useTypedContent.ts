import { type RefObject, useCallback, useRef, useState } from "react";
import type { RevisionContent } from "@/lib/revisions/content";
import type { ContentField } from "@/lib/revisions/fields";
import { writeControl } from "./dom";
import { type Fills, withChanges } from "./typed-content";

/**
 * The content as typed so far. `latest` has it between two renders too.
 * @param onShown hears of fields that are shown as they are elsewhere: what their controls had is gone
 */
export function useTypedContent(
  form: RefObject<HTMLFormElement | null>,
  stored: RevisionContent,
  onShown: (fields: readonly string[]) => void,
) {
  const [content, setContent] = useState(stored);
  const latest = useRef(stored);
  const [shown, setShown] = useState<Partial<Record<ContentField, number>>>({});

  /** Changes fields as their controls have them. */
  const apply = useCallback((changes: object, fills: Fills = {}) => {
    latest.current = withChanges(latest.current, changes, fills);
    setContent(latest.current);
  }, []);

  /** Changes fields from elsewhere than their controls, which then show them. */
  const show = useCallback(
    (changes: object, fills: Fills = {}) => {
      apply(changes, fills);
      const fields = Object.keys(changes) as ContentField[];
      for (const field of fields) {
        if (form.current) writeControl(form.current, field, latest.current);
      }
      setShown((all) => ({
        ...all,
        ...Object.fromEntries(fields.map((field) => [field, (all[field] ?? 0) + 1])),
      }));
      onShown(fields);
    },
    [apply, form, onShown],
  );

  /** How often a field was shown as it is elsewhere: what draws its own controls follows it then, and only then. */
  const shownOf = (field: ContentField) => shown[field] ?? 0;

  return { content, latest, apply, show, shownOf };
}
