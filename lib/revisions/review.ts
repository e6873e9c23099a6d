import { z } from "zod";
import { INVALID_VALUE } from "../content/errors.ts";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { tidyText } from "../kernel/text.ts";
import { FIELD_SCHEMAS, type FieldVersions, type RevisionContent } from "./content.ts";
import { type ContentField, FIELD_NAMES, rowOf, WHOLE_FIELDS } from "./fields.ts";
import { NOTE_LENGTH, RETURN_REASONS } from "./returns.ts";
import { namedRooms, publishedRoomId, roomPosition } from "./rooms.ts";

const returned = z.strictObject({
  field: z.enum(FIELD_NAMES, { error: INVALID_VALUE }),
  reason: z.enum(RETURN_REASONS, { error: INVALID_VALUE }),
  note: z
    .string()
    .max(NOTE_LENGTH * 2, { error: INVALID_VALUE })
    .transform(tidyText)
    .refine((it) => it.length <= NOTE_LENGTH, { error: INVALID_VALUE })
    .default(""),
});

/** What a returned revision says is wrong, by field. */
export const returnsSchema = z
  .array(returned)
  .min(1, { error: INVALID_VALUE })
  .max(FIELD_NAMES.length)
  .refine((all) => new Set(all.map(({ field }) => field)).size === all.length, INVALID_VALUE);
export type FieldReturn = z.output<typeof returned>;

/** Whether a revision is of a listing that was published before: a change of it, as against its first version. */
export const isChangeOf = (status: PropertyStatus | null): boolean =>
  status !== null && status !== "draft" && status !== "in_review";

/** A value as JSON and as a revision holds it: null of what was emptied, as of what was never there. */
function comparable(name: ContentField, value: unknown): string {
  const { data = value } = FIELD_SCHEMAS[name].safeParse(value);
  const isEmpty = data === "" || (Array.isArray(data) && data.length === 0);
  return JSON.stringify(isEmpty ? null : (data ?? null));
}

/** What a publication has of rooms: the ids of rows say their places alone, and of those that are gone photos say nothing. */
function withRoomPlaces(content: RevisionContent): Partial<Record<ContentField, unknown>> {
  const rooms = namedRooms(content);
  return {
    ...content,
    roomTable: rooms.map((row, at) => ({ ...row, id: publishedRoomId(at) })),
    photos: content.photos?.map(({ room, ...photo }) =>
      roomPosition({ room }, rooms) === null ? photo : { ...photo, room },
    ),
  };
}

/** The fields that differ between what is published and what is proposed, in the order of the editor. */
export function changedFields(before: RevisionContent, after: RevisionContent): ContentField[] {
  const [was, is] = [before, after].map(withRoomPlaces);
  const changed = FIELD_NAMES.filter(
    (name) => comparable(name, was?.[name]) !== comparable(name, is?.[name]),
  ).map((name) => rowOf(name).partOf ?? name);
  return WHOLE_FIELDS.filter((name) => changed.includes(name));
}

/** What a listing has besides its revisions, of which the latest word counts: its seller's own commands change it. */
const LISTING_FIELDS = ["addressPrecision", "availability"] as const;

/**
 * What is published when a change is approved: what it says, but for what the seller changed in the listing itself
 * meanwhile and not in this revision.
 */
export function publishedContent(
  proposed: RevisionContent,
  published: RevisionContent,
  fieldVersions: FieldVersions,
): RevisionContent {
  const own: RevisionContent = {};
  for (const field of LISTING_FIELDS) {
    if (fieldVersions[field] === undefined) Object.assign(own, { [field]: published[field] });
  }
  return { ...proposed, ...own };
}

/** What a revision would change of a published listing. */
export interface ChangeView {
  published: RevisionContent;
  /** What would be published. */
  proposed: RevisionContent;
  /** The fields that differ, in the order of the editor. */
  changed: ContentField[];
}

/** Compares what a revision says with what its listing does. */
export function changeOf(
  published: RevisionContent,
  { content, fieldVersions }: { content: RevisionContent; fieldVersions: FieldVersions },
): ChangeView {
  const proposed = publishedContent(content, published, fieldVersions);
  return { published, proposed, changed: changedFields(published, proposed) };
}
