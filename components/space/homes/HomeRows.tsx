import type { HomeFigures } from "@/lib/dashboards/homes/views";
import { formatCount, formatPrice } from "@/lib/kernel/format";
import { Panel } from "../Panel";
import { PropertyThumbnail } from "../properties/PropertyThumbnail";
import { HOMES } from "./copy";
import {
  Advice,
  comparisonText,
  effectText,
  FunnelList,
  HomeTitle,
  priceText,
  ViewsLine,
} from "./HomeFacts";

function HomeRow({ home }: { home: HomeFigures }) {
  const compared = home.comparison === null ? null : comparisonText(home);
  const remarks = [compared, priceText(home), effectText(home)].filter((text) => text !== null);
  return (
    <li className="flex flex-col gap-4 py-5 first:pt-0 last:pb-0">
      <div className="flex items-start gap-4">
        <PropertyThumbnail photo={home.photo} />
        <div className="min-w-0 grow">
          <HomeTitle id={home.id} title={home.title} />
          <p className="text-small text-ink-soft">
            {home.city} · {formatPrice(home.priceCents)} ·{" "}
            {HOMES.online(formatCount(home.daysOnline, "jour", "jours"))}
          </p>
        </div>
      </div>
      <div className="grid items-end gap-x-8 gap-y-4 md:grid-cols-2">
        <ViewsLine line={home.line} />
        <FunnelList funnel={home.funnel} />
      </div>
      {remarks.length > 0 && (
        <ul className="flex flex-col gap-1 text-small text-ink-soft">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <div className="rounded-control bg-sunken px-4 py-3">
        <p className="text-fine font-semibold text-ink-soft">{HOMES.advice}</p>
        <Advice id={home.id} recommendation={home.recommendation} />
      </div>
    </li>
  );
}

/** How each of a seller's listings does, and the one thing to do for it. */
export function HomeRows({ homes }: { homes: readonly HomeFigures[] }) {
  return (
    <Panel id="annonces" title={HOMES.title}>
      <ul className="divide-y divide-line">
        {homes.map((home) => (
          <HomeRow key={home.id} home={home} />
        ))}
      </ul>
    </Panel>
  );
}
