import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { parseEnvironment } from "./env-schema.ts";
import { replaceOnce } from "./once.ts";
import { readSignedToken, signToken } from "./signed-token.ts";

const LABEL = "loopimmo.test.v1";
const part = fc.stringMatching(/^[\w-]*$/);

afterAll(() => replaceOnce("env", undefined));

describe("a signed value", () => {
  test("gives back its parts, and nothing for another kind or context", () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.constantFrom("", "who"),
        (parts, context) => {
          const token = signToken(LABEL, parts, context);
          expect(readSignedToken(LABEL, token, context)).toEqual(parts);
          expect(readSignedToken("loopimmo.other.v1", token, context)).toBeNull();
          expect(readSignedToken(LABEL, token, `${context}x`)).toBeNull();
        },
      ),
    );
  });

  test("is of nobody once any character of it is cut or another", () => {
    const token = signToken(LABEL, ["abc", "", "7"]);
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === "a" ? "b" : "a";
      expect(readSignedToken(LABEL, token.slice(0, at))).toBeNull();
      expect(readSignedToken(LABEL, token.slice(at + 1))).toBeNull();
      expect(readSignedToken(LABEL, token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    }
  });

  test("of another secret is no good", () => {
    const token = signToken(LABEL, ["abc"]);
    replaceOnce("env", parseEnvironment({ NODE_ENV: "test", AUTH_SECRET: "x".repeat(32) }));
    expect(readSignedToken(LABEL, token)).toBeNull();
    replaceOnce("env", undefined);
  });

  test("that is anything at all is nothing, and breaks nothing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: "binary" })), (token) => {
        expect(readSignedToken(LABEL, token)).toBeNull();
      }),
    );
  });
});
