import type { ReactNode } from "react";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { readSort } from "@/lib/kernel/sorted-list";
import type { Actor } from "@/lib/policy/actor";
import { listOwners } from "@/lib/trust/tasks/queries/list-owners";
import { entryFilterOf, roleOf } from "@/lib/waitlist/administration/filters";
import { countHeldReferrals } from "@/lib/waitlist/administration/queries/count-held-referrals";
import { countQueues } from "@/lib/waitlist/administration/queries/count-queues";
import { countWaitlist } from "@/lib/waitlist/administration/queries/count-waitlist";
import { getWaitlistFunnel } from "@/lib/waitlist/administration/queries/get-waitlist-funnel";
import { listCampaigns } from "@/lib/waitlist/administration/queries/list-campaigns";
import { listDecidedReferrals } from "@/lib/waitlist/administration/queries/list-decided-referrals";
import { listEntries } from "@/lib/waitlist/administration/queries/list-entries";
import { listHeldReferrals } from "@/lib/waitlist/administration/queries/list-held-referrals";
import { listWaves } from "@/lib/waitlist/administration/queries/list-waves";
import { previewWave } from "@/lib/waitlist/administration/queries/preview-wave";
import {
  ENTRY_SORTS,
  type EntrySort,
  periodOf,
  sourceOf,
  WAITLIST_VIEWS,
  type WaitlistView,
  waveSizeOf,
} from "@/lib/waitlist/administration/rules";
import { EntriesScreen } from "./_parts/EntriesScreen";
import { FunnelPlot } from "./_parts/FunnelPlot";
import { FunnelScreen } from "./_parts/FunnelScreen";
import { ReferralsScreen } from "./_parts/ReferralsScreen";
import { type WaitlistDone, WaitlistFrame } from "./_parts/WaitlistFrame";
import { WavesScreen } from "./_parts/WavesScreen";
import { decideReferralAction, inviteWaveAction } from "./actions";
import { WAITLIST_ADMIN } from "./copy";

async function funnel(actor: Actor, query: Parameters) {
  const view = await getWaitlistFunnel(actor, {
    period: periodOf(query.periode),
    source: sourceOf(textOf(query.source)),
  });
  return (
    <FunnelScreen
      overall={await countWaitlist(actor)}
      view={view}
      plot={<FunnelPlot view={view} />}
    />
  );
}

async function people(actor: Actor, query: Parameters) {
  const filter = entryFilterOf(query);
  const sort = readSort<EntrySort>(query, ENTRY_SORTS);
  const cursor = textOf(query.suite);
  return (
    <EntriesScreen
      sort={sort}
      filter={filter}
      campaigns={await listCampaigns(actor)}
      isFirst={cursor === null}
      page={await listEntries(actor, { filter, sort, cursor })}
    />
  );
}

async function referrals(actor: Actor, query: Parameters) {
  const cursor = textOf(query.suite);
  const page = await listHeldReferrals(actor, { cursor });
  const ids = page.rows.map(({ id }) => id);
  return (
    <ReferralsScreen
      isFirst={cursor === null}
      page={page}
      owners={await listOwners(actor, { kind: "referral-held", ids })}
      decided={await listDecidedReferrals(actor)}
      decide={decideReferralAction}
    />
  );
}

async function waves(actor: Actor, query: Parameters) {
  const cursor = textOf(query.suite);
  const queues = await countQueues(actor);
  const role = roleOf(query.role);
  const size = waveSizeOf(textOf(query.nombre));
  return (
    <WavesScreen
      queues={queues}
      preview={role && (await previewWave(actor, { role, size, waiting: queues[role] }))}
      isFirst={cursor === null}
      page={await listWaves(actor, { cursor })}
      invite={inviteWaveAction}
    />
  );
}

const VIEWS: Record<WaitlistView, (actor: Actor, query: Parameters) => Promise<ReactNode>> = {
  suivi: funnel,
  liste: people,
  parrainages: referrals,
  vagues: waves,
};

const isDone = (text: string): text is WaitlistDone => Object.hasOwn(WAITLIST_ADMIN.done, text);

export const metadata = pageMetadata({ title: WAITLIST_ADMIN.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/waitlist");
  const query = await searchParams;
  const view = oneOf(WAITLIST_VIEWS, query.filtre);
  const done = textOf(query.fait) ?? "";
  return (
    <WaitlistFrame
      view={view}
      held={await countHeldReferrals(actor)}
      done={isDone(done) ? done : null}
    >
      {await VIEWS[view](actor, query)}
    </WaitlistFrame>
  );
}
