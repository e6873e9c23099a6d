import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { contentOf, solvedToken } from "../testing/captcha.ts";
import { codeOf } from "../testing/error-code.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { checkSolution } from "./commands/check-solution.ts";
import { purgeSpentChallenges } from "./commands/purge-spent-challenges.ts";
import { spendSolution } from "./commands/spend-solution.ts";
import {
  type CaptchaRefusalReason,
  challengeExpiry,
  type Solution,
  SUSPICIOUS_AFTER,
} from "./rules.ts";
import { readSolution } from "./solutions.ts";
import { isSuspicious } from "./suspicion.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const END = challengeExpiry(NOW);
const CODE = "2HKMR4";
const WRONG = "WWWWWW";

const database = adoptedDatabase();

const newSolution = (): Solution => ({ signature: newId(), expiresAt: END });
const spend = (solution: Solution, spentFor: string) =>
  codeOf(database.writer.$transaction((tx) => spendSolution(tx, solution, spentFor, NOW)));
const rowsOf = (signature: string) =>
  database.raw
    .prepare("SELECT * FROM SpentChallenge WHERE signature IN (?, ?)")
    .all(signature, `code:${signature}`) as { signature: string; spentFor: string }[];

describe("spending a solution", () => {
  test("for one thing forbids any other, and may be said again for the same", async () => {
    const solution = newSolution();
    expect(await spend(solution, "a@b.fr")).toBeNull();
    expect(await spend(solution, "a@b.fr")).toBeNull();
    expect(await spend(solution, "c@d.fr")).toBe("captcha.spent");
    expect(rowsOf(solution.signature)).toHaveLength(1);
  });

  test("tells nothing of what it was spent for, nor that two were for the same", async () => {
    const [one, other] = [newSolution(), newSolution()];
    await spend(one, "a@b.fr");
    await spend(other, "a@b.fr");
    const spent = [one, other].map(({ signature }) => rowsOf(signature)[0]?.spentFor ?? "");
    expect(spent.join()).not.toContain("a@b.fr");
    expect(spent[0]).not.toBe(spent[1]);
  });

  test("fifty times at once for different things succeeds once", async () => {
    const solution = newSolution();
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => spend(solution, `${index}@b.fr`)),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "captcha.spent")).toHaveLength(49);
  });

  test("fifty times at once for the same thing is fine", async () => {
    const solution = newSolution();
    const codes = await Promise.all(Array.from({ length: 50 }, () => spend(solution, "a@b.fr")));
    expect(new Set(codes)).toEqual(new Set([null]));
    expect(rowsOf(solution.signature)).toHaveLength(1);
  });

  test("is undone with the transaction it was part of", async () => {
    const solution = newSolution();
    const undone = database.writer.$transaction(async (tx) => {
      await spendSolution(tx, solution, "a@b.fr", NOW);
      throw new Error("on purpose");
    });
    await expect(undone).rejects.toThrow("on purpose");
    expect(await spend(solution, "c@d.fr")).toBeNull();
  });
});

describe("checking an answer", () => {
  const check = (payload: string, code?: string, now = NOW, origin = signInContext()) =>
    checkSolution({ payload, code }, origin, now);

  test("says that a solution is right, without spending it", async () => {
    const payload = await solvedToken(NOW);
    const verdict = { payload, verified: true, classification: "GOOD" };
    expect(await check(payload)).toEqual(verdict);
    expect(await check(payload)).toEqual(verdict);
    expect(await spend(await readSolution(payload, NOW), "a@b.fr")).toBeNull();
  });

  test.each<[CaptchaRefusalReason, () => Promise<string>, Date]>([
    ["invalid", async () => "nonsense", NOW],
    ["expired", () => solvedToken(NOW), END],
    ["code-required", () => solvedToken(NOW, { code: CODE }), NOW],
  ])("says why one is refused: %s", async (reason, token, now) => {
    expect(await check(await token(), undefined, now)).toEqual({
      payload: null,
      verified: false,
      reason,
      classification: "BAD",
    });
  });

  test("says that a solution was spent", async () => {
    const payload = await solvedToken(NOW);
    await spend(await readSolution(payload, NOW), "a@b.fr");
    expect(await check(payload)).toMatchObject({ verified: false, reason: "spent" });
  });

  test("gives the server's word for a right code, which the form can be sent with", async () => {
    const token = await solvedToken(NOW, { code: CODE });
    const verdict = await check(token, " 2hk mr4 ");
    expect(verdict).toMatchObject({ verified: true, classification: "NEUTRAL" });
    const solution = await readSolution(verdict.payload ?? "", NOW);
    expect(solution).toEqual({ signature: contentOf(token).signature, expiresAt: END });
    // Checked once more, as the widget may.
    expect(await check(verdict.payload ?? "")).toEqual(verdict);
    expect(await spend(solution, "a@b.fr")).toBeNull();
    expect(await spend(solution, "c@d.fr")).toBe("captcha.spent");
    expect(await check(token, CODE)).toMatchObject({ verified: false, reason: "spent" });
  });

  test("takes the same right code again, for an answer that got lost", async () => {
    const token = await solvedToken(NOW, { code: CODE });
    expect((await check(token, CODE)).verified).toBe(true);
    expect((await check(token, CODE)).verified).toBe(true);
    expect(await check(token, WRONG)).toMatchObject({ verified: false, reason: "code-wrong" });
  });

  test("ends a challenge with a wrong code: the right one comes too late", async () => {
    const token = await solvedToken(NOW, { code: CODE });
    expect(await check(token, WRONG)).toMatchObject({ payload: null, reason: "code-wrong" });
    expect(await check(token, CODE)).toMatchObject({ payload: null, reason: "code-wrong" });
    expect(rowsOf(String(contentOf(token).signature))).toMatchObject([{ spentFor: "" }]);
  });

  test("judges one code of a challenge, of fifty at once whichever comes first", async () => {
    const token = await solvedToken(NOW, { code: CODE });
    const codes = Array.from({ length: 50 }, (_, at) => (at % 2 ? CODE : `W${at}`.padEnd(6, "W")));
    const verdicts = await Promise.all(codes.map((code) => check(token, code)));
    const right = verdicts.filter(({ verified }) => verified).length;
    const [spent, ...more] = rowsOf(String(contentOf(token).signature));
    expect(more).toEqual([]);
    // The same right code may come again; after a wrong one it never does.
    expect(right).toBe(spent?.spentFor === "" ? 0 : 25);
  });

  test("refuses a right code after the end", async () => {
    const token = await solvedToken(NOW, { code: CODE });
    expect(await check(token, CODE, END)).toMatchObject({ verified: false, reason: "expired" });
  });

  test("counts wrong answers and codes against the network, late ones not", async () => {
    const [wrong, late] = [signInContext(), signInContext()];
    const old = await solvedToken(NOW);
    for (let at = 0; at <= SUSPICIOUS_AFTER.refusals; at++) {
      if (at % 2) await check("nonsense", undefined, NOW, wrong);
      else await check(await solvedToken(NOW, { code: CODE }), WRONG, NOW, wrong);
      await check(old, undefined, END, late);
    }
    expect(await isSuspicious(wrong)).toBe(true);
    expect(await isSuspicious(late)).toBe(false);
  });
});

test("what was spent is forgotten once its challenge has ended, not before", async () => {
  const solution = newSolution();
  await spend(solution, "a@b.fr");
  await purgeSpentChallenges(END);
  expect(rowsOf(solution.signature)).toHaveLength(1);
  await purgeSpentChallenges(new Date(END.getTime() + 1));
  expect(rowsOf(solution.signature)).toHaveLength(0);
});
