import { civilDay, shiftCivilDay } from "../kernel/time.ts";
import type { Permission } from "../policy/can.ts";

/** Most bytes of a document: 15 MiB, as the column's check has it. */
export const DOCUMENT_BYTES = 15 * 1024 * 1024;
/** Most pictures that become one. */
export const DOCUMENT_PICTURES = 10;
/** Most pages of one. */
export const DOCUMENT_PAGES = 300;
/** Documents that a person may have at once. */
export const DOCUMENTS_EACH = 100;
/** Days before a document's last day on which its owner is reminded, the earliest first. */
export const REMINDER_DAYS = [30, 7] as const;
/** A validity that is further away is a mistake of typing. */
const LONGEST_YEARS = 30;

export const MAX_FILE_NAME = 120;
const EXTENSION = ".pdf";

/** What a document can be, by whose file it belongs to: a home's, a buyer's, a looper's. */
export const KINDS_OF = {
  home: [
    "energy_report",
    "diagnostics",
    "title_deed",
    "coownership_minutes",
    "coownership_charges",
    "property_tax",
    "works",
  ],
  buyer: ["identity", "income", "loan_agreement", "proof_of_funds"],
  looper: ["looper_identity", "rsac", "attestation", "insurance", "continuing_training"],
} as const;

export type DocumentGroup = keyof typeof KINDS_OF;
export type DocumentKind = (typeof KINDS_OF)[DocumentGroup][number];

/** Kinds whose owner is reminded of their end: a looper is warned of the papers themselves (decision 0028). */
export const REMINDED_KINDS: readonly DocumentKind[] = [...KINDS_OF.home, ...KINDS_OF.buyer];

export const DOCUMENT_KINDS = Object.values(KINDS_OF).flat() as DocumentKind[];

/** Who may add a document to such a file. */
export const GROUP_PERMISSIONS = {
  home: "selling.answer",
  buyer: "buying.change",
  looper: "looping.file",
} as const satisfies Record<DocumentGroup, Permission>;

/** Offers that still are between people: refused and withdrawn ones are no reason to show anything. */
export const OFFERS_IN_FORCE = ["pending", "accepted"] as const;

/** Which file a kind belongs to; null for one that no form of the site adds. */
export function groupOf(kind: string): DocumentGroup | null {
  const groups = Object.keys(KINDS_OF) as DocumentGroup[];
  return groups.find((group) => (KINDS_OF[group] as readonly string[]).includes(kind)) ?? null;
}

/** Kinds that are valid for a time only. */
const EXPIRING: ReadonlySet<string> = new Set([
  "energy_report",
  "diagnostics",
  "identity",
  "loan_agreement",
  "proof_of_funds",
]);

/** Whether a kind can have a last day of validity. */
export const canExpire = (kind: string): boolean => EXPIRING.has(kind);

/** Whether a last day can be one: from today on, and not too far. */
export function isPossibleExpiry(day: string, now: Date): boolean {
  const today = civilDay(now);
  return day >= today && day <= shiftCivilDay(today, LONGEST_YEARS * 366);
}

export type ExpiryState = "valid" | "soon" | "past";

/** How a last day of validity stands; null where there is none. */
export function expiryState(expiresOn: string | null, now: Date): ExpiryState | null {
  if (expiresOn === null) return null;
  const today = civilDay(now);
  if (expiresOn < today) return "past";
  return expiresOn <= shiftCivilDay(today, REMINDER_DAYS[0]) ? "soon" : "valid";
}

/**
 * Of which threshold the owner is to be reminded now: the nearest that is reached, unless they were
 * reminded since it was.
 */
export function reminderDue(
  { expiresOn, remindedAt }: { expiresOn: string; remindedAt: Date | null },
  now: Date,
): (typeof REMINDER_DAYS)[number] | null {
  const today = civilDay(now);
  if (expiresOn < today) return null;
  const [threshold] = REMINDER_DAYS.filter((days) => expiresOn <= shiftCivilDay(today, days)).sort(
    (a, b) => a - b,
  );
  if (threshold === undefined) return null;
  const isReminded =
    remindedAt !== null && civilDay(remindedAt) >= shiftCivilDay(expiresOn, -threshold);
  return isReminded ? null : threshold;
}

/** Control characters, halves of a character, what turns text around, and what file systems forbid. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu;

/**
 * A file's name as it is stored and given back: without its folders, without what can't be seen or what
 * systems forbid, and with the extension of what it is.
 */
export function cleanFileName(given: string): string {
  const base = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const text = base
    .replaceAll(UNWANTED, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/\.pdf$/i, "")
    .replace(/^[. ]+|[. ]+$/g, "");
  const letters = [...text].slice(0, MAX_FILE_NAME - EXTENSION.length);
  // The limit counts what the column does; a character may take two of JavaScript's units.
  return `${letters.length > 0 ? letters.join("") : "document"}${EXTENSION}`;
}
