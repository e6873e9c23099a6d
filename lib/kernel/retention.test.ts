import { describe, expect, test } from "vitest";
import { endedBefore, lastDayOver } from "./retention.ts";

describe("what ended years ago", () => {
  test.each([
    ["leads", "2026-11-21", "2023-11-21"],
    ["prospects", "2026-11-21", "2023-11-21"],
    ["dealings", "2026-11-21", "2021-11-21"],
    ["leads", "2028-02-29", "2025-02-28"],
    ["leads", "2027-02-28", "2024-02-28"],
    ["leads", "2027-03-01", "2024-03-01"],
    ["dealings", "2029-03-01", "2024-03-01"],
    ["dealings", "2027-01-01", "2022-01-01"],
  ] as const)("of %s goes on %s where it ended until %s", (kind, today, last) => {
    expect(lastDayOver(kind, today)).toBe(last);
  });

  test("goes by the days of Paris, whatever the hour and the clocks", () => {
    const firstRetained = (now: string) => endedBefore("leads", new Date(now)).toISOString();
    expect(firstRetained("2026-11-20T22:59:59Z")).toBe("2023-11-20T23:00:00.000Z");
    expect(firstRetained("2026-11-20T23:00:00Z")).toBe("2023-11-21T23:00:00.000Z");
    expect(firstRetained("2026-07-01T10:00:00Z")).toBe("2023-07-01T22:00:00.000Z");
  });
});
