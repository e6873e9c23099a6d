import { undrawnCharacters } from "../kernel/drawn-characters.ts";
import { isUnderAppliedLaw, zoneOf } from "../kernel/place.ts";
import { civilDay } from "../kernel/time.ts";
import type { RevisionContent } from "./content.ts";
import { type ContentField, FIELD_NAMES, FIELDS, rowOf } from "./fields.ts";
import { lacksRoomName } from "./rooms.ts";
import { STEPS, type Step } from "./steps.ts";

/** What can be wrong with a field that a publication needs. */
export const ISSUE_CODES = [
  "missing",
  "too-small",
  "too-large",
  "inconsistent",
  "outdated",
  "undrawn",
  "other-law",
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

/** A field that keeps a listing from being published, and the step where it is typed. */
export interface PublicationIssue {
  field: ContentField;
  code: IssueCode;
  step: Step;
  /** Of `undrawn`: the characters that a document can't say. */
  characters?: readonly string[];
}

/** Years that a DPE is valid; those made by the methods of before July 2021 are not any more. */
const DPE_YEARS = 10;
const DPE_METHOD_SINCE = "2021-07-01";
/** The oldest year of the energy prices that a DPE refers to. */
const OLDEST_COST_YEAR = 2015;

/** Bounds of a yearly property tax, the column's own: a home without one has none to give. */
const TAX_CENTS = { min: 1_00, max: 100_000_00 } as const;
/** How old the notice may be: the tax rises with its yearly coefficient. */
const TAX_NOTICE_YEARS = 5;

/** Classes whose houses in one ownership need an energy audit to be sold. */
const AUDITED_CLASSES: readonly string[] = ["E", "F", "G"];

/** Whether the home needs an energy audit: a house that is in no copropriété, of class E, F or G. */
export function needsEnergyAudit({ type, isCoowned, energyClass }: RevisionContent): boolean {
  return (
    type === "house" &&
    isCoowned === false &&
    energyClass !== undefined &&
    AUDITED_CLASSES.includes(energyClass)
  );
}

type Check = (content: RevisionContent, today: string) => IssueCode | null;

const isBlank = (value: unknown) =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** What the field's row asks of it (fields.ts): that it is there, and its bounds. */
function rowIssue(field: ContentField, content: RevisionContent): IssueCode | null {
  const { needed, published } = rowOf(field);
  if (needed === undefined || (needed === "coowned" && content.isCoowned !== true)) return null;
  const value = content[field];
  if (isBlank(value)) return "missing";
  const size = typeof value === "string" ? value.length : value;
  if (published === undefined || typeof size !== "number") return null;
  const { min, max = Number.POSITIVE_INFINITY } = published;
  if (size < min) return "too-small";
  return size > max ? "too-large" : null;
}

/** The day from which a DPE made on `day` is out of date. */
const dpeEndsOn = (day: string) => `${Number(day.slice(0, 4)) + DPE_YEARS}${day.slice(4)}`;

/** Whether a DPE made on `day` is not valid any more. */
export const isDpeOutdated = (day: string, today: string): boolean =>
  day < DPE_METHOD_SINCE || dpeEndsOn(day) <= today;

/** What a field has to be besides, of a listing whose row finds nothing wrong with it: beside another one, or today. */
const PARTICULAR: Partial<Record<ContentField, Check>> = {
  communeCode: ({ communeCode = "" }) => (isUnderAppliedLaw(communeCode) ? null : "other-law"),
  lat: ({ lng }) => (lng === undefined ? "missing" : null),
  bedrooms: ({ bedrooms, rooms }) =>
    rooms !== undefined && bedrooms !== undefined && bedrooms > rooms ? "inconsistent" : null,
  floor: ({ floor, floorCount }) =>
    floor !== undefined && floorCount !== undefined && floor > floorCount ? "inconsistent" : null,
  builtYear: ({ builtYear }, today) =>
    builtYear !== undefined && (builtYear < 1_000 || builtYear > Number(today.slice(0, 4)) + 3)
      ? "inconsistent"
      : null,
  roomTable: (content) => (lacksRoomName(content) ? "inconsistent" : null),
  dpeDoneOn: ({ dpeDoneOn = "" }, today) => {
    if (dpeDoneOn > today) return "inconsistent";
    return isDpeOutdated(dpeDoneOn, today) ? "outdated" : null;
  },
  energyCostMaxCents: ({ energyCostMinCents = 0, energyCostMaxCents = 0 }) =>
    energyCostMaxCents < energyCostMinCents ? "inconsistent" : null,
  energyCostYear: ({ energyCostYear = 0 }, today) => {
    if (energyCostYear < OLDEST_COST_YEAR) return "outdated";
    return energyCostYear > Number(today.slice(0, 4)) ? "inconsistent" : null;
  },
  propertyTaxCents: ({ propertyTaxCents, propertyTaxYear }) => {
    if (propertyTaxCents === undefined) return propertyTaxYear === undefined ? null : "missing";
    if (propertyTaxCents < TAX_CENTS.min) return "too-small";
    return propertyTaxCents > TAX_CENTS.max ? "too-large" : null;
  },
  propertyTaxYear: ({ propertyTaxCents, propertyTaxYear }, today) => {
    if (propertyTaxYear === undefined) return propertyTaxCents === undefined ? null : "missing";
    const year = Number(today.slice(0, 4));
    if (propertyTaxYear > year) return "inconsistent";
    return propertyTaxYear < year - TAX_NOTICE_YEARS ? "outdated" : null;
  },
  energyAudit: (content) =>
    needsEnergyAudit(content) && content.energyAudit !== true ? "missing" : null,
};

/** The order in which issues are reported: the editor's, but the commune before its postal code. */
const ORDER = [...new Set<ContentField>(["type", "address", "communeCode", ...FIELD_NAMES])];

/**
 * The fields that a publication needs in every home, or in some (decision 0069): an advertisement's mentions (arrêté
 * du 10 janvier 2017; code de la construction et de l'habitation, L126-33; loi du 10 juillet 1965, article 46; code
 * général, L721-1), and what the published row needs.
 */
export const CHECKED_FIELDS = ORDER.filter(
  (field) => rowOf(field).needed !== undefined || field in PARTICULAR,
);

/** Texts that the mandate says of a home, which its seller signs. */
const SIGNED_TEXTS = ["address", "lot", "title"] as const satisfies ContentField[];

/** What of these no document can say. */
function undrawnIssues(content: RevisionContent): PublicationIssue[] {
  return SIGNED_TEXTS.flatMap((field): PublicationIssue[] => {
    const characters = undrawnCharacters(content[field] ?? "");
    const { step } = FIELDS[field];
    return characters.length === 0 ? [] : [{ field, code: "undrawn", step, characters }];
  });
}

const byStep = (a: PublicationIssue, b: PublicationIssue) =>
  STEPS.indexOf(a.step) - STEPS.indexOf(b.step);

/**
 * What keeps a listing from being published, in the order of the steps; empty where nothing does. It is
 * checked when the home is entered for its mandate, when it is submitted and when it is approved.
 */
export function publicationIssues(content: RevisionContent, now: Date): PublicationIssue[] {
  const today = civilDay(now, zoneOf(content.communeCode ?? ""));
  const issues = CHECKED_FIELDS.flatMap((field): PublicationIssue[] => {
    const code = rowIssue(field, content) ?? PARTICULAR[field]?.(content, today) ?? null;
    return code === null ? [] : [{ field, code, step: FIELDS[field].step }];
  });
  return [...issues, ...undrawnIssues(content)].sort(byStep);
}
