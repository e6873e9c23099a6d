import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { REFERRAL_CODE_LENGTH } from "../accounts/referral-code.ts";
import { newId } from "../kernel/ids.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { codeOf } from "../testing/error-code.ts";
import { createPerson } from "../testing/people.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { Waiting } from "../testing/waiting.ts";
import { confirmEntry } from "./commands/confirm-entry.ts";
import { eraseEntry } from "./commands/erase-entry.ts";
import { confirmationToken, statusToken } from "./links.ts";
import { findToConfirm } from "./queries/find-entry-to-confirm.ts";
import { findWaitlistStatus } from "./queries/find-waitlist-status.ts";
import { BURST_OF_CODE, BURST_OF_NETWORK, type HeldReason } from "./referral-rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const database = adoptedDatabase("test");
let list: Waiting;
beforeEach(() => {
  list = new Waiting(database);
});
afterEach(() => vi.restoreAllMocks());

/** Lets a test draw the letters of codes, by their places in the alphabet. */
function drawing(draw: (bytes: Uint8Array) => void) {
  const real = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    if (!(bytes instanceof Uint8Array) || bytes.length !== REFERRAL_CODE_LENGTH) return real(bytes);
    draw(bytes);
    return bytes;
  });
}

describe("confirming an address", () => {
  test("gives a place and a code, told by a mail and by a page of one's own", async () => {
    const id = await list.put("camille@example.org", { role: "looper" });
    const { statusToken: token } = await confirmEntry(
      { token: confirmationToken(id, NOW) },
      signInContext(),
      later(5),
    );
    const view = await findWaitlistStatus(token, later(5));
    expect(view).toEqual({
      email: "camille@example.org",
      role: "ambassador",
      position: 1,
      total: 1,
      referralCode: expect.stringMatching(/^[A-HJKMNP-TV-Z0-9]{6}$/),
      shareLink: `http://localhost:3000/beta?ref=${view?.referralCode}`,
      counted: 0,
      held: 0,
      waiting: 0,
      confirmedAt: later(5),
      invitedAt: null,
      joined: false,
    });
    const [, mail] = list.mails();
    expect(mail).toMatchObject({ kind: "waitlist-welcome", toAddress: "camille@example.org" });
    for (const words of [view?.referralCode, view?.shareLink, statusToken(id)]) {
      expect(mail?.text).toContain(words);
    }
  });

  test("is done once, however often it is asked for, and at once", async () => {
    const id = await list.put("camille@example.org");
    const token = confirmationToken(id, NOW);
    await Promise.all(
      Array.from({ length: 20 }, () => confirmEntry({ token }, signInContext(), NOW)),
    );
    const before = list.entry(id);
    await confirmEntry({ token }, signInContext(), later(10));
    expect(list.entry(id)).toEqual(before);
    expect(list.mails().map(({ kind }) => kind)).toEqual(["waitlist-confirm", "waitlist-welcome"]);
    expect((await findToConfirm(token, NOW))?.confirmed).toBe(true);
  });

  test("takes a link that is good, and opening it changes nothing", async () => {
    const id = await list.put("camille@example.org");
    const token = confirmationToken(id, NOW);
    expect(await findToConfirm(token, NOW)).toEqual({
      email: "camille@example.org",
      role: "seller",
      confirmed: false,
    });
    expect(list.entry(id)).toMatchObject({ confirmedAt: null });
    const confirm = (given: string, at = NOW) =>
      codeOf(confirmEntry({ token: given }, signInContext(), at));
    expect(await confirm(token, later(7 * 24 * 60))).toBe("account.link-spent");
    expect(await confirm(statusToken(id))).toBe("account.link-spent");
    expect(await confirm(confirmationToken(newId(), NOW))).toBe("account.link-spent");
    expect(await confirm("")).toBe("account.link-spent");
    expect(list.entry(id)).toMatchObject({ confirmedAt: null });
  });

  test("lets nobody guess links without end", async () => {
    const guesser = signInContext();
    const codes: unknown[] = [];
    for (let count = 0; count < 22; count++) {
      codes.push(await codeOf(confirmEntry({ token: "x" }, guesser, NOW)));
    }
    expect(codes.at(0)).toBe("account.link-spent");
    expect(codes.at(-1)).toBe("request.too-many");
  });

  test("draws another code where one is taken, by the list or by an account", async () => {
    const first = await list.confirmed("camille@example.org", NOW);
    await createPerson(database, [], { referralCode: "CCCCCC" });
    const id = await list.put("zoe@example.org");
    database.raw
      .prepare("UPDATE WaitlistEntry SET referralCode = 'AAAAAA' WHERE id = ?")
      .run(first);
    const draws = [0, 2, 0, 2, 1];
    drawing((bytes) => bytes.fill(draws.shift() ?? 3));
    await list.confirm(id, NOW);
    expect(list.entry(id)).toMatchObject({ referralCode: "BBBBBB" });
    expect(draws).toEqual([]);
  });

  test("of many with one code in mind gives each their own", async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) => list.put(`person-${index}@example.org`)),
    );
    // All of them draw the same code first, before any of them has it.
    let draws = 0;
    drawing((bytes) => bytes.fill(Math.floor(draws++ / ids.length)));
    await Promise.all(ids.map((id) => list.confirm(id, NOW)));
    const codes = ids.map((id) => list.entry(id)?.referralCode);
    expect(new Set(codes).size).toBe(ids.length);
  });

  test("takes the code of the account that the address has", async () => {
    const { userId } = await createPerson(database, [["seller", "active"]], {
      email: "Camille@Example.org",
      emailNormalized: "camille@example.org",
      referralCode: "ZX7K2M",
    });
    const id = await list.confirmed("camille@example.org", NOW);
    expect(list.entry(id)).toMatchObject({ referralCode: "ZX7K2M", userId });
    expect(await findWaitlistStatus(statusToken(id), NOW)).toMatchObject({
      joined: true,
      position: null,
    });
    expect(list.mails().at(-1)?.text).toContain("ZX7K2M");
  });
});

describe("a place", () => {
  test("is by role, in the order of the confirmations, among those who wait", async () => {
    const first = await list.confirmed("a@example.org", later(1));
    const second = await list.confirmed("b@example.org", later(2));
    await list.put("unconfirmed@example.org");
    await list.confirmed("buyer@example.org", NOW, { role: "buyer" });
    const standing = async (id: string) => {
      const { position, total } = (await findWaitlistStatus(statusToken(id), later(5))) ?? {};
      return [position, total];
    };
    expect(await Promise.all([first, second].map(standing))).toEqual([
      [1, 2],
      [2, 2],
    ]);
    await list.invite(first, NOW);
    expect(await Promise.all([first, second].map(standing))).toEqual([
      [null, 1],
      [1, 1],
    ]);
  });

  test("is nobody's before the confirmation and after the erasure", async () => {
    const id = await list.put("camille@example.org");
    expect(await findWaitlistStatus(statusToken(id), NOW)).toBeNull();
    await list.confirm(id, NOW);
    expect(await findWaitlistStatus(confirmationToken(id, NOW), NOW)).toBeNull();
    await eraseEntry({ token: statusToken(id) }, signInContext(), NOW);
    expect(await findWaitlistStatus(statusToken(id), NOW)).toBeNull();
  });
});

/** What became of the referral of an entry. */
const referral = (id: string) => list.referral(id);
const COUNTED = { status: "counted", reasons: [] };
const heldFor = (...reasons: HeldReason[]) => ({ status: "held", reasons });

describe("a referral", () => {
  test("waits for the confirmation, then counts", async () => {
    const referrer = await list.confirmed("camille@example.org", NOW);
    const code = list.codeOf(referrer);
    const id = await list.put("zoe@example.org", { referredBy: ` ${code.toLowerCase()} ` });
    const counts = async () => {
      const { counted, held, waiting } =
        (await findWaitlistStatus(statusToken(referrer), NOW)) ?? {};
      return { counted, held, waiting };
    };
    expect(await counts()).toEqual({ counted: 0, held: 0, waiting: 1 });
    await list.confirm(id, NOW);
    expect(referral(id)).toEqual(COUNTED);
    expect(await counts()).toEqual({ counted: 1, held: 0, waiting: 0 });
  });

  test("may be of an account's code, not of an erased one's", async () => {
    await createPerson(database, [], { referralCode: "AAAAAA" });
    await createPerson(database, [], { referralCode: "BBBBBB", erasedAt: NOW });
    const one = await list.confirmed("zoe@example.org", NOW, { referredBy: "AAAAAA" });
    const other = await list.confirmed("lea@example.org", NOW, { referredBy: "BBBBBB" });
    expect(referral(one)).toEqual(COUNTED);
    expect(referral(other)).toBeNull();
  });

  test.each<[string, string, HeldReason]>([
    ["camille@example.org", "Camille+2@example.org", "same-mailbox"],
    ["camille.martin@gmail.com", "camillemartin@googlemail.com", "same-mailbox"],
    ["camille@example.org", "cаmille@example.org", "look-alike"], // Cyrillic а
    ["paul@example.org", "pau1@example.org", "look-alike"],
    ["camille@example.org", "zoe@mailinator.com", "disposable"],
  ])("of %s to %s is held: %s", async (referrer, referred, reason) => {
    const code = list.codeOf(await list.confirmed(referrer, NOW));
    const id = await list.confirmed(referred, NOW, { referredBy: code });
    expect(referral(id)).toEqual(heldFor(reason));
  });

  test("of one person under two spellings counts once", async () => {
    const code = list.codeOf(await list.confirmed("camille@example.org", NOW));
    const one = await list.put("zoe+1@example.org", { referredBy: code });
    const two = await list.put("zoe+2@example.org", { referredBy: code });
    await list.confirm(one, NOW);
    await list.confirm(two, NOW);
    expect(referral(one)).toEqual(COUNTED);
    expect(referral(two)).toEqual(heldFor("same-mailbox"));
  });

  test("to oneself is held: an account's own code, on the list", async () => {
    await createPerson(database, [], {
      email: "camille@example.org",
      emailNormalized: "camille@example.org",
      referralCode: "AAAAAA",
    });
    const id = await list.confirmed("camille@example.org", NOW, { referredBy: "AAAAAA" });
    expect(referral(id)).toEqual(heldFor("same-mailbox", "loop"));
  });

  test("from the referrer's network is held, and counts where neither is known", async () => {
    const network = "203.0.113.7";
    const code = list.codeOf(await list.confirmed("camille@example.org", NOW, { network }));
    const near = await list.confirmed("zoe@example.org", NOW, { network, referredBy: code });
    const far = await list.confirmed("lea@example.org", NOW, { referredBy: code });
    expect(referral(near)).toEqual(heldFor("same-network"));
    expect(referral(far)).toEqual(COUNTED);
  });

  test("in a burst of one code is held, those of another hour count", async () => {
    const code = list.codeOf(await list.confirmed("camille@example.org", NOW));
    const put = (index: number, minutes: number) =>
      list.put(`person-${index}@example.org`, { referredBy: code, now: later(minutes) });
    const burst: string[] = [];
    for (let index = 0; index <= BURST_OF_CODE; index++) burst.push(await put(index, index));
    const calm = await put(100, 24 * 60);
    for (const id of [...burst, calm]) await list.confirm(id, later(24 * 60 + 1));
    expect(burst.map(referral)).toEqual(burst.map(() => heldFor("burst")));
    expect(referral(calm)).toEqual(COUNTED);
  });

  test("in a burst of one network is held", async () => {
    const code = list.codeOf(await list.confirmed("camille@example.org", NOW));
    const ids: string[] = [];
    for (let index = 0; index <= BURST_OF_NETWORK; index++) {
      const given = { referredBy: code, network: "198.51.100.4" };
      ids.push(await list.put(`person-${index}@example.org`, given));
    }
    const [first = ""] = ids;
    await list.confirm(first, NOW);
    expect(referral(first)).toEqual(heldFor("burst"));
  });

  test.each([1, 2, 5, 60])("that comes round after %i others is held", async (length) => {
    // An account's code is known before its person is on the list: only so can a circle close.
    await createPerson(database, [], {
      email: "first@example.org",
      emailNormalized: "first@example.org",
      referralCode: "AAAAAA",
    });
    let code = "AAAAAA";
    for (let index = 0; index < length; index++) {
      const email = `${"abcdefghij"[index % 10]}${index * 97}x@example.org`;
      const id = await list.confirmed(email, NOW, { referredBy: code });
      expect(referral(id)).toEqual(COUNTED);
      code = list.codeOf(id);
    }
    const last = await list.confirmed("first@example.org", NOW, { referredBy: code });
    expect(referral(last)).toEqual(heldFor("loop"));
  });

  test("held for several reasons names them all", async () => {
    const network = "203.0.113.7";
    const code = list.codeOf(await list.confirmed("camille@mailinator.com", NOW, { network }));
    const given = { network, referredBy: code };
    const id = await list.confirmed("camille+2@mailinator.com", NOW, given);
    expect(referral(id)).toEqual(heldFor("same-mailbox", "disposable", "same-network"));
  });
});
