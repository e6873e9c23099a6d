import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "../../policy/actor.ts";
import { purgeQuotes } from "../../quotes/commands/purge-quotes.ts";
import { quoteToken } from "../../quotes/link.ts";
import { findOwnQuote } from "../../quotes/queries/find-own-quote.ts";
import { findProviderQuote } from "../../quotes/queries/find-provider-quote.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { createPerson } from "../../testing/people.ts";
import { answered, providerRow, quoteRow, REAL_PROVIDER } from "../../testing/providers.ts";
import { eraseDeparted } from "./commands/erase-departed.ts";
import { reinstateProvider } from "./commands/reinstate-provider.ts";
import { suspendProvider } from "./commands/suspend-provider.ts";
import { findManagedProvider } from "./queries/find-managed-provider.ts";
import { listManagedProviders } from "./queries/list-managed-providers.ts";

const LEFT = new Date("2026-11-21T10:00:00Z");
/** Seven days later, to the minute, and just before. */
const DUE = new Date("2026-11-28T10:00:00Z");
const EARLY = new Date("2026-11-28T09:59:59Z");
const database = adoptedDatabase();
let manager: Actor;
let client: Actor;

beforeAll(async () => {
  manager = await createPerson(database, [["trust_manager", "active"]]);
  client = await createPerson(database, [["buyer", "active"]]);
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});

let count = 0;
async function provider() {
  count += 1;
  const email = `left${count}@example.org`;
  const data = providerRow({ ...REAL_PROVIDER, type: "photographer", name: "Studio Lumen", email });
  const paper = { providerId: data.id, kind: "rge", number: "1", body: "Qualibat" } as const;
  await database.writer.$transaction(async (tx) => {
    await tx.serviceProvider.create({
      data: { ...data, portfolio: [{ mediaKey: "x", alt: "y" }] },
    });
    await tx.providerCheck.create({
      data: { ...paper, validUntil: "2027-01-01", checkedAt: LEFT },
    });
  });
  return { id: data.id, email };
}
async function quoteOf(providerId: string, columns: Partial<Parameters<typeof quoteRow>[0]> = {}) {
  const data = quoteRow({ providerId, clientId: client.userId, ...columns });
  await database.writer.$transaction((tx) => tx.quoteRequest.create({ data }));
  return data.id;
}
const leave = (providerId: string, reason: "own_request" | "activity_ended" | "complaints") =>
  suspendProvider({ providerId, reason }, manager, LEFT);
const stored = (id: string) =>
  database.writer.$transaction((tx) =>
    tx.serviceProvider.findUnique({ where: { id }, include: { checks: true } }),
  );
const AGREED = {
  status: "accepted",
  acceptedAt: LEFT,
  day: "2026-11-21",
  validUntil: "2026-11-21",
  movedAt: LEFT,
} as const;

describe("a provider who left the directory", () => {
  test.each(["own_request", "activity_ended"] as const)(
    "is deleted a week after: %s",
    async (reason) => {
      const { id } = await provider();
      await leave(id, reason);
      await eraseDeparted(EARLY);
      expect(await stored(id)).not.toBeNull();
      expect(await eraseDeparted(DUE)).toBe(1);
      expect(await stored(id)).toBeNull();
      expect(await eraseDeparted(DUE)).toBe(0);
    },
  );

  test("is deleted too where it was suspended before, a week after it left", async () => {
    const { id } = await provider();
    await suspendProvider({ providerId: id, reason: "complaints" }, manager, LEFT);
    await leave(id, "own_request");
    await expect(leave(id, "activity_ended")).rejects.toThrow("provider.moved");
    await expect(leave(id, "complaints")).rejects.toThrow("provider.moved");
    await eraseDeparted(EARLY);
    expect(await stored(id)).not.toBeNull();
    expect(await eraseDeparted(DUE)).toBe(1);
    expect(await stored(id)).toBeNull();
  });

  test("stays where the reason is another one, or it was reinstated", async () => {
    const suspended = await provider();
    await leave(suspended.id, "complaints");
    const back = await provider();
    await leave(back.id, "own_request");
    await reinstateProvider({ providerId: back.id }, manager, EARLY);
    await eraseDeparted(DUE);
    for (const { id, email } of [suspended, back]) {
      expect(await stored(id)).toMatchObject({ name: "Studio Lumen", email, erasedAt: null });
    }
  });

  test("declines what it never agreed to: its clients keep the request, without its name", async () => {
    const { id } = await provider();
    const requested = await quoteOf(id);
    await leave(id, "own_request");
    await eraseDeparted(DUE);
    expect(await stored(id)).toMatchObject({
      name: "",
      email: null,
      description: "",
      specialties: [],
      portfolio: null,
      checks: [],
      erasedAt: DUE,
    });
    expect(await findOwnQuote(requested, client, DUE)).toMatchObject({
      state: "declined",
      provider: { name: "Ancien prestataire", email: null, isListed: false },
    });
    const notified = database.raw
      .prepare("SELECT event FROM Notification WHERE userId = ?")
      .all(client.userId);
    expect(notified).toEqual([{ event: "quote.declined" }]);
    await expect(findManagedProvider(id, manager, DUE)).rejects.toMatchObject({
      code: "provider.not-found",
    });
    const { providers } = await listManagedProviders(manager, { view: "suspended" }, DUE);
    expect(providers.map((each) => each.id)).not.toContain(id);
    const again = reinstateProvider({ providerId: id }, manager, DUE);
    await expect(again).rejects.toMatchObject({ code: "provider.not-found" });
  });

  test("notifies nobody of an answer that lapsed long ago", async () => {
    const { id } = await provider();
    const lapsed = await quoteOf(id, {
      ...answered({ day: "2026-03-02", validUntil: "2026-03-01" }),
      movedAt: new Date("2026-02-01T10:00:00Z"),
    });
    const { id: other } = await provider();
    const waiting = await quoteOf(other);
    for (const each of [id, other]) await leave(each, "own_request");
    await eraseDeparted(DUE);
    const notified = database.raw
      .prepare("SELECT data FROM Notification WHERE event = 'quote.declined'")
      .pluck()
      .all()
      .join();
    expect(notified).toContain(waiting);
    expect(notified).not.toContain(lapsed);
  });

  test("does the work that was agreed, and is known to those who hired it as long as they have the quote", async () => {
    const { id, email } = await provider();
    const hired = await quoteOf(id, { ...answered(), ...AGREED });
    await quoteOf(id, { status: "declined", endedAt: LEFT, movedAt: LEFT });
    await leave(id, "activity_ended");
    const jeton = quoteToken(hired, email);
    const last = new Date("2027-02-19T10:00:00Z");
    expect(await eraseDeparted(last)).toBe(0);
    expect(await findProviderQuote(jeton, last)).toMatchObject({ isClosed: false });
    const after = new Date("2027-02-20T10:00:00Z");
    expect(await eraseDeparted(after)).toBe(1);
    expect(await eraseDeparted(after)).toBe(0);
    expect(await stored(id)).toMatchObject({ name: "Studio Lumen", email: null, checks: [] });
    expect(await findProviderQuote(jeton, after)).toBeNull();
    expect((await findOwnQuote(hired, client, after)).provider.name).toBe("Studio Lumen");
    // Once nothing refers to it, nothing is left.
    const years = new Date("2032-01-01T10:00:00Z");
    await purgeQuotes(years);
    expect(await eraseDeparted(years)).toBeGreaterThan(0);
    expect(await stored(id)).toBeNull();
  });

  test("has no address left, by the database too", async () => {
    const { id } = await provider();
    const write = (data: object) =>
      database.writer.$transaction((tx) => tx.serviceProvider.update({ where: { id }, data }));
    await expect(write({ erasedAt: DUE })).rejects.toThrow();
    await expect(write({ email: null })).rejects.toThrow();
    await expect(write({ email: null, erasedAt: DUE })).rejects.toThrow();
  });
});
