import { useCallback, useMemo, useState } from "react";
import type { ActionState } from "@/lib/kernel/forms";
import type { RevisionContent } from "@/lib/revisions/content";
import { ISSUE_COPY } from "@/lib/revisions/copy";
import type { ContentField } from "@/lib/revisions/fields";
import { publicationIssues } from "@/lib/revisions/publication";
import { isReported } from "./typed-content";

type Sentences = Partial<Record<ContentField, string>>;

/** What is wrong with fields whose controls can't be read. */
export function useUnread() {
  const [unread, setUnread] = useState<Sentences>({});
  const markUnread = useCallback(
    (field: ContentField, problem: string) => setUnread((all) => ({ ...all, [field]: problem })),
    [],
  );
  const markRead = useCallback(
    (fields: readonly string[]) =>
      setUnread((all) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => !fields.includes(name))),
      ),
    [],
  );
  return { unread, markUnread, markRead };
}

/**
 * What is wrong with the fields: what can't be read, what the site refuses, what keeps the listing from being published.
 * @param stored the content when the step was opened
 * @param unread of fields whose controls can't be read
 * @param refused by the saves
 * @param state what a form without scripts gave back
 */
export function useFieldProblems(
  { content, stored }: { content: RevisionContent; stored: RevisionContent },
  unread: Sentences,
  refused: Sentences,
  state: ActionState,
) {
  /** Fields that were left once: what is wrong with them is shown. */
  const [left, setLeft] = useState<ReadonlySet<ContentField>>(new Set());
  const [pointed, setPointed] = useState<ContentField | null>(null);

  const issues = useMemo(() => publicationIssues(content, new Date()), [content]);
  /** What is wrong with a field, in a sentence; null for nothing to report now. */
  const problemOf = (field: ContentField): string | null => {
    const wrong = unread[field] ?? refused[field] ?? state?.result.error?.[field]?.[0];
    if (wrong) return wrong;
    const issue = issues.find((each) => each.field === field);
    if (!issue) return null;
    const isShown = isReported(issue.code, {
      isPointed: pointed === field,
      isLeft: left.has(field),
      isStored: stored[field] === content[field],
    });
    return isShown ? ISSUE_COPY.sentence(issue) : null;
  };

  return {
    problemOf,
    /** Whether every control can be read. */
    isReadable: Object.keys(unread).length === 0,
    markLeft: (field: ContentField) => setLeft((all) => new Set(all).add(field)),
    /** The field that the address points at. */
    point: setPointed,
  };
}
