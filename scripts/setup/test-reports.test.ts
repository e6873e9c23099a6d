import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  failureText,
  readPlaywrightReport,
  readVitestReport,
  slowestText,
} from "./test-reports.mjs";

const folder = mkdtempSync(join(tmpdir(), "reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe("vitest's report", () => {
  test("gives its counts, each failed test with its messages, and each test's time", () => {
    const file = written({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: join(process.cwd(), "lib/a.test.ts"),
          message: "",
          assertionResults: [
            { fullName: "a sums", status: "passed", duration: 12, failureMessages: [] },
            { fullName: "a divides", status: "failed", duration: 3, failureMessages: ["by zero"] },
          ],
        },
      ],
    });
    expect(readVitestReport(file)).toEqual({
      passed: 1,
      failed: 1,
      failures: [{ name: "lib/a.test.ts: a divides", messages: ["by zero"] }],
      tests: [
        { name: "lib/a.test.ts: a sums", file: "lib/a.test.ts", ms: 12 },
        { name: "lib/a.test.ts: a divides", file: "lib/a.test.ts", ms: 3 },
      ],
    });
  });

  test("names a file that broke before its tests", () => {
    const result = { name: "lib/b.test.ts", message: "no such module", assertionResults: [] };
    const file = written({ numPassedTests: 0, numFailedTests: 0, testResults: [result] });
    expect(readVitestReport(file)?.failures).toEqual([
      { name: "lib/b.test.ts", messages: ["no such module"] },
    ]);
  });
});

test("playwright's report gives the tests of suites within suites, by project", () => {
  const run = (projectName: string, status: string, errors: { message: string }[]) => ({
    projectName,
    status,
    results: [{ duration: 2_000, errors }],
  });
  const specs = [
    {
      file: "walk.spec.ts",
      line: 7,
      title: "a walk",
      tests: [run("desktop", "expected", []), run("phone", "unexpected", [{ message: "lost" }])],
    },
  ];
  const file = written({
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ suites: [{ specs }] }],
  });
  expect(readPlaywrightReport(file)).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ name: "[phone] walk.spec.ts:7 a walk", messages: ["lost"] }],
    tests: [
      { name: "[desktop] walk.spec.ts:7 a walk", file: "walk.spec.ts", ms: 2_000 },
      { name: "[phone] walk.spec.ts:7 a walk", file: "walk.spec.ts", ms: 2_000 },
    ],
  });
});

test.each([readVitestReport, readPlaywrightReport])("no report is none: %o", (read) => {
  expect(read(join(folder, "missing.json"))).toBeNull();
});

test("a failure is shown by its first lines, without colours", () => {
  const messages = [`\u001b[31mError\u001b[39m\n${"line\n".repeat(20)}`];
  const lines = failureText({ name: "a test", messages }).split("\n");
  expect(lines.slice(0, 3)).toEqual(["FAILED a test", "    Error", "    line"]);
  expect(lines).toHaveLength(9);
});

test("the slowest are shown first, files by the sum of their tests", () => {
  const tests = [
    { name: "one", file: "a", ms: 1_000 },
    { name: "two", file: "b", ms: 3_000 },
    { name: "three", file: "a", ms: 2_500 },
  ];
  expect(slowestText(tests, 2)).toBe(
    [
      "  slowest tests, seconds",
      "      3.0 two",
      "      2.5 three",
      "  slowest files, seconds",
      "      3.5 a",
      "      3.0 b",
    ].join("\n"),
  );
});
