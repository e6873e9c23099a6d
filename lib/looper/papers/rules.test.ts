import { describe, expect, test } from "vitest";
import { dateFaults, isRsacNumber } from "./rules.ts";
import { papersSchema } from "./schemas.ts";

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
  const none = { attestationExpiresOn: null, insuranceExpiresOn: null };
  const faults = (insuranceExpiresOn: string | null, known: string | null = null) =>
    Object.keys(
      dateFaults({ ...none, insuranceExpiresOn }, { ...none, insuranceExpiresOn: known }, NOW),
    );

  test.each([null, "2026-11-22", "2027-11-21", "2029-11-20"])("may be %s", (date) => {
    expect(faults(date)).toEqual([]);
  });

  test.each(["2026-11-21", "2020-01-01", "2030-01-01", "9999-12-31"])("can't be %s", (date) => {
    expect(faults(date)).toEqual(["insuranceExpiresOn"]);
  });

  test("may stay past where it does not change, so that another can be renewed", () => {
    expect(faults("2026-01-01", "2026-01-01")).toEqual([]);
  });

  test("is today's in Paris, not in Greenwich", () => {
    const evening = new Date("2026-11-21T23:30:00Z");
    const tomorrow = { ...none, insuranceExpiresOn: "2026-11-22" };
    expect(Object.keys(dateFaults(tomorrow, none, evening))).toEqual(["insuranceExpiresOn"]);
  });
});

describe("the form of the papers", () => {
  test("forgives the spaces of a number, and what is not there yet", () => {
    expect(papersSchema.parse({ rsacNumber: " 912 345 675 " })).toEqual({
      rsacNumber: "912345675",
    });
    expect(papersSchema.parse({})).toEqual({});
  });

  test.each([
    { rsacNumber: "912345678" },
    { attestationExpiresOn: "21/11/2027" },
    { insuranceExpiresOn: "2027-02-30" },
    { weeklyHours: 3 },
    { weeklyHours: 61 },
    { weeklyHours: 4.5 },
    { trainedAt: "2026-01-01" },
    { workPhone: "0261" },
    { workPhone: "appelez-moi vite" },
    { workPhone: "02 61 91 00 00".repeat(3) },
  ])("refuses %j", (input) => {
    expect(papersSchema.safeParse(input).success).toBe(false);
  });

  test.each([4, 60])("takes %i hours a week", (weeklyHours) => {
    expect(papersSchema.parse({ weeklyHours })).toEqual({ weeklyHours });
  });
});
