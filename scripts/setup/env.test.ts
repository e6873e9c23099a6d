import { expect, test } from "vitest";
import { filledExample, missingSecrets } from "./env.mjs";

const EXAMPLE = "APP_URL=http://localhost:3000\nAUTH_SECRET=<secret>\nDOCUMENT_KEY=<secret>\n";
const named = (lines: readonly string[]) => lines.map((line) => line.split("=")[0]);

test("a first configuration has a secret of its own wherever the example names one", () => {
  const lines = filledExample(EXAMPLE).split("\n");
  expect(lines).toEqual([
    "APP_URL=http://localhost:3000",
    expect.stringMatching(/^AUTH_SECRET=[\w-]{43}$/),
    expect.stringMatching(/^DOCUMENT_KEY=[\w-]{43}$/),
    "",
  ]);
  expect(lines[1]?.slice(-43)).not.toBe(lines[2]?.slice(-43));
});

test.each([
  [{}, ["AUTH_SECRET", "DOCUMENT_KEY"]],
  [{ AUTH_SECRET: "mine" }, ["DOCUMENT_KEY"]],
  [{ AUTH_SECRET: "mine", DOCUMENT_KEY: "" }, ["DOCUMENT_KEY"]],
  [{ AUTH_SECRET: "mine", DOCUMENT_KEY: "mine too" }, []],
  [{ APP_URL: "http://127.0.0.1:3100", AUTH_SECRET: "mine" }, ["DOCUMENT_KEY"]],
  [{ APP_URL: "https://loopimmo.example", AUTH_SECRET: "mine" }, []],
  [{ APP_URL: "https://localhost.example" }, []],
])("of %j the secrets that are added are %j", (configuration, expected) => {
  expect(named(missingSecrets(EXAMPLE, configuration))).toEqual(expected);
});
