import { expect, test } from "vitest";
import { parseEnvironment } from "../platform/env-schema.ts";
import { hasTestMailbox } from "./test-mailbox.ts";

test.each([
  [{ APP_URL: "http://localhost:3000" }, true],
  [{ APP_URL: "http://127.0.0.1:8080" }, true],
  [{ APP_URL: "http://[::1]:3000" }, true],
  [{ APP_URL: "http://localhost:3000", SMTP_URL: "" }, true],
  [{ APP_URL: "http://localhost:3000", SMTP_URL: "smtp://localhost:25" }, false],
  [{ APP_URL: "https://loopimmo.fr" }, false],
  [{ APP_URL: "http://localhost.example.org" }, false],
])("mails are read on the site only where none leaves this machine: %j, %s", (source, expected) => {
  expect(hasTestMailbox(parseEnvironment(source))).toBe(expected);
});
