import { z } from "zod";
import { readPortals } from "../../mandate-signing/consented-portals.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { env } from "../../platform/env.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { REFUSAL_REASONS } from "../poliris/check-line.ts";
import { diffusionState } from "../rules.ts";
import type { Diffusion, PortalView } from "../views.ts";
import { consentedHomes } from "./list-sendable.ts";

const refusalsSchema = z.array(
  z.strictObject({ field: z.string(), reason: z.enum(REFUSAL_REASONS) }),
);

const readRefusals = (stored: unknown) =>
  refusalsSchema.parse(typeof stored === "string" ? JSON.parse(stored) : stored);

/** Where a seller's own homes of these stand with each portal. */
export async function listDiffusion(ids: readonly string[], actor: Actor): Promise<Diffusion> {
  authorize(actor, "account.read");
  const targets = env().DIFFUSION_TARGETS;
  if (targets.length === 0 || ids.length === 0) return {};
  const own = await reads()
    .selectFrom("Property as p")
    .select(["p.id", "p.communeCode"])
    .where("p.id", "in", ids)
    .where("p.sellerId", "=", actor.userId)
    .execute();
  const ownIds = own.map(({ id }) => id);
  if (ownIds.length === 0) return {};
  const consented = await consentedHomes().where("p.id", "in", ownIds).execute();
  const rows = await reads()
    .selectFrom("DiffusedListing")
    .select(["portal", "propertyId", "sentSince", "refusals"])
    .where("propertyId", "in", ownIds)
    .execute();
  const feeds = await reads()
    .selectFrom("DiffusionFeed")
    .select(["portal", "failures", "fetchedAt", "nextAt"])
    .execute();
  const viewOf = (id: string, communeCode: string): PortalView[] => {
    const consent = consented.find((each) => each.id === id);
    const named = consent ? readPortals(consent.portals) : [];
    return targets.flatMap(({ code, name, kind }) => {
      const row = rows.find(({ portal, propertyId }) => portal === code && propertyId === id);
      const feed = feeds.find(({ portal }) => portal === code);
      const since = row ? fromDbInstant(row.sentSince) : null;
      const refusals = row ? readRefusals(row.refusals) : [];
      const state = diffusionState({
        isSendable: named.includes(name),
        sentSince: since,
        isRefused: refusals.length > 0,
        fetches: kind === "address",
        fetchedAt: feed ? fromDbInstant(feed.fetchedAt) : null,
        failures: feed?.failures ?? 0,
      });
      const nextAt = feed ? fromDbInstant(feed.nextAt) : null;
      return state === null ? [] : [{ name, state, since, refusals, nextAt, place: communeCode }];
    });
  };
  return Object.fromEntries(own.map(({ id, communeCode }) => [id, viewOf(id, communeCode)]));
}
