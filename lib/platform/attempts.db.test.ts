import { expect, test, vi } from "vitest";
import { countAccountRequest } from "../auth/account-limits.ts";
import { newId } from "../kernel/ids.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { codeOf } from "../testing/error-code.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import {
  accountCounter,
  countEstimate,
  countMessage,
  countNetworkTry,
  mayMail,
} from "./attempts.ts";

adoptedDatabase();

/** Does something so many times, one after the other, and says what came of each. */
async function times<Result>(count: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < count; at++) results.push(await act());
  return results;
}

test("wrong passwords of an account are limited, its first refusal is one alone, and a right one clears them", async () => {
  const account = `camille-${newId()}@example.org`;
  const counter = accountCounter(account, null);
  const onFull = vi.fn();
  const codes = await times(12, () => codeOf(counter.count(onFull)));
  expect(codes.filter((code) => code === null)).toHaveLength(10);
  expect(codes.slice(10)).toEqual(["account.too-many-tries", "account.too-many-tries"]);
  expect(onFull).toHaveBeenCalledTimes(1);
  expect(await codeOf(accountCounter(account, "a device").count())).toBeNull();
  await counter.clear();
  expect(await codeOf(counter.count())).toBeNull();
});

test("many tries at once are each counted", async () => {
  const counter = accountCounter(newId(), null);
  const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(counter.count())));
  expect(codes.filter((code) => code === null)).toHaveLength(10);
});

test("a network's tries are counted together, and this machine's are not", async () => {
  const origin = signInContext();
  const codes = await times(22, () => codeOf(countNetworkTry(origin)));
  expect(codes.filter((code) => code === "request.too-many")).toHaveLength(2);
  expect(codes.at(-1)).toBe("request.too-many");
  expect(await codeOf(countNetworkTry(signInContext()))).toBeNull();
  const here = signInContext({ loopback: true });
  expect(await times(22, () => codeOf(countNetworkTry(here)))).not.toContain("request.too-many");
});

test("twenty estimates an hour are a network's", async () => {
  const origin = signInContext();
  const codes = await times(21, () => codeOf(countEstimate(origin)));
  expect(codes.filter((code) => code === null)).toHaveLength(20);
  expect(codes.at(-1)).toBe("request.too-many");
  expect(await codeOf(countEstimate(signInContext()))).toBeNull();
});

test("mails to all spellings of a mailbox are counted together, from a network and from all", async () => {
  const name = newId();
  const spellings = [`${name}@gmail.com`, `${name}+a@gmail.com`, `${name}@googlemail.com`];
  const origin = signInContext();
  const sent: boolean[] = [];
  for (let at = 0; at < 6; at++)
    sent.push(await mayMail("reset-mail", spellings[at % 3] ?? "", origin));
  expect(sent).toEqual([true, true, true, true, true, false]);
  const elsewhere = await times(12, () =>
    mayMail("reset-mail", `${name}@gmail.com`, signInContext()),
  );
  expect(elsewhere.filter(Boolean)).toHaveLength(10);
  expect(await mayMail("confirmation-mail", `${name}@gmail.com`, origin)).toBe(true);
});

test("messages and writes of an account are counted apart", async () => {
  const userId = newId();
  const codes = await times(32, () => codeOf(countMessage(userId)));
  expect(codes.filter((code) => code === "request.too-many")).toHaveLength(2);
  const waits = await times(122, () => countAccountRequest(userId, "write", signInContext()));
  expect(waits.filter((seconds) => seconds > 0)).toHaveLength(2);
  for (const seconds of waits.slice(120)) expect(seconds).toBeLessThanOrEqual(60);
  expect(await countAccountRequest(userId, "render", signInContext())).toBe(0);
});
