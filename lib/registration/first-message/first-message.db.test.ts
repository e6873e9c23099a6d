import { beforeAll, describe, expect, test } from "vitest";
import { signInOf } from "../../accounts/sessions/commands/repeated-sign-in.ts";
import { findActor } from "../../accounts/sessions/queries/find-visitor.ts";
import { newId } from "../../kernel/ids.ts";
import { readInbox } from "../../messages/queries/read-inbox.ts";
import { ANYONE, runOnce } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { solvedToken } from "../../testing/captcha.ts";
import { opened } from "../../testing/inbox.ts";
import { writtenMails } from "../../testing/mails.ts";
import { writeMandate } from "../../testing/mandates.ts";
import { createPerson } from "../../testing/people.ts";
import { signInContext } from "../../testing/sign-in-context.ts";
import { deleteExpired } from "../commands/delete-expired-registrations.ts";
import { deliverFirstMessage } from "./commands/deliver-first-message.ts";
import { sendFirstMessage } from "./commands/send-first-message.ts";
import { findWaitingMessage } from "./queries/find-waiting-message.ts";
import { splitName } from "./rules.ts";
import { firstMessageSchema } from "./schemas.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const database = adoptedDatabase();
let claire: Actor;
let listingId: string;

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  claire = await createPerson(database, [["seller", "active"]], { firstName: "Claire" });
  const property = propertyRow({ sellerId: claire.userId, title: "Trois-pièces" });
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({ data: property });
    await writeMandate(tx, property.id);
  });
  listingId = property.id;
});

/** Writes as a visitor, from a network of their own. */
async function write(
  email: string,
  given: { name?: string; network?: string; token?: string; now?: Date } = {},
) {
  const { name = "Léo Martin", network = newId(), now = NOW } = given;
  const token = given.token ?? (await solvedToken(now));
  const message = { listingId, name, email, content: "Toujours disponible ?", token };
  await sendFirstMessage(message, { ...signInContext(), network }, now);
}

const mailsTo = (email: string) => writtenMails(database.raw, email);
const linkOf = (email: string): string => {
  const text = JSON.stringify(mailsTo(email).at(-1) ?? {});
  return /jeton=([\w-]{43})/.exec(text)?.[1] ?? "";
};
const deliver = (jeton: string, now = NOW) =>
  runOnce(
    { key: null, name: "form", caller: ANYONE, input: null },
    () => deliverFirstMessage({ jeton }, { ...signInContext(), network: newId() }, now),
    ({ signIn, ...delivered }) => ({ ...delivered, signIn: signIn && signInOf(signIn) }),
  );
const unique = () => `${newId()}@example.org`;

describe("a first message without an account", () => {
  test("is delivered by the link of its mail, which opens a buyer's account", async () => {
    const email = unique();
    await write(email);
    expect(await readInbox(claire, {}, NOW)).toMatchObject({ counts: { all: 0 } });
    const jeton = linkOf(email);
    expect(await findWaitingMessage(jeton, NOW)).toMatchObject({ email, title: "Trois-pièces" });
    const { conversationId, signIn } = await deliver(jeton);
    const actor = await findActor(signIn?.kind === "signed-in" ? signIn.token : null, NOW);
    expect(actor).toMatchObject({
      email,
      firstName: "Léo",
      lastName: "Martin",
      roles: [{ role: "buyer", status: "active" }],
    });
    expect(await opened(claire, conversationId)).toMatchObject({
      contactName: "Léo Martin",
      messages: [{ content: "Toujours disponible ?", isMine: false }],
    });
    await expect(deliver(jeton)).rejects.toThrow("account.link-spent");
    expect(await findWaitingMessage(jeton, NOW)).toBeNull();
  });

  test("of an address that has an account is answered the same, and delivered as that account", async () => {
    const thomas = await createPerson(database, [["buyer", "active"]], { firstName: "Thomas" });
    expect(await write(thomas.email, { name: "Quelqu’un d’autre" })).toBeUndefined();
    expect(mailsTo(thomas.email).at(-1)).toMatchObject({ kind: "confirm-message-known" });
    const { conversationId, signIn } = await deliver(linkOf(thomas.email));
    expect(signIn).toBeNull();
    expect((await opened(thomas, conversationId)).messages).toMatchObject([{ isMine: true }]);
    expect((await opened(claire, conversationId)).contactName).toMatch(/^Thomas/);
  });

  test("and a second one after the account was opened joins its conversation", async () => {
    const email = unique();
    await write(email);
    const first = linkOf(email);
    await write(email);
    const second = linkOf(email);
    const { conversationId } = await deliver(first);
    const again = await deliver(second);
    expect(again).toEqual({ conversationId, signIn: null });
    expect((await opened(claire, conversationId)).messages).toHaveLength(2);
  });

  test("is not delivered after three days, and forgotten", async () => {
    const email = unique();
    await write(email);
    const late = new Date("2026-11-26T10:00:00Z");
    expect(await findWaitingMessage(linkOf(email), late)).toBeNull();
    await expect(deliver(linkOf(email), late)).rejects.toThrow("account.link-spent");
    await deleteExpired(late);
    const rows = database.raw.prepare("SELECT 1 FROM PendingMessage WHERE email = ?").all(email);
    expect(rows).toEqual([]);
  });

  test("that can't be delivered for now keeps its link, and opens no account", async () => {
    const email = unique();
    await write(email);
    const set = database.raw.prepare("UPDATE Property SET status = ? WHERE id = ?");
    set.run("paused", listingId);
    await expect(deliver(linkOf(email))).rejects.toThrow("listing.not-found");
    const rows = database.raw.prepare("SELECT 1 FROM User WHERE email = ?").all(email);
    expect(rows).toEqual([]);
    await expect(write(unique())).rejects.toThrow("listing.not-found");
    set.run("active", listingId);
    await deliver(linkOf(email));
  });

  test("writes to one address so often, whoever asks, and says nothing of it", async () => {
    const email = unique();
    for (let count = 0; count < 8; count++) await write(email);
    expect(mailsTo(email)).toHaveLength(6);
  });

  test("asks for a captcha that nobody solved before", async () => {
    const token = await solvedToken(NOW);
    await write(unique(), { token });
    await expect(write(unique(), { token })).rejects.toThrow("captcha.spent");
    await expect(write(unique(), { token: "x" })).rejects.toThrow("captcha.invalid");
  });

  test("is refused to a network that writes too many", async () => {
    const network = newId();
    const counted = async () => {
      const token = await solvedToken(NOW);
      const origin = { network, loopback: false, userAgent: null };
      const message = { listingId, name: "Léo", email: unique(), content: "Bonjour", token };
      await sendFirstMessage(message, origin, NOW);
    };
    for (let count = 0; count < 10; count++) await counted();
    await expect(counted()).rejects.toThrow("request.too-many");
  });
});

test.each([
  ["Léo Martin", "Léo", "Martin"],
  ["  Léo  ", "Léo", ""],
  ["Marie de la Tour", "Marie", "de la Tour"],
])("the name %j is of %j %j", (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test.each([
  [{}, true],
  [{ name: "L" }, false],
  [{ name: "Léo\nMartin" }, false],
  [{ email: "leo" }, false],
  [{ content: " \u200b\n" }, false],
  [{ content: "x".repeat(4_001) }, false],
  [{ token: "" }, false],
  [{ listingId: "../../etc" }, false],
  [{ more: "x" }, false],
])("what is taken as a first message: %#", (given, isTaken) => {
  const message = {
    listingId: newId(),
    name: "Léo Martin",
    email: "leo@example.org",
    content: "Bonjour",
    token: "x",
    ...given,
  };
  expect(firstMessageSchema.safeParse(message).success).toBe(isTaken);
});
