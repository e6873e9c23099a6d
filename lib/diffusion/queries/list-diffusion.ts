import { readPortals } from "../../mandate-signing/consented-portals.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { DiffusionTarget } from "../../platform/diffusion-targets.ts";
import { env } from "../../platform/env.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { troubleOf } from "../failures.ts";
import { readRefusals } from "../refusals.ts";
import { type DiffusionRow, diffusionState, idleSince, isThere } from "../rules.ts";
import type { Diffusion, PortalView } from "../views.ts";
import { consentedHomes } from "./list-sendable.ts";

/** A portal's file, as its sellers should know of it. */
interface FeedFacts {
  receivedAt: Date | null;
  failures: number;
  failure: string | null;
  nextAt: Date | null;
}

const NO_FEED: FeedFacts = { receivedAt: null, failures: 0, failure: null, nextAt: null };

async function listFeeds(): Promise<Map<string, FeedFacts>> {
  const rows = await reads()
    .selectFrom("DiffusionFeed")
    .select(["portal", "failures", "failure", "receivedAt", "nextAt"])
    .execute();
  return new Map(
    rows.map(({ portal, failures, failure, receivedAt, nextAt }) => [
      portal,
      {
        ...{ failures, failure },
        ...{ receivedAt: fromDbInstant(receivedAt), nextAt: fromDbInstant(nextAt) },
      },
    ]),
  );
}

async function listOwnRows(ids: readonly string[], sellerId: string) {
  const rows = await reads()
    .selectFrom("DiffusedListing as d")
    .innerJoin("Property as p", "p.id", "d.propertyId")
    .select(["d.portal", "d.propertyId", "d.name", "d.sentSince", "d.leftAt", "d.refusals"])
    .where("d.propertyId", "in", ids)
    .where("p.sellerId", "=", sellerId)
    .orderBy("d.portal")
    .execute();
  return rows.map(({ portal, propertyId, name, sentSince, leftAt, refusals }) => ({
    ...{ portal, propertyId, name },
    ...{ sentSince: fromDbInstant(sentSince), leftAt: fromDbInstant(leftAt) },
    refusals: readRefusals(refusals),
  }));
}

/** A home with one portal. */
interface Standing {
  name: string;
  /** Null where the configuration has it no more. */
  target: DiffusionTarget | null;
  row: DiffusionRow | null;
  feed: FeedFacts;
  isSendable: boolean;
}

function viewOf(
  { name, target, row, feed, isSendable }: Standing,
  place: string,
  now: Date,
): PortalView[] {
  const { sentSince, leftAt, refusals } = row ?? { sentSince: null, leftAt: null, refusals: [] };
  const state = diffusionState({
    ...{ isLinked: target !== null, isSendable, sentSince, leftAt },
    ...{ isRefused: refusals.length > 0, fetches: target?.kind === "address" },
    ...{ receivedAt: feed.receivedAt, failures: feed.failures },
  });
  if (state === null) return [];
  return [
    {
      ...{ name, state, since: sentSince, leftAt, refusals: [...refusals], place },
      isThere: isThere({ sentSince, leftAt }, feed.receivedAt),
      trouble: troubleOf(feed.failure),
      idleSince: idleSince(feed, now),
      nextAt: feed.nextAt !== null && feed.nextAt > now ? feed.nextAt : null,
    },
  ];
}

/**
 * Where a seller's own homes of these stand with each portal: first those of the configuration, in its order, then those
 * that it has no more, or that bear another name there now, and still have the home.
 */
export async function listDiffusion(
  ids: readonly string[],
  actor: Actor,
  now = new Date(),
): Promise<Diffusion> {
  authorize(actor, "account.read");
  if (ids.length === 0) return {};
  const targets = env().DIFFUSION_TARGETS;
  const rows = await listOwnRows(ids, actor.userId);
  if (targets.length === 0 && rows.length === 0) return {};
  const own = await reads()
    .selectFrom("Property as p")
    .select(["p.id", "p.communeCode"])
    .where("p.id", "in", ids)
    .where("p.sellerId", "=", actor.userId)
    .execute();
  const ownIds = own.map(({ id }) => id);
  if (ownIds.length === 0) return {};
  const consented = await consentedHomes().where("p.id", "in", ownIds).execute();
  const feeds = await listFeeds();
  const standingsOf = (id: string): Standing[] => {
    const consent = consented.find((each) => each.id === id);
    const named = consent ? readPortals(consent.portals) : [];
    const left = new Set(rows.filter(({ propertyId }) => propertyId === id));
    const standings = targets.map((target): Standing => {
      const { code, name } = target;
      const row = [...left].find((each) => each.portal === code && each.name === name) ?? null;
      if (row) left.delete(row);
      return {
        name,
        target,
        row,
        feed: feeds.get(code) ?? NO_FEED,
        isSendable: named.includes(name),
      };
    });
    const others = [...left].map((row): Standing => {
      const target = targets.find(({ code }) => code === row.portal) ?? null;
      const feed = feeds.get(row.portal) ?? NO_FEED;
      return { name: row.name, target, row, feed, isSendable: false };
    });
    return [...standings, ...others];
  };
  return Object.fromEntries(
    own.map(({ id, communeCode }) => [
      id,
      standingsOf(id).flatMap((each) => viewOf(each, communeCode, now)),
    ]),
  );
}
