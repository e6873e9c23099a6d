import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { CLAIMS_NOTE } from "@/lib/content/claims";
import {
  DECIDED_ROLES,
  type HeldRole,
  type Role,
  type RoleStatus,
  type SelfAssignableRole,
} from "@/lib/kernel/roles";
import { dashboardOf, spaceRoutes } from "@/lib/routes/space";
import { ROLE_COPY } from "../role-copy";
import { PROFILE } from "./copy";

const SHOWN_BENEFITS = 3;

function RoleCard({
  role,
  badge,
  children,
}: {
  role: Role;
  badge?: ReactNode;
  children: ReactNode;
}) {
  const { label, title } = ROLE_COPY[role];
  return (
    <li>
      <Card flat className="flex h-full flex-col gap-3 p-5 md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-[1.125rem] font-bold">{label}</h3>
          {badge}
        </div>
        <p className="text-small font-medium text-ink-soft">{title}</p>
        {children}
      </Card>
    </li>
  );
}

const GRID = "grid gap-6 md:grid-cols-2 xl:grid-cols-3";

/** The roles in force, each with the way to its dashboard. */
export function ActiveRoles({ roles, current }: { roles: readonly Role[]; current: Role }) {
  return (
    <ul className={GRID}>
      {roles.map((role) => (
        <RoleCard
          key={role}
          role={role}
          badge={role === current && <Badge tone="brand">{PROFILE.active.current}</Badge>}
        >
          <LinkButton href={dashboardOf(role)} className="mt-auto self-start">
            {PROFILE.active.dashboard}
            <VisuallyHidden> {ROLE_COPY[role].label}</VisuallyHidden>
          </LinkButton>
        </RoleCard>
      ))}
    </ul>
  );
}

const TONES: Record<Exclude<RoleStatus, "active">, BadgeTone> = {
  pending: "mimosa",
  suspended: "tile",
  refused: "neutral",
  left: "neutral",
};

/** The roles that were asked for and are not in force, and why. */
export function WaitingRoles({ roles }: { roles: readonly HeldRole[] }) {
  return (
    <ul className={GRID}>
      {roles.map(({ role, status }) => {
        if (status === "active") return null;
        const copy = PROFILE.waiting[status];
        return (
          <RoleCard key={role} role={role} badge={<Badge tone={TONES[status]}>{copy.badge}</Badge>}>
            <p>{copy.text}</p>
            {role === "ambassador" && (
              <LinkButton
                variant="secondary"
                href={
                  status === "left"
                    ? spaceRoutes.activateRole(role)
                    : spaceRoutes.ambassador.onboarding
                }
                className="mt-auto self-start"
              >
                {copy.action}
              </LinkButton>
            )}
          </RoleCard>
        );
      })}
    </ul>
  );
}

/** The roles that can be asked for: what each brings, and the way to its form. */
export function AvailableRoles({ roles }: { roles: readonly SelfAssignableRole[] }) {
  return (
    <>
      <ul className={GRID}>
        {roles.map((role) => {
          const { label, description, benefits } = ROLE_COPY[role];
          return (
            <RoleCard key={role} role={role}>
              <p>{description}</p>
              <ul className="flex flex-col gap-2 text-small">
                {benefits.slice(0, SHOWN_BENEFITS).map((benefit) => (
                  <li key={benefit} className="flex gap-2">
                    <Icon name="check" className="mt-0.5 size-4 shrink-0 text-leaf" />
                    {benefit}
                  </li>
                ))}
              </ul>
              {DECIDED_ROLES.includes(role) && (
                <p className="text-small text-ink-soft">{PROFILE.available.validation}</p>
              )}
              <LinkButton
                variant="secondary"
                href={spaceRoutes.activateRole(role)}
                className="mt-auto self-start"
              >
                {PROFILE.available.activate}
                <VisuallyHidden> ({label})</VisuallyHidden>
              </LinkButton>
            </RoleCard>
          );
        })}
      </ul>
      <p className="text-fine text-ink-soft">{CLAIMS_NOTE}</p>
    </>
  );
}
