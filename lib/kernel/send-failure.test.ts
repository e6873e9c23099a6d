import { describe, expect, test } from "vitest";
import { sendFailureText, wayOnFrom } from "../content/send-failures.ts";
import { failureOfAnswer, failureOfError, type SendFailure } from "./send-failure.ts";

const problem = (code: string, status: number, more: object = {}) =>
  JSON.stringify({ code, status, detail: "La phrase du site.", ...more });

describe("why a form's action threw", () => {
  const online = (error: unknown) => failureOfError(error, true);
  const refused = { kind: "refused", detail: "La phrase du site." } as const;
  test.each<[string, unknown, SendFailure]>([
    [
      "the site's own sentence",
      new Error(problem("listing.withdrawn", 410)),
      { ...refused, mayRetry: false, retrySeconds: null },
    ],
    [
      "too many requests, for so long",
      new Error(problem("request.too-many", 429, { retryAfter: 11.2 })),
      { ...refused, mayRetry: true, retrySeconds: 12 },
    ],
    [
      "a failure of the site",
      new Error(problem("internal.unexpected", 500)),
      { ...refused, mayRetry: true, retrySeconds: null },
    ],
    [
      "another version of the site",
      new Error(problem("request.form-outdated", 409)),
      { kind: "outdated", detail: "La phrase du site." },
    ],
    ["a request without an answer", new TypeError("Failed to fetch"), { kind: "unanswered" }],
    ["an answer that was cut", new Error("Connection closed."), { kind: "unanswered" }],
    [
      "somebody else's answer",
      new Error("An unexpected response was received from the server."),
      { kind: "foreign" },
    ],
    ["a page of a proxy as plain text", new Error("upstream timed out"), { kind: "foreign" }],
    ["JSON that is no problem", new Error('{"detail":"x"}'), { kind: "foreign" }],
    ["JSON that is no object", new Error("null"), { kind: "foreign" }],
    ["what is no error", "lost", { kind: "foreign" }],
  ])("is read from %s", (_, error, failure) => {
    expect(online(error)).toEqual(failure);
  });

  test("is the device's network where it has none, unless the site has spoken", () => {
    expect(failureOfError(new TypeError("Failed to fetch"), false)).toEqual({ kind: "offline" });
    const message = new Error(problem("request.too-large", 413));
    expect(failureOfError(message, false).kind).toBe("refused");
  });
});

describe("why a call's answer is of no use", () => {
  test("is the site's sentence, with the header that says when to try again", () => {
    expect(failureOfAnswer(problem("service.unavailable", 503), "30")).toEqual({
      ...{ kind: "refused", detail: "La phrase du site.", mayRetry: true, retrySeconds: 30 },
    });
  });

  test.each(["", "<html>502 Bad Gateway</html>", "{}", "[]"])("is foreign for %j", (text) => {
    expect(failureOfAnswer(text, null)).toEqual({ kind: "foreign" });
  });
});

describe("what is message of it", () => {
  const refused = (retrySeconds: number | null, mayRetry = true): SendFailure => ({
    ...{ kind: "refused", detail: "Trop de demandes.", mayRetry, retrySeconds },
  });
  test.each<[SendFailure, RegExp, ReturnType<typeof wayOnFrom>]>([
    [{ kind: "offline" }, /n’est plus connecté à Internet/, "again"],
    [{ kind: "unanswered" }, /réponse du site ne nous est pas parvenue/, "again"],
    [{ kind: "late" }, /Rechargez la page/, "reload"],
    [{ kind: "foreign" }, /n’est pas celle du site/, "again"],
    [{ kind: "outdated", detail: "Rechargez-la." }, /^Rechargez-la\. Ce que vous/, "reload"],
    [{ kind: "outdated", detail: null }, /^Cette page a changé/, "reload"],
    [refused(null, false), /^Trop de demandes\.$/, null],
    [refused(1), /dans 1\u00a0seconde\.$/, "again"],
    [refused(30), /dans 30\u00a0secondes\.$/, "again"],
    [refused(121), /dans 3\u00a0minutes\.$/, "again"],
  ])("of %j", (failure, text, way) => {
    expect(sendFailureText(failure)).toMatch(text);
    expect(wayOnFrom(failure)).toBe(way);
  });

  test("blames the network for nothing that the site refused", () => {
    for (const failure of [refused(null), { kind: "foreign" } as const]) {
      expect(sendFailureText(failure)).not.toMatch(/connexion|connecté|réseau/i);
    }
  });
});
