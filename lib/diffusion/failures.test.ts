import { expect, test } from "vitest";
import { DeliveryError, failureOf, systemFailure, troubleOf } from "./failures.ts";

test.each([
  [null, null],
  ["no-connection", "unreachable"],
  ["unknown-name", "unreachable"],
  ["timeout", "unreachable"],
  ["unknown-key", "refused"],
  ["authentication", "refused"],
  ["permission", "refused"],
  ["full", "full"],
  ["not-written", "failed"],
  // Of an earlier version.
  ["unknown-host", "failed"],
  ["toString", "failed"],
])("of %s the seller reads %s", (stored, trouble) => {
  expect(troubleOf(stored)).toBe(trouble);
});

test.each([
  ["ENOSPC", "full"],
  ["EDQUOT", "full"],
  ["EACCES", "permission"],
  ["EROFS", "permission"],
  ["ENOTFOUND", "unknown-name"],
  ["EAI_AGAIN", "unknown-name"],
  ["ETIMEDOUT", "timeout"],
  ["ECONNREFUSED", "no-connection"],
  [undefined, "no-connection"],
])("the system's code %s is %s", (code, failure) => {
  expect(systemFailure(Object.assign(new Error("it failed"), { code }), "no-connection")).toBe(
    failure,
  );
});

test("a failure is read by its shape, whichever bundle made it", () => {
  expect(failureOf(new DeliveryError("full"))).toBe("full");
  expect(failureOf({ name: "DeliveryError", failure: "full" })).toBe("full");
  expect(failureOf({ name: "DeliveryError", failure: "toString" })).toBeNull();
  expect(failureOf(new Error("another"))).toBeNull();
  expect(failureOf(undefined)).toBeNull();
});
