import { beforeEach, describe, expect, test } from "vitest";
import { eraseAccount } from "../accounts/erasure/commands/erase-account.ts";
import { DomainError } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import { msAfter } from "../kernel/time.ts";
import { releaseLeads } from "../leads/commands/release-leads.ts";
import { withdrawByLink, withdrawOwnRequest } from "../leads/commands/withdraw-request.ts";
import { requestToken } from "../leads/links.ts";
import {
  findOwnRequest,
  findRequestOfLink,
  listOwnRequests,
} from "../leads/queries/find-own-requests.ts";
import { acceptLead } from "../looper/commands/accept-lead.ts";
import { declineLead } from "../looper/commands/decline-lead.ts";
import { listLeads } from "../looper/queries/list-leads.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { solvedToken } from "../testing/captcha.ts";
import { codeOf } from "../testing/error-code.ts";
import { writeLooperZone } from "../testing/looper-stage.ts";
import { writtenMails } from "../testing/mails.ts";
import { createPerson, PERSONAS, writePapers } from "../testing/people.ts";
import { requestHelp } from "./commands/request-help.ts";
import { requestHelpAsVisitor } from "./commands/request-help-as-visitor.ts";
import { type OwnRequest, ownRequestSchema, visitorRequestSchema } from "./schemas.ts";

const database = adoptedDatabase("test");
const NOW = new Date("2026-11-23T09:00:00Z");
/** Limits are counted by network and address: each test has its own. */
let tests = 0;
let origin = { network: "", loopback: false, userAgent: null };
const HOME: OwnRequest = {
  ...{ address: "12 rue de Paris", postalCode: "35000", city: "Rennes" },
  ...{ phone: "06 39 98 12 07", referredBy: null, consent: "yes" },
};
let visitor = { firstName: "Zoé", lastName: "Martin", email: "" };

/** A looper of Rennes, so far from it. */
async function looperAt(firstName: string, distanceM: number, capacity = 8): Promise<Actor> {
  const looper = await createPerson(database, PERSONAS.ambassador, { firstName });
  await writePapers(database, looper);
  await writeLooperZone(database, looper, { distanceM, updatedAt: NOW, capacity });
  return looper;
}

const codeOfPerson = ({ userId }: Actor) =>
  database.raw.prepare("SELECT referralCode FROM User WHERE id = ?").pluck().get(userId) as string;

let near: Actor;
let far: Actor;
let seller: Actor;
beforeEach(async () => {
  tests += 1;
  origin = { ...origin, network: `203.0.113.${tests}` };
  visitor = { ...visitor, email: `zoe${tests}@example.org` };
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({
      data: communeRow({ postalCodes: { create: [{ postalCode: "35000" }] } }),
    });
    const others = [
      { code: "35024", name: "Betton" },
      { code: "35079", name: "Chevaigné" },
    ];
    for (const other of others) {
      const postalCodes = { create: [{ postalCode: "35830" }] };
      await tx.commune.create({ data: communeRow({ ...other, slug: other.code, postalCodes }) });
    }
  });
  near = await looperAt("Anne", 0);
  far = await looperAt("Marc", 9_000);
  seller = await createPerson(database, PERSONAS.seller);
});

interface LeadRow {
  id: string;
  source: string;
  status: string;
  ambassadorId: string | null;
}
const leads = () =>
  database.raw
    .prepare("SELECT id, source, status, ambassadorId FROM Lead ORDER BY createdAt, id")
    .all() as LeadRow[];
const lead = () => leads()[0] as LeadRow;
const newsOf = ({ userId }: Actor) =>
  (
    database.raw
      .prepare("SELECT event FROM Notification WHERE userId = ? ORDER BY createdAt, event")
      .pluck()
      .all(userId) as string[]
  ).filter((event) => event.startsWith("lead."));
const mails = (to = visitor.email) => writtenMails(database.raw, to);

const ask = (changes: Partial<OwnRequest> = {}, who = seller, now = NOW) =>
  requestHelp({ ...HOME, ...changes }, who, now);
async function askAsVisitor(
  changes: Partial<OwnRequest & typeof visitor> = {},
  now = NOW,
  network = origin.network,
) {
  const token = await solvedToken(now);
  return requestHelpAsVisitor(
    { ...HOME, ...visitor, ...changes, token },
    { ...origin, network },
    now,
  );
}

describe("a request from the seller's page", () => {
  test("is offered to the nearest looper, who has the address once they accept", async () => {
    expect(await ask()).toEqual({ isNew: true });
    expect(lead()).toMatchObject({ source: "sell_page", ambassadorId: near.userId });
    const shown = async () => (await listLeads(near, {}, NOW)).items[0];
    expect(await shown()).toMatchObject({ home: null, commune: "Rennes", source: "sell_page" });
    await acceptLead({ leadId: lead().id }, near, NOW);
    expect(await shown()).toMatchObject({
      home: { address: "12 rue de Paris", postalCode: "35000", commune: "Rennes", estimated: null },
      contact: { email: seller.email, phone: "06 39 98 12 07" },
    });
    expect(newsOf(seller)).toEqual(["lead.accepted"]);
    expect(mails(seller.email)).toEqual([]);
  });

  test("is one a person and home, and says so to the person alone", async () => {
    await ask();
    expect(await ask({ address: "12, Rue de PARIS" })).toEqual({ isNew: false });
    // An address that was changed meanwhile is the same account's.
    const moved = { ...seller, email: "autre@example.org" };
    expect(await ask({}, moved)).toEqual({ isNew: false });
    expect(await ask({ address: "14 rue de Paris" })).toEqual({ isNew: true });
    expect(leads()).toHaveLength(2);
    const [first, second] = [await askAsVisitor(), await askAsVisitor()];
    expect(second).toEqual(first);
    expect(leads()).toHaveLength(3);
  });

  test("made twice at once is one lead, offered once", async () => {
    const results = await Promise.all([ask(), ask(), askAsVisitor(), askAsVisitor()]);
    expect(results.filter((result) => "isNew" in result && result.isNew)).toHaveLength(1);
    expect(leads()).toHaveLength(2);
    // Each of the two people's.
    expect([...newsOf(near), ...newsOf(far)]).toEqual(["lead.offered", "lead.offered"]);
  });

  test("made without an account is its account's once that repeats it", async () => {
    await askAsVisitor({ email: seller.email.toUpperCase(), phone: null });
    expect(await listOwnRequests(seller)).toMatchObject([{ state: "waiting", looper: null }]);
    expect(await ask()).toEqual({ isNew: false });
    const row = database.raw.prepare("SELECT contactId, contactName, contactPhone FROM Lead").get();
    expect(row).toEqual({
      contactId: seller.userId,
      contactName: `${seller.firstName} ${seller.lastName}`,
      contactPhone: "06 39 98 12 07",
    });
    // A stranger who types the address changes nothing of it.
    await askAsVisitor({ email: seller.email, phone: "06 39 98 99 99", firstName: "Intrus" });
    expect(leads()).toHaveLength(1);
    expect(database.raw.prepare("SELECT contactPhone FROM Lead").pluck().get()).toBe(
      "06 39 98 12 07",
    );
  });

  test("costs a visitor a captcha, spent with it", async () => {
    const token = await solvedToken(NOW);
    const request = { ...HOME, ...visitor, token };
    await expect(
      requestHelpAsVisitor({ ...request, token: "none" }, origin, NOW),
    ).rejects.toMatchObject({ code: "captcha.invalid" });
    await requestHelpAsVisitor(request, origin, NOW);
    const other = { ...request, address: "1 rue de Nantes" };
    await expect(requestHelpAsVisitor(other, origin, NOW)).rejects.toMatchObject({
      code: "captcha.spent",
    });
    expect(leads()).toHaveLength(1);
  });

  test.each([
    [{ postalCode: "35830", city: "betton" }, "35024"],
    [{ postalCode: "35000", city: "" }, "35238"],
    [{ postalCode: "35830", city: "" }, { city: "Betton et Chevaigné" }],
    [{ postalCode: "35830", city: "Rennes" }, { city: "Betton et Chevaigné" }],
    [{ postalCode: "35000", city: "Betton" }, { city: "celui de Rennes" }],
    [{ postalCode: "99999", city: "Rennes" }, { postalCode: "Aucune commune" }],
  ])("of %j is of %j", async (changes, expected) => {
    if (typeof expected === "string") {
      await ask(changes);
      expect(database.raw.prepare("SELECT communeCode FROM Lead").pluck().get()).toBe(expected);
      return;
    }
    const error = await ask(changes).catch((thrown: unknown) => thrown);
    const fields = DomainError.is(error) ? (error.fields ?? {}) : {};
    const [[name, words] = []] = Object.entries(expected);
    expect(Object.keys(fields)).toEqual([name]);
    expect(fields[name ?? ""]).toContain(words);
    expect(leads()).toEqual([]);
  });

  test.each([
    [{ consent: undefined }, "consent"],
    [{ address: "12" }, "address"],
    [{ address: "12\u0000rue" }, "address"],
    [{ postalCode: "3500" }, "postalCode"],
    [{ city: "x".repeat(101) }, "city"],
    [{ phone: "12" }, "phone"],
    [{ referredBy: "ABC" }, "referredBy"],
    [{ email: "zoe" }, "email"],
    [{ firstName: "https://x.example" }, "firstName"],
    [{ token: "" }, "token"],
  ])("typed as %j is refused by its field", (changes, field) => {
    const typed = { ...HOME, ...visitor, phone: "", referredBy: " k7m2qx ", token: "x" };
    expect(visitorRequestSchema.parse(typed)).toMatchObject({ phone: null, referredBy: "K7M2QX" });
    const parsed = visitorRequestSchema.safeParse({ ...typed, ...changes });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
    expect(ownRequestSchema.safeParse(typed).success).toBe(false);
  });
});

describe("a request with a code", () => {
  /** What has become of the looper whose code it is, by the time of the request. */
  const FATES: Record<string, (looper: Actor) => Promise<unknown>> = {
    "is far": async () => undefined,
    paused: ({ userId: looperId }) =>
      database.writer.$transaction((tx) =>
        tx.looperPause.create({
          data: {
            ...{ id: newId(), looperId, createdAt: NOW },
            ...{ fromOn: "2026-11-23", untilOn: "2026-11-23" },
          },
        }),
      ),
    "out of zone": ({ userId: looperId }) =>
      database.writer.$transaction((tx) =>
        tx.looperZoneCommune.deleteMany({ where: { looperId } }),
      ),
    lapsed: (looper) => writePapers(database, looper, { insuranceExpiresOn: "2026-11-22" }),
    full: async ({ userId }) =>
      database.raw.prepare("UPDATE LooperZone SET capacity = 1 WHERE looperId = ?").run(userId) &&
      database.writer.$transaction((tx) =>
        tx.lead.create({
          data: {
            ...{ id: newId(), ambassadorId: userId, contactName: "Ada", status: "contacted" },
            ...{ factAt: NOW, createdAt: msAfter(NOW, 1), updatedAt: NOW },
          },
        }),
      ),
    suspended: async ({ userId }) =>
      database.raw
        .prepare("UPDATE RoleGrant SET status = 'suspended' WHERE userId = ?")
        .run(userId),
  };

  test.each([
    ["is far", "referral", "far"],
    ["paused", "referral", "near"],
    ["out of zone", "referral", "near"],
    ["lapsed", "referral", "near"],
    ["full", "referral", "near"],
    ["suspended", "sell_page", "near"],
  ] as const)("of a looper who %s: by %s to who is %s", async (fate, source, who) => {
    await FATES[fate]?.(far);
    await ask({ referredBy: codeOfPerson(far) });
    const { userId } = who === "far" ? far : near;
    expect(lead()).toMatchObject({ source, ambassadorId: userId });
  });

  test("is first theirs beyond the ten nearest, then goes on as any other", async () => {
    for (let index = 1; index <= 10; index += 1) await looperAt(`L${index}`, index);
    await ask({ referredBy: codeOfPerson(far) });
    const { id } = lead();
    expect(lead().ambassadorId).toBe(far.userId);
    await declineLead({ leadId: id }, far, NOW);
    expect(lead()).toMatchObject({ source: "referral", ambassadorId: near.userId });
  });

  test.each([
    ["nobody", () => "ZZZZZZ"],
    ["somebody who is no looper", (other: Actor) => codeOfPerson(other)],
  ])("of %s is one like any other", async (_, code) => {
    const other = await createPerson(database, PERSONAS.buyer);
    await ask({ referredBy: code(other) });
    expect(lead()).toMatchObject({ source: "sell_page", ambassadorId: near.userId });
  });

  test("follows from whom the account was referred by, unless it names another looper", async () => {
    const refer = (by: Actor) =>
      database.raw
        .prepare("UPDATE User SET referredById = ? WHERE id = ?")
        .run(by.userId, seller.userId);
    refer(far);
    await ask();
    expect(lead()).toMatchObject({ source: "referral", ambassadorId: far.userId });
    database.raw.prepare("DELETE FROM Lead").run();
    // Of a code that is no looper's the account's own referrer is still known.
    await ask({ referredBy: "ZZZZZZ" });
    expect(lead()).toMatchObject({ source: "referral", ambassadorId: far.userId });
    database.raw.prepare("DELETE FROM Lead").run();
    await ask({ referredBy: codeOfPerson(near) });
    expect(lead()).toMatchObject({ source: "referral", ambassadorId: near.userId });
  });

  test("makes nobody their own looper, signed in or not", async () => {
    await ask({ referredBy: codeOfPerson(near) }, near);
    expect(lead()).toMatchObject({ source: "sell_page", ambassadorId: far.userId });
    database.raw.prepare("DELETE FROM Lead").run();
    await askAsVisitor({ email: near.email.toUpperCase(), referredBy: codeOfPerson(near) });
    expect(lead()).toMatchObject({ source: "sell_page", ambassadorId: far.userId });
    // Nor once the others are through.
    await declineLead({ leadId: lead().id }, far, NOW);
    expect(lead()).toMatchObject({ status: "offered", ambassadorId: null });
  });
});

describe("the requester", () => {
  test("without an account has one mail of their looper, with nothing that they typed", async () => {
    await askAsVisitor({ referredBy: codeOfPerson(far) });
    expect(mails()).toEqual([]);
    await acceptLead({ leadId: lead().id }, far, NOW);
    const [mail, ...others] = mails();
    expect(others).toEqual([]);
    expect(mail?.kind).toBe("request-accepted");
    expect(mail?.text).toContain("Marc");
    expect(mail?.text).toContain("à Rennes");
    expect(mail?.text).toContain(`jeton=${requestToken(lead().id)}`);
    // The address was never confirmed: nothing that was typed is in it.
    expect(mail?.text).not.toMatch(/Zoé|Martin|rue de Paris|06 39/);
  });

  test("has one mail or notification where the team takes it over", async () => {
    await askAsVisitor();
    await ask();
    const take = async (looper: Actor) => {
      for (const { id, ambassadorId, status } of leads()) {
        if (ambassadorId === looper.userId && status === "offered") {
          await declineLead({ leadId: id }, looper, NOW);
        }
      }
    };
    for (const looper of [near, far, near, far]) await take(looper);
    expect(leads().map(({ ambassadorId }) => ambassadorId)).toEqual([null, null]);
    expect(mails().map(({ kind }) => kind)).toEqual(["request-with-team"]);
    expect(mails()[0]?.text).not.toMatch(/Zoé|Martin|rue de Paris|06 39/);
    expect(newsOf(seller)).toEqual(["lead.with-team"]);
    expect(mails(seller.email)).toEqual([]);
  });

  test("hears of the team again once the looper who accepted is none any more", async () => {
    await askAsVisitor();
    await ask();
    for (const { id, ambassadorId } of leads()) {
      await acceptLead({ leadId: id }, ambassadorId === near.userId ? near : far, NOW);
    }
    for (const { userId: looperId } of [near, far, near]) {
      await database.writer.$transaction((tx) => releaseLeads(tx, { looperId }, NOW));
    }
    expect(mails().map(({ kind }) => kind)).toEqual(["request-accepted", "request-with-team"]);
    expect(newsOf(seller)).toEqual(["lead.accepted", "lead.with-team"]);
  });

  test("is mailed at once where there is no looper, yet not without end", async () => {
    database.raw.prepare("DELETE FROM LooperZoneCommune").run();
    for (let index = 1; index <= 4; index += 1) {
      await askAsVisitor({ address: `${index} rue de Nantes` });
    }
    expect(leads()).toHaveLength(4);
    expect(mails().map(({ kind }) => kind)).toEqual(["request-with-team", "request-with-team"]);
    for (const network of ["198.51.100.1", "198.51.100.2", "198.51.100.3"]) {
      await askAsVisitor({ address: `1 rue de ${network}` }, NOW, network);
    }
    expect(mails()).toHaveLength(4);
  });
});

describe("a withdrawal", () => {
  const stored = () =>
    database.raw
      .prepare(
        `SELECT status, closeReason, ambassadorId, contactName, contactEmail, contactPhone, address, postalCode,
           dwellingHash, note FROM Lead`,
      )
      .get();
  const EMPTY = {
    ...{ status: "lost", closeReason: "withdrawn", contactEmail: null, contactPhone: null },
    ...{ address: null, postalCode: null, dwellingHash: null, note: null },
  };

  test("by the mail's link closes it and removes how to reach them; twice it changes nothing", async () => {
    await askAsVisitor();
    const { id } = lead();
    await acceptLead({ leadId: id }, near, NOW);
    const jeton = requestToken(id);
    expect(await findRequestOfLink(jeton)).toMatchObject({ state: "accepted", looper: "Anne" });
    for (const _twice of [1, 2]) await withdrawByLink({ jeton }, origin, msAfter(NOW, 1));
    expect(stored()).toEqual({ ...EMPTY, ambassadorId: near.userId, contactName: "Zoé M." });
    expect(newsOf(near)).toEqual(["lead.offered", "lead.withdrawn"]);
    expect(await findRequestOfLink(jeton)).toMatchObject({ state: "withdrawn", looper: null });
    expect((await listLeads(near, {}, NOW)).items).toMatchObject([
      { closeReason: "withdrawn", home: null, contact: "withdrawn", actions: [] },
    ]);
    // It can be asked for again.
    await askAsVisitor();
    expect(leads()).toHaveLength(2);
  });

  test("before anybody accepted leaves no offer, unless its time was over", async () => {
    await askAsVisitor();
    const outcomes = () =>
      database.raw.prepare("SELECT outcome FROM LeadOffer").pluck().all() as unknown[];
    await withdrawByLink({ jeton: requestToken(lead().id) }, origin, NOW);
    expect(stored()).toMatchObject({ ...EMPTY, ambassadorId: null });
    expect(outcomes()).toEqual([]);
    expect(newsOf(near)).toEqual(["lead.offered", "lead.withdrawn"]);
    database.raw.prepare("DELETE FROM Lead").run();
    await askAsVisitor();
    await withdrawByLink({ jeton: requestToken(lead().id) }, origin, msAfter(NOW, 86_400_000));
    expect(outcomes()).toEqual(["expired"]);
  });

  test("made while a looper accepts leaves one of the two done", async () => {
    await askAsVisitor();
    const { id } = lead();
    const [accepted] = await Promise.allSettled([
      acceptLead({ leadId: id }, near, NOW),
      withdrawByLink({ jeton: requestToken(id) }, origin, NOW),
    ]);
    expect(stored()).toMatchObject(EMPTY);
    expect(mails()).toHaveLength(accepted.status === "fulfilled" ? 1 : 0);
  });

  test("by an account is of its own requests alone", async () => {
    await ask();
    const { id } = lead();
    const other = await createPerson(database, PERSONAS.seller);
    expect(await findOwnRequest(id, other)).toBeNull();
    expect(await codeOf(withdrawOwnRequest({ leadId: id }, other, NOW))).toBe(
      "lead.request-not-found",
    );
    for (const _twice of [1, 2]) await withdrawOwnRequest({ leadId: id }, seller, NOW);
    expect(await findOwnRequest(id, seller)).toMatchObject({ state: "withdrawn" });
    expect(await listOwnRequests(seller)).toEqual([]);
    expect(stored()).toMatchObject(EMPTY);
    database.raw.prepare("DELETE FROM Lead").run();
    // One that was made with their address without the account.
    await askAsVisitor({ email: seller.email });
    for (const _twice of [1, 2]) await withdrawOwnRequest({ leadId: lead().id }, seller, NOW);
    expect(await findOwnRequest(lead().id, seller)).toMatchObject({ state: "withdrawn" });
  });

  test("of a mandate that is signed is refused", async () => {
    await ask();
    database.raw.prepare("UPDATE Lead SET status = 'mandate'").run();
    expect(await codeOf(withdrawOwnRequest({ leadId: lead().id }, seller, NOW))).toBe(
      "lead.request-settled",
    );
    expect(await findOwnRequest(lead().id, seller)).toMatchObject({ state: "signed" });
  });

  test("of what a looper closed still removes how to reach them", async () => {
    await askAsVisitor();
    const jeton = requestToken(lead().id);
    database.raw.prepare("UPDATE Lead SET status = 'lost', closeReason = 'price'").run();
    expect(await findRequestOfLink(jeton)).toMatchObject({ state: "closed" });
    await withdrawByLink({ jeton }, origin, NOW);
    expect(stored()).toMatchObject(EMPTY);
  });

  test.each([
    ["forged", () => `${newId()}.${"x".repeat(43)}`],
    ["of no lead", () => requestToken(newId())],
    ["cut", (token: string) => token.slice(0, -1)],
    ["no token", () => ""],
  ])("by a link that is %s does nothing", async (_, tokenOf) => {
    await askAsVisitor();
    const jeton = tokenOf(requestToken(lead().id));
    expect(await findRequestOfLink(jeton)).toBeNull();
    expect(await codeOf(withdrawByLink({ jeton }, origin, NOW))).toBe("lead.request-not-found");
    expect(lead().status).toBe("offered");
  });

  test("follows from an erasure too", async () => {
    await ask();
    await eraseAccount(seller, NOW);
    expect(stored()).toMatchObject({ ...EMPTY, closeReason: "erased" });
  });
});
