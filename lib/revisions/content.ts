import { z } from "zod";
import { INVALID_VALUE } from "../content/errors.ts";
import { isExternalAddress } from "../kernel/external-address.ts";
import { FEATURES } from "../kernel/property-kinds.ts";
import { tidyText } from "../kernel/text.ts";
import type { PhotoView } from "../listings/views.ts";
import type { FieldRow } from "./field-kinds.ts";
import { type ContentField, FIELD_NAMES, type FieldValue, rowOf } from "./fields.ts";
import { ROOM_ID } from "./rooms.ts";

const text = (max: number) =>
  z
    .string({ error: INVALID_VALUE })
    .max(max * 2, { error: INVALID_VALUE })
    .transform(tidyText)
    .refine((it) => it.length <= max, { error: INVALID_VALUE });
const line = (max: number) => text(max).transform((it) => it.replaceAll(/\s+/g, " "));
const whole = (min: number, max: number) =>
  z
    .int({ error: INVALID_VALUE })
    .min(min, { error: INVALID_VALUE })
    .max(max, { error: INVALID_VALUE });
const mediaKey = z.string({ error: INVALID_VALUE }).regex(/^[a-z0-9-]{1,80}$/, INVALID_VALUE);

/** A window of every week in which the seller can receive visitors. */
const visitWindow = z
  .strictObject({
    weekday: z.int().min(1).max(7),
    startMinute: z.int().min(0).max(1_425).multipleOf(15),
    endMinute: z.int().min(15).max(1_440).multipleOf(15),
  })
  .refine(({ startMinute, endMinute }) => endMinute > startMinute, INVALID_VALUE);

const roomId = z.string({ error: INVALID_VALUE }).regex(ROOM_ID, INVALID_VALUE);

/** Rooms, each row once. */
const rooms = ({ max, nameMax, levelMax, areaMax }: Extract<FieldRow, { kind: "rooms" }>) =>
  z
    .array(
      z.strictObject({
        id: roomId,
        name: line(nameMax),
        areaDm2: whole(1, areaMax).optional(),
        level: line(levelMax)
          .pipe(z.string().min(1, { error: INVALID_VALUE }))
          .optional(),
      }),
    )
    .max(max, { error: INVALID_VALUE })
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, INVALID_VALUE);

/** Pictures, each once. */
const pictures = (picture: z.ZodType<{ key: string }>, max: number) =>
  z
    .array(picture)
    .max(max, { error: INVALID_VALUE })
    .refine((items) => new Set(items.map(({ key }) => key)).size === items.length, INVALID_VALUE);

/** What a field of a draft can hold. */
function schemaOf(row: FieldRow): z.ZodType {
  switch (row.kind) {
    case "choice":
      return z.enum(row.values, { error: INVALID_VALUE });
    case "line":
      return line(row.max);
    case "text":
      return text(row.max);
    case "code":
      return z.string().regex(row.pattern, INVALID_VALUE);
    case "surface":
    case "euros":
    case "year":
    case "whole":
      return whole(0, row.max);
    case "floor":
      return whole(row.min, row.max);
    case "degrees":
      return z.number({ error: INVALID_VALUE }).min(-row.max).max(row.max);
    case "day":
      return z.iso.date({ error: INVALID_VALUE });
    case "yes-no":
      return z.boolean({ error: INVALID_VALUE });
    case "site-address":
      return z.string({ error: INVALID_VALUE }).refine(isExternalAddress, INVALID_VALUE);
    case "features":
      return z.array(z.enum(FEATURES, { error: INVALID_VALUE })).max(FEATURES.length);
    case "photos":
      return pictures(
        z.strictObject({ key: mediaKey, alt: line(row.nameMax), room: roomId.optional() }),
        row.max,
      );
    case "plans": {
      const label = line(row.nameMax).pipe(z.string().min(1));
      return pictures(z.strictObject({ key: mediaKey, label }), row.max);
    }
    case "windows":
      return z.array(visitWindow).max(row.max, { error: INVALID_VALUE });
    case "rooms":
      return rooms(row);
  }
}

/** Something of each field, by its name. */
const byField = <Each>(make: (field: ContentField) => Each) =>
  Object.fromEntries(FIELD_NAMES.map((field) => [field, make(field)]));

type FieldSchemas = { [Field in ContentField]: z.ZodType<FieldValue<Field>> };

/**
 * What a field of a revision can hold. A draft is what its seller has typed so far: values are bounded here, and
 * what a publication asks of them is in publication.ts. Money is in cents, surfaces in hundredths of m².
 */
export const FIELD_SCHEMAS = byField((field) => schemaOf(rowOf(field))) as FieldSchemas;

/** By field, the version of a revision that last changed it. */
export type FieldVersions = Partial<Record<ContentField, number>>;

/** Where a value was taken from, rather than typed, and when. */
const FILL_SOURCES = ["ban", "ademe", "cadastre"] as const;
export type FillSource = (typeof FILL_SOURCES)[number];
/** `value` is what the source gave, so that a correction by the seller shows as one. */
const fill = z.strictObject({ source: z.enum(FILL_SOURCES), at: z.iso.datetime() });
export type Fill = z.output<typeof fill>;

/** What a listing can say that contradicts itself (contradictions.ts). */
const QUESTIONS = [
  "energy-class",
  "ghg-class",
  "many-rooms",
  "few-rooms",
  "studio-rooms",
  "large-room",
  "not-coowned",
  "future-year",
  "year-after-dpe",
  "new-building-dpe",
  "dpe-number-year",
] as const;
export type QuestionCode = (typeof QUESTIONS)[number];

export const questionCodeSchema = z.enum(QUESTIONS, { error: INVALID_VALUE });

/** Most characters of an answer. */
export const ANSWER_LENGTH = 500;
export const answerTextSchema = text(ANSWER_LENGTH);

/** What a seller answered: in their words, or "" for "that is so"; and the values that it is about. */
const answer = z.strictObject({ text: answerTextSchema, about: z.string() });
const answers = z.partialRecord(questionCodeSchema, answer);

/**
 * What a revision holds: any field may be missing. `sources` says which were filled by what, `answers` what its seller
 * says of values that contradict each other.
 */
export type RevisionContent = { [Field in ContentField]?: FieldValue<Field> } & {
  sources?: Partial<Record<ContentField, Fill>>;
  answers?: z.output<typeof answers>;
};

const changes = byField((field) => FIELD_SCHEMAS[field].nullable().optional()) as {
  [Field in ContentField]: z.ZodOptional<z.ZodNullable<FieldSchemas[Field]>>;
};

/** Changes of some fields: null empties one. */
export const changesSchema = z.strictObject(changes);
export type RevisionChanges = z.output<typeof changesSchema>;

/** The fields among those that a source filled. */
export const fillsSchema = z.partialRecord(z.enum(FIELD_NAMES), fill);

const stored = z.strictObject({
  ...byField((field) => FIELD_SCHEMAS[field].optional()),
  sources: fillsSchema.optional(),
  answers: answers.optional(),
});

/** The first photo of what a revision says. */
export function coverOfContent({ photos: [cover] = [] }: RevisionContent): PhotoView | null {
  return cover ? { mediaKey: cover.key, alt: cover.alt } : null;
}

/** What the database holds of a revision. @throws where it is not one: a fault of ours. */
export function readContent(value: unknown): RevisionContent {
  return stored.parse(value) as RevisionContent;
}
