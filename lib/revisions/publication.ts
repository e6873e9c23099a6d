import { undrawnCharacters } from "../kernel/drawn-characters.ts";
import { civilDay } from "../kernel/time.ts";
import type { ContentField, RevisionContent } from "./content.ts";
import { STEP_OF_FIELD, STEPS, type Step } from "./steps.ts";

/** What can be wrong with a field that a publication needs. */
export const ISSUE_CODES = [
  "missing",
  "too-small",
  "too-large",
  "inconsistent",
  "outdated",
  "undrawn",
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

/** Bounds that a published listing has, the columns' own (prisma/schema/listings.prisma). */
export const PUBLISHED_BOUNDS = {
  priceCents: { min: 100_000, max: 2_000_000_000 },
  surfaceDm2: { min: 100, max: 1_000_000 },
  rooms: { min: 1, max: 99 },
  bedrooms: { min: 0, max: 99 },
  bathrooms: { min: 0, max: 50 },
  coownershipLots: { min: 2, max: 100_000 },
  energyUse: { min: 1, max: 5_000 },
  energyCostMinCents: { min: 1_00, max: 100_000_00 },
  energyCostMaxCents: { min: 1_00, max: 100_000_00 },
} as const satisfies Partial<Record<ContentField, { min: number; max: number }>>;

const LEAST_LENGTHS = { title: 10, description: 80 } as const;

/** Years that a DPE is valid; those made by the methods of before July 2021 are not any more. */
const DPE_YEARS = 10;
const DPE_METHOD_SINCE = "2021-07-01";
/** The oldest year of the energy prices that a DPE refers to. */
const OLDEST_COST_YEAR = 2015;

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

const present =
  (field: ContentField): Check =>
  (content) =>
    isBlank(content[field]) ? "missing" : null;

/** Present and within the bounds of a published listing. */
const within =
  (field: keyof typeof PUBLISHED_BOUNDS): Check =>
  (content) => {
    const value = content[field];
    if (value === undefined) return "missing";
    if (value < PUBLISHED_BOUNDS[field].min) return "too-small";
    return value > PUBLISHED_BOUNDS[field].max ? "too-large" : null;
  };

const longEnough =
  (field: keyof typeof LEAST_LENGTHS): Check =>
  (content) => {
    const value = content[field];
    if (isBlank(value)) return "missing";
    return (value ?? "").length < LEAST_LENGTHS[field] ? "too-small" : null;
  };

/** Of what is asked only in some homes. */
const where =
  (holds: (content: RevisionContent) => boolean, check: Check): Check =>
  (content, today) =>
    holds(content) ? check(content, today) : null;

/** First of the checks that finds something. */
const all =
  (...checks: Check[]): Check =>
  (content, today) => {
    for (const check of checks) {
      const code = check(content, today);
      if (code !== null) return code;
    }
    return null;
  };

const isCoowned = ({ isCoowned: coowned }: RevisionContent) => coowned === true;

/** The day from which a DPE made on `day` is out of date. */
const dpeEndsOn = (day: string) => `${Number(day.slice(0, 4)) + DPE_YEARS}${day.slice(4)}`;

/** Whether a DPE made on `day` is not valid any more. */
export const isDpeOutdated = (day: string, today: string): boolean =>
  day < DPE_METHOD_SINCE || dpeEndsOn(day) <= today;

const dpeDate: Check = ({ dpeDoneOn }, today) => {
  if (dpeDoneOn === undefined) return "missing";
  if (dpeDoneOn > today) return "inconsistent";
  return isDpeOutdated(dpeDoneOn, today) ? "outdated" : null;
};

const costYear: Check = ({ energyCostYear }, today) => {
  if (energyCostYear === undefined) return "missing";
  if (energyCostYear < OLDEST_COST_YEAR) return "outdated";
  return energyCostYear > Number(today.slice(0, 4)) ? "inconsistent" : null;
};

/**
 * What the law and the site ask of each field before a listing is published (decision 0069): an
 * advertisement's mentions (arrêté du 10 janvier 2017; code de la construction et de l'habitation, L126-33;
 * loi du 10 juillet 1965, article 46; code général, L721-1), and what the published row needs.
 */
const CHECKS: Partial<Record<ContentField, Check>> = {
  type: present("type"),
  address: present("address"),
  communeCode: present("communeCode"),
  postalCode: present("postalCode"),
  lat: ({ lat, lng }) => (lat === undefined || lng === undefined ? "missing" : null),
  surfaceDm2: within("surfaceDm2"),
  rooms: within("rooms"),
  bedrooms: all(within("bedrooms"), ({ bedrooms, rooms }) =>
    rooms !== undefined && bedrooms !== undefined && bedrooms > rooms ? "inconsistent" : null,
  ),
  bathrooms: within("bathrooms"),
  floor: ({ floor, floorCount }) =>
    floor !== undefined && floorCount !== undefined && floor > floorCount ? "inconsistent" : null,
  builtYear: ({ builtYear }, today) =>
    builtYear !== undefined && (builtYear < 1_000 || builtYear > Number(today.slice(0, 4)) + 3)
      ? "inconsistent"
      : null,
  title: longEnough("title"),
  description: longEnough("description"),
  dpeNumber: present("dpeNumber"),
  dpeDoneOn: dpeDate,
  energyClass: present("energyClass"),
  ghgClass: present("ghgClass"),
  energyUse: within("energyUse"),
  ghgEmission: present("ghgEmission"),
  energyCostMinCents: within("energyCostMinCents"),
  energyCostMaxCents: all(
    within("energyCostMaxCents"),
    ({ energyCostMinCents = 0, energyCostMaxCents = 0 }) =>
      energyCostMaxCents < energyCostMinCents ? "inconsistent" : null,
  ),
  energyCostYear: costYear,
  energyAudit: where(needsEnergyAudit, ({ energyAudit }) => (energyAudit ? null : "missing")),
  isCoowned: present("isCoowned"),
  coownershipLots: where(isCoowned, within("coownershipLots")),
  coownershipChargesCents: where(isCoowned, present("coownershipChargesCents")),
  coownershipProceedings: where(isCoowned, present("coownershipProceedings")),
  photos: present("photos"),
  priceCents: within("priceCents"),
};

/** The fields that a publication needs in every home, or in some. */
export const CHECKED_FIELDS = Object.keys(CHECKS) as ContentField[];

/** Texts that the mandate says of a home, which its seller signs. */
const SIGNED_TEXTS = ["address", "lot", "title"] as const satisfies ContentField[];

/** What of these no document can say. */
function undrawnIssues(content: RevisionContent): PublicationIssue[] {
  return SIGNED_TEXTS.flatMap((field): PublicationIssue[] => {
    const characters = undrawnCharacters(content[field] ?? "");
    const step = STEP_OF_FIELD[field];
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
  const today = civilDay(now);
  const issues = CHECKED_FIELDS.flatMap((field): PublicationIssue[] => {
    const code = CHECKS[field]?.(content, today) ?? null;
    return code === null ? [] : [{ field, code, step: STEP_OF_FIELD[field] }];
  });
  return [...issues, ...undrawnIssues(content)].sort(byStep);
}
