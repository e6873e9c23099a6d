import { describe, expect, test } from "vitest";
import { configurationWarnings, EnvironmentError, parseEnvironment } from "./env-schema.ts";

const SECRET = "x".repeat(32);
const production = { NODE_ENV: "production", AUTH_SECRET: SECRET, CAPTCHA_HMAC_KEY: SECRET };

test("defaults to a local SQLite file and the documented values", () => {
  expect(parseEnvironment({})).toMatchObject({
    DATABASE_URL: "file:./data/app.db",
    APP_URL: "http://localhost:3000",
    PORT: 3000,
    SEED_CATALOGUE: 0,
    DEMO_ACCOUNTS: "false",
    PRELAUNCH: true,
  });
});

test("takes empty values as absent", () => {
  expect(parseEnvironment({ SMTP_URL: "", PORT: "" })).toMatchObject({ PORT: 3000 });
});

test.each([
  ["Loopimmo <bonjour@loopimmo.fr>", "Loopimmo"],
  ["L’équipe Loopimmo <bonjour@loopimmo.fr>", "L’équipe Loopimmo"],
  ["bonjour@loopimmo.fr", ""],
])("reads who mails come from: %s", (MAIL_FROM, name) => {
  expect(parseEnvironment({ MAIL_FROM }).MAIL_FROM).toEqual({
    name,
    address: "bonjour@loopimmo.fr",
  });
});

test("keeps the origin of APP_URL", () => {
  expect(parseEnvironment({ APP_URL: "https://loopimmo.fr/" }).APP_URL).toBe("https://loopimmo.fr");
});

describe("refuses, in one sentence that names the variable,", () => {
  test.each([
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ APP_URL: "loopimmo.fr" }, "APP_URL"],
    [{ APP_URL: "https://loopimmo.fr/site" }, "APP_URL"],
    [{ APP_URL: "javascript:alert(1)" }, "APP_URL"],
    [{ PORT: "70000" }, "PORT"],
    [{ PORT: "3e3" }, "PORT"],
    [{ AUTH_SECRET: "short" }, "AUTH_SECRET"],
    [{ SMTP_URL: "http://mail" }, "SMTP_URL"],
    [{ MAIL_FROM: "Loopimmo" }, "MAIL_FROM"],
    [{ MAIL_FROM: "a@loopimmo.fr, b@loopimmo.fr" }, "MAIL_FROM"],
    [{ MAIL_FROM: "Loopimmo <a@loopimmo.fr" }, "MAIL_FROM"],
    [{ MAIL_FROM: "Loopimmo <a@loopimmo.fr>\r\nBcc: b@loopimmo.fr" }, "MAIL_FROM"],
    [{ SEED_CATALOGUE: "-1" }, "SEED_CATALOGUE"],
    [{ SEED_CATALOGUE: "many" }, "SEED_CATALOGUE"],
    [{ DEMO_ACCOUNTS: "yes" }, "DEMO_ACCOUNTS"],
    [{ PRELAUNCH: "1" }, "PRELAUNCH"],
    [{ TILE_STYLE_URL: "file:///etc/passwd" }, "TILE_STYLE_URL"],
    [{ ...production, AUTH_SECRET: undefined }, "AUTH_SECRET"],
    [{ ...production, CAPTCHA_HMAC_KEY: "" }, "CAPTCHA_HMAC_KEY"],
    [{ APP_URL: "https://loopimmo.fr", DEMO_ACCOUNTS: "true" }, "DEMO_ACCOUNTS"],
    [{ APP_URL: "http://localhost.example.org", DEMO_ACCOUNTS: "true" }, "DEMO_ACCOUNTS"],
  ])("%j", (source, variable) => {
    expect(() => parseEnvironment(source)).toThrow(EnvironmentError);
    expect(() => parseEnvironment(source)).toThrow(new RegExp(`^${variable}\\b.*\\.$`));
  });
});

test.each(["http://localhost:3000", "http://127.0.0.1:8080", "http://[::1]:3000"])(
  "allows demo accounts on %s",
  (APP_URL) => {
    expect(parseEnvironment({ APP_URL, DEMO_ACCOUNTS: "true" }).DEMO_ACCOUNTS).toBe("true");
  },
);

test("allows public demo accounts on purpose", () => {
  const source = { APP_URL: "https://demo.loopimmo.fr", DEMO_ACCOUNTS: "public" };
  expect(parseEnvironment(source).DEMO_ACCOUNTS).toBe("public");
});

test.each([
  [{ APP_URL: "https://loopimmo.fr" }, true],
  [{ APP_URL: "https://loopimmo.fr", TRUSTED_PROXIES: " " }, true],
  [{ APP_URL: "https://loopimmo.fr", TRUSTED_PROXIES: "127.0.0.1" }, false],
  [{ APP_URL: "http://localhost:3000" }, false],
  [{ APP_URL: "http://[::1]:3000" }, false],
  [{ APP_URL: "http://127.0.0.1.example.org" }, true],
])("warns of visitors who all seem to be the proxy: %j, %s", (source, warns) => {
  const warnings = configurationWarnings(parseEnvironment(source));
  expect(warnings.some((sentence) => sentence.startsWith("TRUSTED_PROXIES"))).toBe(warns);
});
