import type { Feature } from "../kernel/property-kinds.ts";
import type { Step } from "./steps.ts";

/**
 * The kinds of a listing's fields (fields.ts). A kind decides how a field is stored (content.ts), typed (typed.ts)
 * and read in words (components/revisions/field-text.ts); its bounds are those of a draft.
 */

/** A window of every week, in minutes since midnight; Monday is 1. */
export interface VisitWindow {
  weekday: number;
  startMinute: number;
  endMinute: number;
}

/** A row of the table of rooms: a draft's may lack anything but its id. */
export interface RoomRow {
  /** A short random text, made with the row (rooms.ts): photos name it, however the room is called and wherever it stands. */
  id: string;
  /** Empty until it is typed. */
  name: string;
  /** Hundredths of m². */
  areaDm2?: number;
  /** Such as "Rez-de-chaussée". */
  level?: string;
}

/** Most of each figure, in its unit: hundredths of m², cents. */
type FigureKind =
  | { kind: "surface" | "euros" | "year"; max: number }
  /** A count, or a figure with a unit, as it is written after it. */
  | { kind: "whole"; max: number; unit?: string }
  | { kind: "floor"; min: number; max: number }
  /** Between -max and max. */
  | { kind: "degrees"; max: number };

/** A field that is typed as one text, a choice included. */
export type TextKind =
  | FigureKind
  | { kind: "choice"; values: readonly string[] }
  /** Of one line, and of several; in characters. */
  | { kind: "line" | "text"; max: number }
  /** `typedAs`: how people write it, which typed.ts reads; "chosen" is never typed by hand. */
  | {
      kind: "code";
      pattern: RegExp;
      typedAs: "chosen" | "postal-code" | "dpe-number" | "parcel";
    }
  /** A civil day; yes or no; an address of another site, https. */
  | { kind: "day" | "yes-no" | "site-address" };

/** A field that has controls of its own: a list of things. */
export type ListKind =
  | { kind: "features" }
  /** Pictures, by the key of the media store; `nameMax` characters of what each is called. */
  | { kind: "photos" | "plans"; max: number; nameMax: number }
  | { kind: "windows"; max: number }
  /** Rooms; characters of their names and levels, hundredths of m² of their areas. */
  | { kind: "rooms"; max: number; nameMax: number; levelMax: number; areaMax: number };

/** What a field of each kind holds; of a choice, one of its values. */
interface KindValues {
  surface: number;
  euros: number;
  year: number;
  whole: number;
  floor: number;
  degrees: number;
  line: string;
  text: string;
  code: string;
  day: string;
  "yes-no": boolean;
  "site-address": string;
  features: Feature[];
  /** `room`: the id of the row that it shows; of one that is gone it says nothing. */
  photos: { key: string; alt: string; room?: string }[];
  plans: { key: string; label: string }[];
  windows: VisitWindow[];
  rooms: RoomRow[];
}

export type ValueOf<Row> = Row extends { kind: "choice"; values: readonly (infer Value)[] }
  ? Value
  : Row extends { kind: keyof KindValues }
    ? KindValues[Row["kind"]]
    : never;

/** The facts about a field, whatever its kind. */
interface FieldFacts {
  /** Where it is typed. */
  step: Step;
  /** What it is called, where it is named on its own. */
  label: string;
  /** What helps to fill it in, in plain words. */
  hint?: string;
  /** Whether a publication needs it: of every home, or of a home in a copropriété. What else it needs: publication.ts. */
  needed?: "always" | "coowned";
  /** Bounds of a published listing, the column's own: of a figure, or of a text's characters. */
  published?: { min: number; max?: number };
  /**
   * The column of `Property` of the same name: never empty, holding `empty` instead, null where
   * nothing is given, or null outside of a copropriété. Without one, the field is of the revision
   * alone, or in tables of its own.
   */
  column?: "needed" | "defaulted" | "nullable" | "coowned";
  /**
   * The listing's page has it under the same name, with this instead while nothing is written. Without one the page
   * makes something of it (preview.ts), or does not say it.
   */
  empty?: unknown;
  /** The field that it is a part of, to people, who speak of that one alone. */
  partOf?: string;
}

export type TextRow = FieldFacts & TextKind;
export type FieldRow = FieldFacts & (TextKind | ListKind);
