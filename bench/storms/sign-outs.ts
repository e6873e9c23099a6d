import { setTimeout as pause } from "node:timers/promises";
import type Database from "better-sqlite3";
import type { PushService } from "../../lib/testing/push-service.ts";
import { openAccounts, openDevice, publishHome, type StormPerson } from "./people.ts";
import { type StormSite, send } from "./site.ts";
import { Reader, sendTo } from "./streams.ts";

/** People who are written to, each signed in on two devices. */
const PEOPLE = 40;
/** Messages to each of them: their telephone is signed out between two of these, each at another one. */
const MESSAGES = 6;
const WRITERS = 20;
/** What has not come by then does not. */
const PATIENCE_MS = 60_000;

/** A device: its stream of events, and the browser that its push messages go to. */
async function openOn(site: StormSite, service: PushService, person: StormPerson, name: string) {
  const reader = new Reader(person, site.origin);
  const path = `/${name}`;
  const { subscription, decrypt } = service.browser(path);
  const { status } = await send(site, {
    method: "POST",
    path: "/api/push-subscriptions",
    cookie: person.cookie,
    body: subscription,
  });
  if (status >= 300) throw new Error(`push messages were refused: ${status}`);
  await reader.open();
  /** What the push messages say that came. */
  const pushed = () =>
    service.received
      .filter((message) => message.path === path)
      .map(({ body }) => JSON.stringify(decrypt(body)));
  return { person, reader, pushed };
}

/** Signs a device out, as next-auth's page does. @returns the response's status */
async function signOut({ origin }: StormSite, { cookie }: StormPerson): Promise<number> {
  const given = await fetch(`${origin}/api/auth/csrf`, { headers: { cookie } });
  const { csrfToken } = (await given.json()) as { csrfToken: string };
  const own = given.headers.getSetCookie().map((each) => each.split(";")[0]);
  const response = await fetch(`${origin}/api/auth/signout`, {
    method: "POST",
    headers: { origin, cookie: [cookie, ...own].join("; ") },
    body: new URLSearchParams({ csrfToken, json: "true" }),
    redirect: "manual",
  });
  await response.body?.cancel();
  return response.status;
}

/**
 * People are written to on two devices while one of these is signed out: what is sent from then on reaches the
 * other one alone, once, by its stream and as a push message; the stream of the former ends.
 */
export async function stormSignOuts(
  site: StormSite,
  database: Database.Database,
  service: PushService,
  check: (holds: boolean, what: string) => void,
): Promise<void> {
  const people = await openAccounts(database, "seller", PEOPLE);
  const writers = await openAccounts(database, "buyer", WRITERS);
  let sentAfter = 0;
  let toPhones = 0;
  await Promise.all(
    people.map(async (person, rank) => {
      const home = publishHome(database, person.id);
      const laptop = await openOn(site, service, person, `laptop-${rank}`);
      const phone = await openOn(
        site,
        service,
        await openDevice(database, person),
        `phone-${rank}`,
      );
      const after: { id: string; content: string }[] = [];
      let isSignedOut = false;
      const write = async (turn: number) => {
        const content = `Bonjour, message ${turn} pour le bien ${rank}.`;
        const writer = writers[(rank + turn) % WRITERS];
        if (!writer) throw new Error("nobody writes");
        const isAfter = isSignedOut;
        const { status, messageId } = await sendTo(site, writer, home, content);
        check(messageId !== null, `sign-outs: a message was answered ${status}`);
        if (isAfter && messageId !== null) after.push({ id: messageId, content });
      };
      const leaveAt = rank % MESSAGES;
      const until = async (holds: () => boolean) => {
        const since = performance.now();
        while (!holds() && performance.now() - since < PATIENCE_MS) await pause(200);
      };
      // The telephone has one before, however slow the site is.
      const writing: Promise<void>[] = [write(MESSAGES + 1)];
      await until(() => phone.pushed().length > 0 && phone.reader.received.length > 0);
      for (let turn = 0; turn < MESSAGES; turn++) {
        writing.push(write(turn));
        if (turn === leaveAt) {
          const status = await signOut(site, phone.person);
          check(status === 200, `sign-outs: answered ${status}`);
          isSignedOut = true;
          // At least one more, whenever that was.
          writing.push(write(MESSAGES));
        }
        await pause(50);
      }
      await Promise.all(writing);
      // Both devices are sent a push message together.
      await until(() => laptop.pushed().length >= writing.length);
      check(!phone.reader.isOpen, `sign-outs: the stream of telephone ${rank} is open`);
      check(laptop.reader.isOpen, `sign-outs: the stream of laptop ${rank} ended`);
      const atLaptop = laptop.pushed();
      const atPhone = phone.pushed();
      for (const { id, content } of after) {
        const streamed = (reader: Reader) =>
          reader.received.filter(({ messageId }) => messageId === id).length;
        const pushedTo = (messages: string[]) =>
          messages.filter((message) => message.includes(content)).length;
        check(streamed(phone.reader) === 0, `sign-outs: telephone ${rank} was streamed a message`);
        check(pushedTo(atPhone) === 0, `sign-outs: telephone ${rank} was pushed a message`);
        const times = [streamed(laptop.reader), pushedTo(atLaptop)];
        check(times.join() === "1,1", `sign-outs: laptop ${rank} had a message ${times} times`);
      }
      sentAfter += after.length;
      toPhones += Math.min(atPhone.length, phone.reader.received.length);
      laptop.reader.cut();
    }),
  );
  check(toPhones > 0, `sign-outs: telephones had ${toPhones} messages before them`);
  console.log(
    `• sign-outs: ${PEOPLE} telephones, which had ${toPhones} messages before; ${sentAfter} sent after, to laptops alone`,
  );
}
