import { civilDay, shiftCivilDay } from "../../lib/kernel/time.ts";
import { brokenInvariants } from "./checks.ts";
import { openSlot, publishHome, type StormPerson } from "./people.ts";
import { type Reply, type StormSite, send } from "./site.ts";

/** Those who write: ten hosts with a home each, and buyers who book, write and bid. */
export interface Writers {
  hosts: readonly StormPerson[];
  /** At least 110. */
  buyers: readonly StormPerson[];
}

/** A row that the site acknowledged. */
export interface Acknowledged {
  table: string;
  id: string;
}

const HOURS = [8, 10, 12, 14, 16];

/**
 * Sends a round of mixed writes at once: fifty bookings, ten messages and ten offers on homes of the round's own.
 * @param done takes each row that is acknowledged
 * @returns the responses to come
 */
export function sendMixedWrites(
  site: StormSite,
  { hosts, buyers }: Writers,
  { round, done }: { round: number; done: (row: Acknowledged) => void },
): Promise<Reply>[] {
  const { database } = site;
  const buyer = (at: number): StormPerson => {
    const found = buyers[at];
    if (found === undefined) throw new Error("nobody was opened");
    return found;
  };
  const homes = hosts.map((host) => ({ host, id: publishHome(database, host.id) }));
  const slots = homes.flatMap(({ host, id }) =>
    HOURS.map((hour) =>
      openSlot(database, { propertyId: id, hostId: host.id, daysAhead: 120 + round, hour }),
    ),
  );
  const write = async (table: string, path: string, at: number, body: unknown) => {
    const { cookie } = buyer(at);
    const reply = await send(site, { method: "POST", path, cookie, body });
    if (reply.status === 201) done({ table, id: JSON.parse(reply.body).id });
    return reply;
  };
  return [
    ...slots.map((slotId, at) => write("Visit", "/api/visits", at, { slotId, type: "physical" })),
    ...homes.map(({ id }, at) =>
      write("Conversation", "/api/conversations", 60 + at, {
        listingId: id,
        content: `Bonjour ${round}`,
      }),
    ),
    ...homes.map(({ id }, at) =>
      write("Offer", "/api/offers", 100 + at, {
        listingId: id,
        amount: 240_000,
        financingType: "cash",
        financingApproved: true,
        expiryDate: shiftCivilDay(civilDay(new Date()), 7),
      }),
    ),
  ];
}

/** What is wrong after writes, in words: an acknowledged row that is gone, and whatever else must hold. */
export const faultsAfter = (site: StormSite, rows: readonly Acknowledged[]): string[] => [
  ...rows.flatMap(({ table, id }) => {
    const row = site.database.prepare(`SELECT 1 FROM "${table}" WHERE "id" = ?`).get(id);
    return row === undefined ? [`${table} ${id} was acknowledged and is gone`] : [];
  }),
  ...brokenInvariants(site),
];
