import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { OutsideRole } from "../kernel/roles.ts";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import type { Origin } from "../platform/request.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { solvedToken } from "../testing/captcha.ts";
import { codeOf } from "../testing/error-code.ts";
import { fillTable } from "../testing/full-table.ts";
import { writtenMails } from "../testing/mails.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { confirmEntry } from "./commands/confirm-entry.ts";
import { assertNew, subscribe } from "./commands/subscribe.ts";
import { findToConfirm } from "./queries/find-entry-to-confirm.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const database = adoptedDatabase();
beforeEach(() => {
  database.raw.exec(
    "DELETE FROM OutboxMail; DELETE FROM WaitlistEntry; DELETE FROM SpentChallenge",
  );
});

const from = (changes: Partial<Origin> = {}): Origin => ({ ...signInContext(), ...changes });

interface Given {
  email?: string;
  role?: OutsideRole;
  token?: string;
  referredBy?: string;
  source?: string;
}

const put = async (given: Given = {}, now = NOW, origin = from()) =>
  assertNew(
    await subscribe(
      {
        email: `${newId()}@example.org`,
        role: "seller",
        token: given.token ?? (await solvedToken(now)),
        ...given,
      },
      origin,
      now,
    ),
  );

const entries = () => database.raw.prepare("SELECT * FROM WaitlistEntry").all();
const mails = () => writtenMails(database.raw);
const kinds = () => mails().map(({ kind }) => kind);
const lastSecret = () => /jeton=([\w.-]+)/.exec(mails().at(-1)?.text ?? "")?.[1] ?? "";

describe("a subscription", () => {
  test("is kept as it was typed, and confirmed by the link in its mail", async () => {
    await put({
      email: "Camille.Martin+Beta@Example.org",
      role: "looper",
      referredBy: "tante Zoé",
      source: "salon-26",
    });
    expect(entries()).toEqual([
      expect.objectContaining({
        email: "Camille.Martin+Beta@Example.org",
        emailNormalized: "camille.martin+beta@example.org",
        mailbox: "carnille.rnartin@exarnple.org",
        role: "ambassador",
        referredBy: "tante Zoé",
        source: "salon-26",
        referralCode: null,
        confirmedAt: null,
      }),
    ]);
    expect(mails()).toEqual([
      expect.objectContaining({
        kind: "waitlist-confirm",
        toAddress: "Camille.Martin+Beta@Example.org",
      }),
    ]);
    expect(await findToConfirm(lastSecret(), NOW)).toEqual({
      email: "Camille.Martin+Beta@Example.org",
      role: "ambassador",
      confirmed: false,
    });
    // A code that is nobody's counts for nothing.
    expect(database.raw.prepare("SELECT * FROM WaitlistReferral").all()).toEqual([]);
  });

  test("knows its network by a hash that only we can make, and forgets this very machine", async () => {
    const network = "203.0.113.7";
    await put({}, NOW, from({ network }));
    await put({}, NOW, from({ network }));
    await put({}, NOW, from({ network: "203.0.113.8" }));
    await put({}, NOW, from({ network: "127.0.0.1", loopback: true }));
    const keys = database.raw.prepare("SELECT networkKey FROM WaitlistEntry").pluck().all();
    expect(new Set(keys).size).toBe(3);
    expect(keys).toContain(null);
    expect(JSON.stringify(entries())).not.toContain("203.0.113");
  });

  test("of one address is taken once of fifty at once, with one mail", async () => {
    const email = `${newId()}@example.org`;
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        codeOf(put({ email: index % 2 === 0 ? email : email.toUpperCase() })),
      ),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "waitlist.already-registered")).toHaveLength(49);
    expect(entries()).toHaveLength(1);
    expect(kinds()).toEqual(["waitlist-confirm"]);
  });

  test("takes a captcha each: of fifty addresses with one, one is on the list", async () => {
    const token = await solvedToken(NOW);
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(put({ token }))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "captcha.spent")).toHaveLength(49);
    expect(entries()).toHaveLength(1);
    expect(kinds()).toEqual(["waitlist-confirm"]);
  });

  test("that fails leaves nothing, its captcha unspent", async () => {
    const token = await solvedToken(NOW);
    const outbox = fillTable(database, "OutboxMail", 0);
    await expect(put({ token })).rejects.toThrow();
    outbox.empty();
    expect(entries()).toEqual([]);
    expect(await codeOf(put({ token }))).toBeNull();
  });
});

describe("what is wrong is told in one order", () => {
  test("a captcha that is no good before anything of the address", async () => {
    const email = `${newId()}@example.org`;
    await put({ email });
    const old = await solvedToken(later(-60));
    expect(await codeOf(put({ email, token: "x" }))).toBe("captcha.invalid");
    expect(await codeOf(put({ email, token: old }))).toBe("captcha.expired");
    const spent = await solvedToken(NOW);
    await put({ token: spent });
    expect(await codeOf(put({ email, token: spent }))).toBe("captcha.spent");
    expect(await codeOf(put({ email }))).toBe("waitlist.already-registered");
  });

  test("one solved captcha tells of one address only", async () => {
    const email = `${newId()}@example.org`;
    await put({ email });
    const token = await solvedToken(NOW);
    expect(await codeOf(put({ email, token }))).toBe("waitlist.already-registered");
    expect(await codeOf(put({ token }))).toBe("captcha.spent");
    // The same question again is no other one.
    expect(await codeOf(put({ email, token }))).toBe("waitlist.already-registered");
  });
});

describe("an address that is on the list", () => {
  test("and was not confirmed is asked once more, not within the same try", async () => {
    const email = `${newId()}@example.org`;
    await put({ email });
    expect(await codeOf(put({ email }, later(9)))).toBe("waitlist.already-registered");
    expect(kinds()).toEqual(["waitlist-confirm"]);
    const codes = await Promise.all(
      Array.from({ length: 10 }, () => codeOf(put({ email }, later(11)))),
    );
    expect(new Set(codes)).toEqual(new Set(["waitlist.already-registered"]));
    expect(kinds()).toEqual(["waitlist-confirm", "waitlist-confirm"]);
    // The new link lasts a week from now.
    expect(await findToConfirm(lastSecret(), later(7 * 24 * 60 + 10))).not.toBeNull();
  });

  test("and was confirmed is sent its page, once a day whoever asks", async () => {
    const email = `${newId()}@example.org`;
    await put({ email });
    await confirmEntry({ token: lastSecret() }, signInContext(), NOW);
    for (let count = 0; count < 4; count++) {
      const code = await codeOf(put({ email: email.toUpperCase() }, later(20 + count)));
      expect(code).toBe("waitlist.already-registered");
    }
    expect(kinds()).toEqual(["waitlist-confirm", "waitlist-welcome", "waitlist-known"]);
    // To the address as its person typed it.
    expect(mails().at(-1)?.toAddress).toBe(email);
  });

  test("is not asked for confirmation without end", async () => {
    const email = `${newId()}@example.org`;
    const stranger = from();
    for (let count = 0; count < 12; count++) {
      await codeOf(put({ email }, later(count * 11), stranger));
    }
    expect(kinds()).toHaveLength(6);
  });
});

test("whatever comes is refused as ours or taken, never anything else", async () => {
  // Without the character that a line never has (schemas.ts), and that PostgreSQL stores in no text.
  const text = fc
    .string({ unit: "binary", maxLength: 60 })
    .map((any) => any.replaceAll("\u0000", ""));
  await fc.assert(
    fc.asyncProperty(text, text, text, async (token, name, referredBy) => {
      const hostile = put({ token, email: `${name}@example.org`, referredBy });
      expect(["captcha.invalid", "captcha.expired"]).toContain(await codeOf(hostile));
      const solved = put({ referredBy, source: "x" });
      expect(await codeOf(solved)).toBeNull();
    }),
    { numRuns: 40 },
  );
});

test("this very machine is counted where the configuration says so", async () => {
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", LIMIT_LOOPBACK: "true" }));
  await put({}, NOW, from({ network: "127.0.0.1", loopback: true }));
  replaceOnce("env", undefined);
  expect(entries()).toEqual([expect.objectContaining({ networkKey: expect.any(String) })]);
});
