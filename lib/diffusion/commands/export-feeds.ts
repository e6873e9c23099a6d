import type { DiffusionTarget } from "../../platform/diffusion-targets.ts";
import { env } from "../../platform/env.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { publisherOf } from "../../platform/publisher.ts";
import { routes } from "../../routes/public.ts";
import { deliver } from "../delivery.ts";
import { type Feed, feedFor } from "../feed.ts";
import { listSendable } from "../queries/list-sendable.ts";
import { type Attempt, claimFeed } from "./claim-feed.ts";
import { closePortals } from "./close-portals.ts";
import { offerFeed } from "./offer-feed.ts";
import { recordDelivered, recordFailed } from "./record-delivery.ts";

/** Who sends the file. */
function sender() {
  const { name, email, phone } = publisherOf(env());
  const { APP_URL: origin } = env();
  return { origin, name, email, phone, feesUrl: absoluteUrl(routes.fees) };
}

interface Pass {
  clock: () => Date;
  cut: AbortSignal | undefined;
}

/** Offers a portal its file and, where it is sent there, sends it and writes what became of it. */
async function handOver(attempt: Attempt, feed: Feed, { clock, cut }: Pass): Promise<void> {
  const sent = await offerFeed(attempt, feed, clock());
  if (sent === null) return;
  try {
    await deliver(attempt.target, sent.bytes, cut);
  } catch (error) {
    // This process ends: the portal is not at fault, and the next one tries again.
    if (cut?.aborted) return;
    await recordFailed(attempt, error, clock());
    return;
  }
  await recordDelivered(attempt, sent, clock());
}

/** Takes the files that are due. */
async function claimDue(targets: readonly DiffusionTarget[], { clock, cut }: Pass) {
  const attempts: Attempt[] = [];
  for (const target of targets) {
    if (cut?.aborted) break;
    const attempt = await claimFeed(target, clock());
    if (attempt !== null) attempts.push(attempt);
  }
  return attempts;
}

/**
 * Makes the file of each portal that is due and hands it over: the homes whose sellers signed for that portal, each read
 * once and checked against the format's description. What can't be handed over is tried again, later each time; no portal
 * waits for another one, nor those that fetch for those that are sent to, where a pass is for some `kinds` alone.
 */
export async function exportFeeds(
  clock: () => Date,
  { cut, kinds }: { cut?: AbortSignal; kinds?: readonly DiffusionTarget["kind"][] } = {},
): Promise<void> {
  const targets = env().DIFFUSION_TARGETS;
  const pass: Pass = { clock, cut };
  await closePortals(
    targets.map(({ code }) => code),
    clock(),
  );
  const own = targets.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const attempts = await claimDue(own, pass);
  if (attempts.length === 0) return;
  const names = attempts.map(({ target }) => target.name);
  const homes = await listSendable(names, clock());
  const outcomes = await Promise.allSettled(
    attempts.map((attempt) => handOver(attempt, feedFor(attempt.target, homes, sender()), pass)),
  );
  const faults = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  if (faults.length > 0) throw faults[0];
}
