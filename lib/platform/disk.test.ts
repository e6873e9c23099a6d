import { constants } from "node:os";
import { describe, expect, test } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { isDiskUnavailable } from "./disk.ts";
import { problemOf } from "./problem.ts";
import { asDomainError, isUnavailable } from "./unavailable.ts";

/** What Node throws for a number of the operating system. */
const thrown = (code: string, errno: number) =>
  Object.assign(new Error(`${code}: write`), { code, errno, syscall: "write" });

describe("what the disk can't do for the moment is 503 with Retry-After", () => {
  test.each(["ENOSPC", "EROFS", "EIO", "EMFILE", "ENFILE"] as const)("%s", (code) => {
    const error = thrown(code, -constants.errno[code]);
    for (const each of [error, new Error("a draft", { cause: error }), { ...error }]) {
      expect(isDiskUnavailable(each)).toBe(true);
      expect(isUnavailable(each)).toBe(true);
      expect(asDomainError(each)?.code).toBe("service.unavailable");
      const response = problemOf(each);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });

  test("a quota that is reached, for which Node has no name", () => {
    const number = -constants.errno.EDQUOT;
    expect(isDiskUnavailable(thrown(`Unknown system error ${number}`, number))).toBe(true);
  });
});

test.each([
  ["a file that is not there", thrown("ENOENT", -constants.errno.ENOENT)],
  ["one that may not be opened", thrown("EACCES", -constants.errno.EACCES)],
  ["an error of ours", new DomainError("photo.damaged")],
  ["a text", "ENOSPC"],
  ["nothing", null],
])("%s is no fault of the disk", (_, error) => {
  expect(isDiskUnavailable(error)).toBe(false);
  expect(isUnavailable(error)).toBe(false);
});
