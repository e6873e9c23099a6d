"use client";

import type { ReactNode } from "react";
import { PageTitle } from "@/components/space/PageTitle";
import { LinkButton } from "@/components/ui/Button";
import type { RoleProfileView } from "@/lib/dashboards/views";
import type { Role } from "@/lib/kernel/roles";
import { spaceRoutes } from "@/lib/routes/space";
import type { RewardsView } from "@/lib/sales/rewards/views";
import type { OwnReferralsView } from "@/lib/waitlist/views";
import { BadgeList } from "./BadgeList";
import { PROFILE } from "./copy";
import { PerformanceBlock } from "./PerformanceBlock";
import { ReferralPanel } from "./ReferralPanel";
import { ActiveRoles, AvailableRoles, WaitingRoles } from "./RoleCards";

/** The roles a person holds and can take, and what was achieved with them. */
export function ProfileScreen({
  view,
  referrals,
  rewards,
  activeRole,
}: {
  view: RoleProfileView;
  referrals: OwnReferralsView;
  rewards: RewardsView;
  activeRole: Role;
}) {
  const { active, waiting, available } = view;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={PROFILE.title}
        lead={PROFILE.lead}
        actions={
          <LinkButton variant="secondary" href={spaceRoutes.settings}>
            {PROFILE.settings}
          </LinkButton>
        }
      />
      <Part id="roles-actifs" title={PROFILE.active.title}>
        {active.length > 0 ? (
          <ActiveRoles roles={active} current={activeRole} />
        ) : (
          <p className="text-ink-soft">{PROFILE.active.none}</p>
        )}
      </Part>
      {waiting.length > 0 && (
        <Part id="roles-en-attente" title={PROFILE.waiting.title}>
          <WaitingRoles roles={waiting} />
        </Part>
      )}
      <Part id="roles-disponibles" title={PROFILE.available.title}>
        {available.length > 0 ? (
          <AvailableRoles roles={available} />
        ) : (
          <p className="text-ink-soft">{PROFILE.available.full}</p>
        )}
      </Part>
      <PerformanceBlock view={view} />
      <Part id="badges" title={PROFILE.badges.title}>
        <BadgeList badges={view.badges} />
      </Part>
      <ReferralPanel referrals={referrals} rewards={rewards} />
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
