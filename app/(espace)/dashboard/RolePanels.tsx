import { OVERVIEW } from "@/components/space/overview-copy";
import { Panel } from "@/components/space/Panel";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { RolePanelView } from "@/lib/dashboards/standing/figures";
import type { Role } from "@/lib/kernel/roles";
import { dashboardOf } from "@/lib/routes/space";
import { ROLE_COPY } from "../role-copy";
import { RoleFigures } from "./RoleFigures";

const COPY = OVERVIEW.panels;

const TITLES: Record<Role, string> = {
  seller: COPY.sellerTitle,
  buyer: COPY.buyerTitle,
  ambassador: COPY.ambassadorTitle,
  trust_manager: COPY.trustTitle,
};

/** What to do first under a role that has no figures yet; the others always have some. */
const EMPTY: Record<Role, string> = {
  seller: COPY.seller.empty,
  buyer: COPY.buyer.empty,
  ambassador: COPY.ambassador.empty,
  trust_manager: "",
};

/** Each role speaks in its colour: a line under the title, and no more. */
const EDGES: Record<Role, string> = {
  seller: "bg-tile",
  buyer: "bg-brand",
  ambassador: "bg-mimosa",
  trust_manager: "bg-leaf",
};

/** One panel a role in force, with its figures and the way to its dashboard. */
export function RolePanels({ panels }: { panels: readonly RolePanelView[] }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {panels.map((panel) => {
        const { role } = panel;
        return (
          <Panel key={role} id={`role-${role}`} title={TITLES[role]}>
            <span aria-hidden="true" className={cx("-mt-2 h-1 w-12 rounded-full", EDGES[role])} />
            <RoleFigures panel={panel} empty={EMPTY[role]} />
            <Link
              href={dashboardOf(role)}
              className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand underline"
            >
              {COPY.open}
              <VisuallyHidden> {ROLE_COPY[role].label}</VisuallyHidden>
              <Icon name="arrow-right" />
            </Link>
          </Panel>
        );
      })}
    </div>
  );
}
