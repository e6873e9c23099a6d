import type { Fill, RevisionContent } from "@/lib/revisions/content";
import type { ContentField } from "@/lib/revisions/fields";

/** Where the values of fields come from that were not typed. */
export type Fills = Partial<Record<ContentField, Fill>>;

/** The content with other values of some fields; what none is given of is left out. */
export function withChanges(
  content: RevisionContent,
  changes: object,
  fills: Fills,
): RevisionContent {
  const next: Record<string, unknown> = { ...content };
  const sources = { ...content.sources };
  for (const [name, value] of Object.entries(changes) as [ContentField, unknown][]) {
    if (value === null || value === undefined) delete next[name];
    else next[name] = value;
    if (fills[name]) sources[name] = fills[name];
    else delete sources[name];
  }
  return { ...next, sources } as RevisionContent;
}

/** Whether two values of a field say the same: a list without anything is as good as none. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((value) =>
    Array.isArray(value) && value.length === 0 ? null : (value ?? null),
  );
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Where a field stands with its person. */
interface FieldState {
  /** The address points at it. */
  isPointed: boolean;
  /** It was left once. */
  isLeft: boolean;
  /** It holds what was stored when the step was opened. */
  isStored: boolean;
}

/**
 * Whether what keeps a field from being published is to be reported now: not in the midst of typing, nor before its
 * person has come to it.
 */
export function isReported(code: string, { isPointed, isLeft, isStored }: FieldState): boolean {
  return isPointed || (code !== "missing" && (isLeft || isStored));
}
