import { expect, test } from "vitest";
import { env } from "../platform/env.ts";
import { ownAddress } from "./next-auth.ts";

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
