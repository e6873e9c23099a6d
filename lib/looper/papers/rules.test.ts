import { describe, expect, test } from "vitest";
import {
  endFaults,
  type HandedIn,
  isRsacNumber,
  type PaperFileState,
  paperHistory,
} from "./rules.ts";
import { availabilitySchema, handedInSchema } from "./schemas.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

describe("a RSAC number", () => {
  test.each(["912345675", "918765439", "732829320", "552100554"])("%s is one", (text) => {
    expect(isRsacNumber(text)).toBe(true);
  });

  test.each(["", "912345678", "91234567", "9123456750", "000000000", "91234567a", "９12345675"])(
    "%s is none",
    (text) => {
      expect(isRsacNumber(text)).toBe(false);
    },
  );
});

describe("the end of a paper", () => {
  test.each(["2026-11-22", "2027-11-21", "2029-11-20"])("of insurance may be %s", (day) => {
    expect(endFaults("insurance", day, NOW)).toEqual({});
  });

  test.each(["2026-11-21", "2020-01-01", "2030-01-01", "9999-12-31"])("can't be %s", (day) => {
    expect(Object.keys(endFaults("attestation", day, NOW))).toEqual(["endsOn"]);
  });

  test("of an identity card is fifteen years away at most", () => {
    expect(endFaults("identity", "2041-11-20", NOW)).toEqual({});
    expect(Object.keys(endFaults("identity", "2042-01-01", NOW))).toEqual(["endsOn"]);
  });

  test("is counted in days of Paris, not of Greenwich", () => {
    const evening = new Date("2026-11-21T23:30:00Z");
    expect(Object.keys(endFaults("insurance", "2026-11-22", evening))).toEqual(["endsOn"]);
  });
});

describe("a paper's history", () => {
  const paper = (outcome: HandedIn["outcome"], hour: number, endsOn: string | null = null) => ({
    outcome,
    endsOn,
    handedInAt: new Date(NOW.getTime() + hour * 3_600_000),
  });
  const checked = paper("checked", 1, "2026-11-21");
  const ended = paper("checked", 1, "2026-11-20");
  const waiting = paper(null, 2, "2027-11-21");
  const returned = paper("returned", 2, "2027-11-21");
  const replaced = paper("replaced", 3);
  const number = paper("checked", 0);

  test.each<[string, HandedIn[], PaperFileState, HandedIn | null, HandedIn | null]>([
    ["nothing", [], "missing", null, null],
    ["one that was replaced alone", [replaced], "missing", null, null],
    ["one that waits", [waiting], "waiting", null, waiting],
    ["one that was sent back", [returned], "returned", null, returned],
    ["one that was checked, on its last day", [checked], "checked", checked, null],
    ["one that ended", [ended], "ended", ended, null],
    ["one without an end", [number], "checked", number, null],
    ["a newer one that waits", [checked, waiting, replaced], "waiting", checked, waiting],
    ["a newer one that was sent back", [returned, checked], "returned", checked, returned],
    ["one that was sent back before", [paper("returned", 0), checked], "checked", checked, null],
    ["two that were checked", [number, checked], "checked", checked, null],
  ])("with %s", (_, papers, state, last, newer) => {
    expect(paperHistory(papers, "2026-11-21")).toEqual({ state, checked: last, newer });
  });
});

describe("the forms", () => {
  const documentId = "0123456789ab";

  test("forgive the spaces of a number", () => {
    expect(handedInSchema.parse({ kind: "rsac", documentId, number: " 912 345 675 " })).toEqual({
      kind: "rsac",
      documentId,
      number: "912345675",
    });
  });

  test.each([
    { kind: "rsac", documentId, number: "912345678" },
    { kind: "rsac", documentId },
    { kind: "rsac", documentId, number: "912345675", endsOn: "2027-01-01" },
    { kind: "rsac", documentId: "", number: "912345675" },
    { kind: "insurance", documentId, endsOn: "21/11/2027" },
    { kind: "insurance", documentId, endsOn: "2027-02-30" },
    { kind: "insurance", documentId },
    { kind: "insurance", endsOn: "2027-02-03" },
    { kind: "training", documentId, endsOn: "2027-02-03" },
    { kind: "insurance", documentId, endsOn: "2027-02-03", outcome: "checked" },
  ])("of a paper refuse %j", (input) => {
    expect(handedInSchema.safeParse(input).success).toBe(false);
  });

  test.each([
    { weeklyHours: 3 },
    { weeklyHours: 61 },
    { weeklyHours: 4.5 },
    { trainedAt: "2026-01-01" },
    { workPhone: "0261" },
    { workPhone: "appelez-moi vite" },
    { workPhone: "02 61 91 00 00".repeat(3) },
  ])("of the time given refuse %j", (input) => {
    expect(availabilitySchema.safeParse(input).success).toBe(false);
  });

  test.each([4, 60])("take %i hours a week", (weeklyHours) => {
    expect(availabilitySchema.parse({ weeklyHours })).toEqual({ weeklyHours });
  });
});
