import type { FormAction } from "@/components/forms/ActionForm";
import { Badge } from "@/components/ui/Badge";
import type { HomeFigures, HomesView } from "@/lib/dashboards/homes/views";
import { formatCount, formatInteger, formatPrice } from "@/lib/kernel/format";
import { PropertyThumbnail } from "../properties/PropertyThumbnail";
import { Panel } from "../space/Panel";
import { HOMES } from "./copy";
import {
  Advice,
  comparisonText,
  effectText,
  FunnelList,
  HomeTitle,
  priceText,
  SurplusNotes,
  statusText,
  ViewsLine,
} from "./HomeFacts";

function HomeRow({ home, start }: { home: HomeFigures; start: FormAction }) {
  const remarks = [comparisonText(home), priceText(home), effectText(home)].filter(
    (text) => text !== null,
  );
  const status = statusText(home);
  return (
    <li className="flex flex-col gap-4 py-6 first:pt-0 last:pb-0">
      <div className="flex items-start gap-4">
        <PropertyThumbnail photo={home.photo} />
        <div className="min-w-0 grow">
          <HomeTitle id={home.id} title={home.title} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
            <span>
              {home.city} · {formatPrice(home.priceCents)} ·{" "}
              {HOMES.online(formatCount(home.daysOnline, "jour", "jours"))}
            </span>
            {status !== null && <Badge tone="mimosa">{status}</Badge>}
          </p>
        </div>
      </div>
      <div className="grid items-end gap-x-8 gap-y-4 md:grid-cols-2">
        <ViewsLine line={home.line} />
        <div className="flex flex-col gap-2">
          <FunnelList funnel={home.funnel} />
          <SurplusNotes funnel={home.funnel} />
        </div>
      </div>
      <ul className="flex flex-col gap-1 text-small text-ink-soft">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      {home.recommendation !== "none" && (
        <div className="rounded-control bg-sunken px-4 py-3">
          <p className="text-fine font-semibold text-ink-soft">{HOMES.advice}</p>
          <div className="text-small">
            <Advice home={home} start={start} />
          </div>
        </div>
      )}
    </li>
  );
}

/** How each of a seller's listings does, and the one thing to do for it. */
export function HomeRows({
  view: { homes, hasMore },
  start,
}: {
  view: HomesView;
  /** Begins a change of a listing, or goes on with the one that is open. */
  start: FormAction;
}) {
  return (
    <Panel id="annonces" title={HOMES.title}>
      <ul className="divide-y divide-line">
        {homes.map((home) => (
          <HomeRow key={home.id} home={home} start={start} />
        ))}
      </ul>
      {hasMore && (
        <p className="text-small text-ink-soft">{HOMES.more(formatInteger(homes.length))}</p>
      )}
    </Panel>
  );
}
