import type { Dpe } from "../public-data/dpe/rules.ts";
import type { QuestionCode, RevisionContent } from "./content.ts";
import { allowedClasses } from "./energy-classes.ts";
import { type ContentField, FIELDS } from "./fields.ts";
import { publishedRooms } from "./rooms.ts";
import type { Step } from "./steps.ts";

/**
 * What a listing says that is unlikely to be true together: a question to its seller, and to the team where nothing
 * answers it. It keeps no listing from being published by itself.
 */
export interface Question {
  code: QuestionCode;
  /** The fields that contradict each other, the one to be looked at first at the head. */
  fields: readonly ContentField[];
  step: Step;
  /** What the seller answered of these very values; null without an answer, "" where they only confirmed them. */
  answer: string | null;
}

/** Least m² of a first room and of each other: a home of less for its rooms raises a question. */
const FIRST_ROOM_M2 = 9;
const OTHER_ROOM_M2 = 7;
/** Most m² for each room. */
const MOST_M2_A_ROOM = 100;
/** Years that the DPE of a new building may come after it. */
const NEW_YEARS = 3;

/** The least surface of a home of so many rooms, in m². */
export const leastSurfaceM2 = (rooms: number): number =>
  FIRST_ROOM_M2 + OTHER_ROOM_M2 * Math.max(0, rooms - 1);

/** What the register of DPE has of a home, as far as questions depend on it. */
export type RegisteredDpe = Pick<
  Dpe,
  | "number"
  | "establishedOn"
  | "energyClass"
  | "ghgClass"
  | "energyUse"
  | "ghgEmission"
  | "surfaceDm2"
  | "builtYear"
>;

interface Rule {
  fields: readonly [ContentField, ...ContentField[]];
  /** Whether the values contradict each other; those that are missing do not. */
  holds: (content: RevisionContent, today: string) => boolean;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

const isAbsentClass = (content: RevisionContent, field: "energyClass" | "ghgClass"): boolean => {
  const given = content[field];
  const allowed = classesOf(content);
  if (given === undefined || allowed === null) return false;
  return !allowed[field === "energyClass" ? "energy" : "ghg"].includes(given);
};

/** The classes that the figures of a listing's DPE allow; null where they are not whole, or not ours to know. */
export function classesOf(content: RevisionContent) {
  const { energyUse, ghgEmission, surfaceDm2, dpeDoneOn: doneOn, communeCode } = content;
  if (energyUse === undefined || ghgEmission === undefined || surfaceDm2 === undefined) return null;
  if (doneOn === undefined || communeCode === undefined) return null;
  return allowedClasses({ energyUse, ghgEmission, surfaceDm2, doneOn, communeCode });
}

/** The parts of a DPE's number: its year, and whether it is of a new building. */
function partsOf(number: string): { year: number; isNew: boolean } | null {
  const [, year, kind] = /^(\d{2})[0-9A-Z]{2}([A-Z])/.exec(number) ?? [];
  return year === undefined ? null : { year: 2_000 + Number(year), isNew: kind === "N" };
}

const RULES: Record<QuestionCode, Rule> = {
  "energy-class": {
    fields: ["energyClass", "energyUse", "ghgEmission", "surfaceDm2", "dpeDoneOn"],
    holds: (content) => isAbsentClass(content, "energyClass"),
  },
  "ghg-class": {
    fields: ["ghgClass", "ghgEmission", "surfaceDm2", "dpeDoneOn"],
    holds: (content) => isAbsentClass(content, "ghgClass"),
  },
  "many-rooms": {
    fields: ["rooms", "surfaceDm2"],
    holds: ({ rooms, surfaceDm2 }) =>
      rooms !== undefined && surfaceDm2 !== undefined && surfaceDm2 < leastSurfaceM2(rooms) * 100,
  },
  "few-rooms": {
    fields: ["rooms", "surfaceDm2"],
    holds: ({ rooms, surfaceDm2 }) =>
      rooms !== undefined &&
      rooms > 0 &&
      surfaceDm2 !== undefined &&
      surfaceDm2 > rooms * MOST_M2_A_ROOM * 100,
  },
  "studio-rooms": {
    fields: ["rooms", "type"],
    holds: ({ type, rooms }) => type === "studio" && rooms !== undefined && rooms > 1,
  },
  "large-room": {
    fields: ["roomTable", "surfaceDm2"],
    holds: ({ roomTable = [], surfaceDm2 }) =>
      surfaceDm2 !== undefined && roomTable.some(({ areaDm2 = 0 }) => areaDm2 > surfaceDm2),
  },
  "not-coowned": {
    fields: ["isCoowned", "type"],
    holds: ({ type, isCoowned }) =>
      (type === "apartment" || type === "studio") && isCoowned === false,
  },
  "future-year": {
    fields: ["builtYear"],
    holds: ({ builtYear }, today) => builtYear !== undefined && builtYear > yearOf(today),
  },
  "year-after-dpe": {
    fields: ["builtYear", "dpeDoneOn"],
    holds: ({ builtYear, dpeDoneOn }) =>
      builtYear !== undefined && dpeDoneOn !== undefined && builtYear > yearOf(dpeDoneOn),
  },
  "new-building-dpe": {
    fields: ["dpeNumber", "builtYear", "dpeDoneOn"],
    holds: ({ dpeNumber = "", builtYear, dpeDoneOn }) =>
      partsOf(dpeNumber)?.isNew === true &&
      builtYear !== undefined &&
      dpeDoneOn !== undefined &&
      yearOf(dpeDoneOn) - builtYear > NEW_YEARS,
  },
  "dpe-number-year": {
    fields: ["dpeNumber", "dpeDoneOn"],
    holds: ({ dpeNumber = "", dpeDoneOn }) => {
      const parts = partsOf(dpeNumber);
      if (parts === null || dpeDoneOn === undefined) return false;
      // One that is made at the end of a year may be registered in the next.
      return parts.year !== yearOf(dpeDoneOn) && parts.year !== yearOf(dpeDoneOn) + 1;
    },
  },
};

const QUESTION_CODES = Object.keys(RULES) as QuestionCode[];

/** What of a listing the register knows, by the register's name of it. */
const REGISTERED: Partial<Record<ContentField, keyof RegisteredDpe>> = {
  dpeNumber: "number",
  dpeDoneOn: "establishedOn",
  energyClass: "energyClass",
  ghgClass: "ghgClass",
  energyUse: "energyUse",
  ghgEmission: "ghgEmission",
  surfaceDm2: "surfaceDm2",
  builtYear: "builtYear",
};

/** Whether the register says the same of every value of a question. What it leaves open it does not confirm. */
function isConfirmed(
  fields: readonly ContentField[],
  content: RevisionContent,
  register: RegisteredDpe | null,
): boolean {
  if (register === null) return false;
  return fields.every((field) => {
    const name = REGISTERED[field];
    return name !== undefined && content[field] === register[name];
  });
}

/** What an answer is about: the values that it was given of. Of others it says nothing. */
export const questionSubject = (code: QuestionCode, content: RevisionContent): string =>
  JSON.stringify(RULES[code].fields.map((field) => content[field] ?? null));

/**
 * A seller's answers, as they are about the published listing, where rooms have other ids. One that was about other
 * values stays about those.
 */
export function publishedAnswers(content: RevisionContent): RevisionContent["answers"] {
  const { answers } = content;
  if (answers === undefined) return undefined;
  const published = { ...content, roomTable: publishedRooms(content) };
  const given = Object.entries(answers) as [QuestionCode, { text: string; about: string }][];
  return Object.fromEntries(
    given.map(([code, { text, about }]) => {
      const isOfThese = about === questionSubject(code, content);
      return [code, { text, about: isOfThese ? questionSubject(code, published) : about }];
    }),
  );
}

/** Whether the register of DPE may close one of the questions, so that it is worth a call. */
export const mayBeConfirmed = (questions: readonly Question[]): boolean =>
  questions.some(({ fields }) => fields.every((field) => REGISTERED[field] !== undefined));

/**
 * The questions that a listing raises, in the order of `RULES`. Those whose values the register of DPE has as well are
 * closed.
 * @param register what it has of the listing's DPE; null where it was not read, or is out of reach
 */
export function questionsOf(
  content: RevisionContent,
  today: string,
  register: RegisteredDpe | null = null,
): Question[] {
  return QUESTION_CODES.flatMap((code) => {
    const { fields, holds } = RULES[code];
    if (!holds(content, today) || isConfirmed(fields, content, register)) return [];
    const given = content.answers?.[code];
    const answer = given?.about === questionSubject(code, content) ? given.text : null;
    return [{ code, fields, step: FIELDS[fields[0]].step, answer }];
  });
}
