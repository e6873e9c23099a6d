import { KeepCurrent } from "@/components/live/KeepCurrent";
import { OffersScreen } from "@/components/offers/OffersScreen";
import type { Parameters } from "@/lib/kernel/parameters";
import { lastSequence } from "@/lib/notifications/live/queries/last-event-sequence";
import { listComparisons } from "@/lib/offers/queries/list-comparisons";
import { listOffers } from "@/lib/offers/queries/list-offers";
import type { Actor } from "@/lib/policy/actor";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import { listSales } from "@/lib/sales/queries/list-sales";
import { OFFER_FORMS } from "./forms";

/** The offers that somebody sees from one of their roles: the same screen behind each of its doors. */
export async function OffersPage({
  actor,
  viewpoint,
  path,
  searchParams,
}: {
  actor: Actor;
  viewpoint: Viewpoint | null;
  path: string;
  searchParams: Promise<Parameters>;
}) {
  const asOf = await lastSequence();
  const { filtre: filter, suite: after } = await searchParams;
  const sales = viewpoint === null ? [] : await listSales(actor);
  const view = await listOffers(actor, viewpoint, { filter, after });
  const shown = [
    view.offers.map(({ id, state }) => [id, state]),
    sales.map(({ id, status }) => [id, status]),
  ];
  return (
    <>
      <OffersScreen
        view={view}
        comparisons={viewpoint === "seller" ? await listComparisons(actor) : []}
        sales={sales.filter(({ party }) => party === viewpoint)}
        path={path}
        actions={OFFER_FORMS}
        now={new Date()}
      />
      <KeepCurrent kinds={["offer", "sale"]} asOf={asOf} state={JSON.stringify(shown)} />
    </>
  );
}
