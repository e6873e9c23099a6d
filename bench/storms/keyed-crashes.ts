import { setImmediate as turn } from "node:timers/promises";
import { newId } from "../../lib/kernel/ids.ts";
import { civilDay, shiftCivilDay } from "../../lib/kernel/time.ts";
import { openAccounts, openSlot, publishHome, type StormPerson } from "./people.ts";
import { type Call, type Reply, type StormSite, send } from "./site.ts";

const HOMES = 6;
/** Commits are to be seen within it: the calls of a round take a fraction. */
const PATIENCE_MS = 10_000;

/** A call under a key, and how many rows there are that it may have made. */
interface Keyed {
  call: Call;
  rows: () => number;
}

/**
 * Calls under keys, and the process killed as soon as their first commits can be seen: some were answered, some
 * committed and their response was lost, some not done. Each is then sent again under its key: it is answered with
 * what was created, and there is one row of it.
 */
export async function stormKeyedCrashes(
  site: StormSite,
  rounds: number,
  check: (holds: boolean, what: string) => void,
): Promise<void> {
  const { database } = site;
  const hosts = await openAccounts(database, "seller", HOMES);
  const buyers = await openAccounts(database, "buyer", HOMES * 3);
  const expiryDate = shiftCivilDay(civilDay(new Date()), 7);
  const committed = database.prepare(`SELECT count(*) FROM "IdempotentCall"`).pluck();
  const counts = {
    visit: database
      .prepare(`SELECT count(*) FROM "Visit" WHERE "slotId" = ? AND "buyerId" = ?`)
      .pluck(),
    offer: database
      .prepare(`SELECT count(*) FROM "Offer" WHERE "propertyId" = ? AND "buyerId" = ?`)
      .pluck(),
    message: database
      .prepare(
        `SELECT count(*) FROM "Message" m JOIN "Conversation" c ON c."id" = m."conversationId"
         WHERE c."propertyId" = ? AND m."authorId" = ?`,
      )
      .pluck(),
  };
  const keyed = (buyer: StormPerson, path: string, body: unknown, rows: () => unknown): Keyed => ({
    call: {
      method: "POST",
      path,
      cookie: buyer.cookie,
      body,
      headers: { "idempotency-key": newId() },
    },
    rows: () => rows() as number,
  });
  let lost = 0;
  let answered = 0;
  for (let round = 0; round < rounds; round++) {
    const calls = hosts.flatMap((host, at) => {
      const [visitor, bidder, writer] = buyers.slice(3 * at, 3 * at + 3);
      if (!visitor || !bidder || !writer) throw new Error("nobody was opened");
      const listingId = publishHome(database, host.id);
      const slotId = openSlot(database, {
        propertyId: listingId,
        hostId: host.id,
        daysAhead: 3 + round,
      });
      const terms = { amount: 240_000, financingType: "cash", financingApproved: true, expiryDate };
      return [
        keyed(visitor, "/api/visits", { slotId, type: "physical" }, () =>
          counts.visit.get(slotId, visitor.id),
        ),
        keyed(bidder, "/api/offers", { listingId, ...terms }, () =>
          counts.offer.get(listingId, bidder.id),
        ),
        keyed(writer, "/api/conversations", { listingId, content: "Bonjour" }, () =>
          counts.message.get(listingId, writer.id),
        ),
      ];
    });
    const before = committed.get() as number;
    const first = calls.map(({ call }) => send(site, call));
    // Each round another number of commits: the process dies early or late in its calls.
    const wanted = before + 1 + (round % calls.length);
    const since = performance.now();
    while ((committed.get() as number) < wanted && performance.now() - since < PATIENCE_MS)
      await turn();
    await site.kill();
    const replies: Reply[] = await Promise.all(first);
    const done = calls.map(({ rows }) => rows());
    await site.start();
    const again = await Promise.all(calls.map(({ call }) => send(site, call)));
    for (const [at, { call, rows }] of calls.entries()) {
      const what = `killed after commit, round ${round + 1}: ${call.path}`;
      const [reply, repeated] = [replies[at], again[at]];
      const wasAnswered = reply?.status === 201;
      if (wasAnswered) answered += 1;
      else if (done[at] === 1) lost += 1;
      check(repeated?.status === 201, `${what} was answered ${repeated?.status} again`);
      check(rows() === 1, `${what} made ${rows()} rows`);
      check(!wasAnswered || done[at] === 1, `${what} was acknowledged and is gone`);
      if (wasAnswered) check(reply.body === repeated?.body, `${what} was answered otherwise`);
    }
  }
  check(lost > 0, "killed after commit: no response was lost, nothing was tried");
  console.log(
    `• killed after commit: ${rounds} times, ${answered} calls answered, ${lost} committed without; each repeated once`,
  );
}
