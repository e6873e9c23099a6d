import type { FieldVersions, Fill, RevisionChanges, RevisionContent } from "./content.ts";
import type { ContentField } from "./fields.ts";

/** A revision as a save meets it. */
export interface StoredRevision {
  content: RevisionContent;
  version: number;
  fieldVersions: FieldVersions;
}

/** What a tab sends: its changes, and the version that they were made on. */
export interface Save {
  baseVersion: number;
  changes: RevisionChanges;
  /** Of the fields among them that a source filled; the others were typed. */
  fills?: Partial<Record<ContentField, Fill>>;
}

/** What a save comes to. */
export interface Merge {
  /** Null where nothing of it is new. */
  next: StoredRevision | null;
  /** Fields that somebody else changed meanwhile to something else: nothing of them was saved. */
  conflicts: ContentField[];
  /** Fields that somebody else changed since the base, of which this save says nothing else. */
  changedElsewhere: ContentField[];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Puts the changes of one tab on what is stored. Fields that nobody touched since the tab read them are saved;
 * one that changed meanwhile is not, and the tab learns of it: no text is lost silently on either side.
 */
export function mergeSave(
  stored: StoredRevision,
  { baseVersion, changes, fills = {} }: Save,
): Merge {
  const names = (Object.keys(changes) as ContentField[]).filter(
    (name) => changes[name] !== undefined && !same(changes[name], stored.content[name]),
  );
  const conflicts = names.filter((name) => (stored.fieldVersions[name] ?? 0) > baseVersion);
  const saved = names.filter((name) => !conflicts.includes(name));
  const changedElsewhere = (Object.keys(stored.fieldVersions) as ContentField[]).filter(
    (name) => (stored.fieldVersions[name] ?? 0) > baseVersion && !names.includes(name),
  );
  const elsewhere = { conflicts, changedElsewhere };
  if (saved.length === 0) return { next: null, ...elsewhere };
  const version = stored.version + 1;
  const content: Record<string, unknown> = { ...stored.content };
  const sources = { ...stored.content.sources };
  const fieldVersions = { ...stored.fieldVersions };
  for (const name of saved) {
    if (changes[name] === null) delete content[name];
    else content[name] = changes[name];
    const fill = fills[name];
    if (fill && changes[name] !== null) sources[name] = fill;
    else delete sources[name];
    fieldVersions[name] = version;
  }
  if (Object.keys(sources).length > 0) content.sources = sources;
  else delete content.sources;
  return { next: { content: content as RevisionContent, version, fieldVersions }, ...elsewhere };
}
