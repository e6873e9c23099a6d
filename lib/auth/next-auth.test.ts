import pino from "pino";
import { expect, test } from "vitest";
import { env } from "../platform/env.ts";
import { replaceOnce } from "../platform/once.ts";
import { optionsFor, ownAddress } from "./next-auth.ts";

const at = (path: string) => new URL(path, env().APP_URL).href;

test.each([
  ["/messages?filtre=unread", "/messages?filtre=unread"],
  [at("/messages"), "/messages"],
  [at("/"), "/"],
  [`${env().APP_URL}.elsewhere.example/`, "/"],
  [`${env().APP_URL}//elsewhere.example`, "/"],
  ["https://elsewhere.example/", "/"],
  ["//elsewhere.example", "/"],
  ["javascript:alert(1)", "/"],
  ["", "/"],
  [5, "/"],
  [true, "/"],
  [["/messages"], "/"],
  [{ startsWith: "x" }, "/"],
  [null, "/"],
  [undefined, "/"],
])("whatever is sent as the way back, %j leads to %s of this site", (sent, path) => {
  expect(ownAddress(sent)).toBe(at(path));
});

test("what next-auth fails on reaches the log, without what it was sent", async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  replaceOnce("log", pino({}, { write }));
  const { logger } = optionsFor({ signIn: async () => null, signOut: async () => {} });
  const metadata = { error: new Error("no database"), client: true, email: "camille@example.org" };
  logger?.error?.("SIGN_OUT_EVENT_ERROR", metadata);
  logger?.error?.("SIGNOUT_ERROR", new Error("no token"));
  logger?.warn?.("NEXTAUTH_URL");
  replaceOnce("log", undefined);
  expect(lines).toMatchObject([
    { code: "SIGN_OUT_EVENT_ERROR", err: { message: "no database" }, level: 50 },
    { code: "SIGNOUT_ERROR", err: { message: "no token" }, level: 50 },
    { code: "NEXTAUTH_URL", level: 40 },
  ]);
  expect(JSON.stringify(lines)).not.toContain("camille");
});
