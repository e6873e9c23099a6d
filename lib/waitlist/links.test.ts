import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { linkToken } from "../accounts/schemas.ts";
import { newId } from "../kernel/ids.ts";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import {
  confirmationToken,
  invitationToken,
  type LinkPurpose,
  readToken,
  statusToken,
} from "./links.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (days: number, ms = 0) => new Date(NOW.getTime() + days * 86_400_000 + ms);
const id = newId();
const TOKENS: Record<LinkPurpose, string> = {
  confirmation: confirmationToken(id, NOW),
  status: statusToken(id),
  invitation: invitationToken(id, NOW),
};
const PURPOSES = Object.keys(TOKENS) as LinkPurpose[];

afterAll(() => replaceOnce("env", undefined));

describe("a link", () => {
  test.each(PURPOSES)("for a %s leads to its entry, and fits a form", (purpose) => {
    expect(readToken(TOKENS[purpose], purpose, NOW)).toBe(id);
    expect(linkToken.safeParse(TOKENS[purpose]).success).toBe(true);
  });

  test("is good for a week, a month, or for ever, and not a millisecond more", () => {
    const ends = { confirmation: 7, invitation: 30 } as const;
    for (const purpose of ["confirmation", "invitation"] as const) {
      expect(readToken(TOKENS[purpose], purpose, later(ends[purpose], -1))).toBe(id);
      expect(readToken(TOKENS[purpose], purpose, later(ends[purpose]))).toBeNull();
    }
    expect(readToken(TOKENS.status, "status", later(10_000))).toBe(id);
  });

  test("serves no other purpose", () => {
    for (const purpose of PURPOSES) {
      for (const other of PURPOSES.filter((each) => each !== purpose)) {
        expect(readToken(TOKENS[purpose], other, NOW)).toBeNull();
      }
    }
  });

  test("is of nobody once any character of it is cut or another", () => {
    for (const purpose of PURPOSES) {
      const token = TOKENS[purpose];
      for (let at = 0; at < token.length; at++) {
        const other = token[at] === "a" ? "b" : "a";
        expect(readToken(token.slice(0, at), purpose, NOW)).toBeNull();
        expect(readToken(token.slice(at + 1), purpose, NOW)).toBeNull();
        const changed = token.slice(0, at) + other + token.slice(at + 1);
        expect(readToken(changed, purpose, NOW)).toBeNull();
      }
    }
  });

  test("can't be given more time, or none to end", () => {
    const [entry, , signature] = TOKENS.confirmation.split(".");
    const much = Math.floor(later(100).getTime() / 1_000).toString(36);
    for (const expiry of [much, "", "zzzzzzzzz"]) {
      expect(readToken(`${entry}.${expiry}.${signature}`, "confirmation", NOW)).toBeNull();
    }
  });

  test("of another secret is no good", () => {
    replaceOnce("env", parseEnvironment({ NODE_ENV: "test", AUTH_SECRET: "x".repeat(32) }));
    for (const purpose of PURPOSES) expect(readToken(TOKENS[purpose], purpose, NOW)).toBeNull();
    replaceOnce("env", undefined);
  });

  test("that is anything at all is of nobody, and breaks nothing", () => {
    const parts = fc.tuple(fc.string(), fc.string(), fc.string()).map((texts) => texts.join("."));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: "binary" }), parts), (token) => {
        for (const purpose of PURPOSES) expect(readToken(token, purpose, NOW)).toBeNull();
      }),
    );
  });
});
