import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * What a stage of `npm test` came to, as its runner wrote it down.
 * @typedef {{ passed: number, failed: number, failures: Failure[], tests: Timed[] }} StageReport
 * @typedef {{ name: string, messages: string[] }} Failure
 * @typedef {{ name: string, file: string, ms: number }} Timed
 */

/** A report that a runner wrote as JSON; null where it ended before that. @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/**
 * Vitest's report. A file that broke before its tests is a failure by its own message, as its runner counts it.
 * @param {string} file
 * @returns {StageReport | null}
 */
export function readVitestReport(file) {
  const report = readJson(file);
  if (!report) return null;
  const failures = [];
  const tests = [];
  for (const { name, assertionResults, message } of report.testResults) {
    const path = name.replace(`${process.cwd()}/`, "");
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message) failures.push({ name: path, messages: [message] });
    for (const { fullName, failureMessages } of failed) {
      failures.push({ name: `${path}: ${fullName}`, messages: failureMessages });
    }
    for (const { fullName, duration } of assertionResults) {
      tests.push({ name: `${path}: ${fullName}`, file: path, ms: duration ?? 0 });
    }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures, tests };
}

/**
 * Playwright's report.
 * @param {string} file
 * @returns {StageReport | null}
 */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  if (!report) return null;
  const failures = [];
  const tests = [];
  for (const { file: path, line, title, tests: runs } of specsOf(report.suites)) {
    for (const { projectName, results, status } of runs) {
      const name = `[${projectName}] ${path}:${line} ${title}`;
      tests.push({
        name,
        file: path,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      });
      if (status !== "unexpected") continue;
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
      failures.push({ name, messages });
    }
  }
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, failures, tests };
}

/** The tests of Playwright's report, whose suites lie within each other. */
function specsOf(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);
}

/** A failed test's name and the first lines of its errors, without the colours of a terminal. @param {Failure} failure */
export function failureText({ name, messages }) {
  const lines = messages.map((message = "") =>
    stripVTControlCharacters(message).trim().split("\n").slice(0, 8).join("\n    "),
  );
  return [`FAILED ${name}`, ...lines].join("\n    ");
}

/**
 * The tests, and the files by the sum of their tests, that took longest: a line each, in seconds.
 * @param {Timed[]} tests
 * @param {number} [most] of each
 */
export function slowestText(tests, most = 30) {
  const files = new Map();
  for (const { file, ms } of tests) files.set(file, (files.get(file) ?? 0) + ms);
  const list = (title, timed) => {
    const lines = timed
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, most)
      .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(9)} ${name}`);
    return [`  slowest ${title}, seconds`, ...lines].join("\n");
  };
  const byFile = [...files].map(([name, ms]) => ({ name, ms }));
  return `${list("tests", tests)}\n${list("files", byFile)}`;
}
