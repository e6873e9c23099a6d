import { describe, expect, test } from "vitest";
import { shiftCivilDay } from "../kernel/time.ts";
import { DOCUMENT_LABELS } from "./copy.ts";
import {
  canExpire,
  cleanFileName,
  DOCUMENT_KINDS,
  expiryState,
  groupOf,
  isPossibleExpiry,
  MAX_FILE_NAME,
  reminderDue,
} from "./rules.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const TODAY = "2026-11-24";
const inDays = (days: number) => shiftCivilDay(TODAY, days);

describe("a kind of document", () => {
  test("belongs to one file and has a name", () => {
    expect(new Set(DOCUMENT_KINDS).size).toBe(DOCUMENT_KINDS.length);
    expect(Object.keys(DOCUMENT_LABELS).sort()).toEqual([...DOCUMENT_KINDS].sort());
    for (const kind of DOCUMENT_KINDS) expect(groupOf(kind)).not.toBeNull();
  });

  test.each(["attachment", "", "toString", "home"])("is of no file: %j", (kind) => {
    expect(groupOf(kind)).toBeNull();
  });

  test.each([
    ["energy_report", true],
    ["insurance", false],
    ["looper_identity", false],
    ["identity", true],
    ["title_deed", false],
    ["income", false],
    ["rsac", false],
  ])("%s can expire: %s", (kind, expected) => {
    expect(canExpire(kind)).toBe(expected);
  });
});

describe("a last day of validity", () => {
  test.each([
    [-1, false],
    [0, true],
    [3_650, true],
    [20_000, false],
  ])("in %i days is possible: %s", (days, expected) => {
    expect(isPossibleExpiry(inDays(days), NOW)).toBe(expected);
  });

  test.each([
    [-1, "past"],
    [0, "soon"],
    [30, "soon"],
    [31, "valid"],
  ])("in %i days is %s", (days, expected) => {
    expect(expiryState(inDays(days), NOW)).toBe(expected);
  });

  test("is none where none was given", () => {
    expect(expiryState(null, NOW)).toBeNull();
  });

  test("is counted in Paris, not in Greenwich", () => {
    expect(expiryState(TODAY, new Date("2026-11-24T23:30:00Z"))).toBe("past");
  });
});

describe("a reminder", () => {
  const due = (days: number, remindedAgo: number | null = null) =>
    reminderDue(
      {
        expiresOn: inDays(days),
        remindedAt: remindedAgo === null ? null : new Date(`${inDays(-remindedAgo)}T08:00:00Z`),
      },
      NOW,
    );

  test.each([
    [31, null, null],
    [30, null, 30],
    [8, null, 30],
    [7, null, 7],
    [0, null, 7],
    [-1, null, null],
    // Reminded when it came within thirty days: again when it comes within seven, once.
    [29, 1, null],
    [8, 22, null],
    [7, 23, 7],
    [6, 1, null],
  ])("%i days before, the last one %s days ago, is of %s", (days, ago, expected) => {
    expect(due(days, ago)).toBe(expected);
  });
});

describe("a file's name", () => {
  test.each([
    ["Diagnostic.pdf", "Diagnostic.pdf"],
    ["Diagnostic.PDF", "Diagnostic.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\moi\\Pièce d’identité.pdf", "Pièce d’identité.pdf"],
    ["facture\u202Efdp.exe", "facture fdp.exe.pdf"],
    ['a"b<c>\r\nd.pdf', "a b c d.pdf"],
    ["", "document.pdf"],
    ["...", "document.pdf"],
    [".pdf", "document.pdf"],
    ["\0", "document.pdf"],
    ["e\u0301te\u0301.pdf", "été.pdf"],
    ["\uD800.pdf", "document.pdf"],
  ])("%j is stored as %j", (given, expected) => {
    expect(cleanFileName(given)).toBe(expected);
  });

  test("is never too long", () => {
    for (const letter of ["x", "é", "😀"]) {
      const name = cleanFileName(letter.repeat(400));
      expect([...name].length).toBeLessThanOrEqual(MAX_FILE_NAME);
      expect(name.endsWith(".pdf")).toBe(true);
    }
  });
});
