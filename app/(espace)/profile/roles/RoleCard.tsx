import { ROLE_COPY } from "@/app/(espace)/role-copy";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { REASON_SENTENCES } from "@/lib/accounts/role-grants/copy";
import type { RoleCardView } from "@/lib/accounts/role-grants/views";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { DECIDED_ROLES, type RoleStatus } from "@/lib/kernel/roles";
import { spaceRoutes } from "@/lib/routes/space";
import { ActivateButton } from "./ActivateButton";
import { ROLE_CHANGE } from "./copy";

const TONES: Record<RoleStatus, BadgeTone> = {
  active: "leaf",
  pending: "mimosa",
  suspended: "tile",
  refused: "tile",
  left: "neutral",
};

function Points({
  title,
  points,
  isGain,
}: {
  title: string;
  points: readonly string[];
  isGain: boolean;
}) {
  return (
    <div>
      <h4 className="text-small font-semibold">{title}</h4>
      <ul className="mt-2 flex flex-col gap-2 text-small">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon
              name={isGain ? "check" : "file-text"}
              className={cx("mt-0.5 size-4 shrink-0", isGain ? "text-leaf" : "text-ink-soft")}
            />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A role that can be asked for: what it is, what it takes, and the button that asks for it. */
export function AvailableRole({
  card: { role },
  chosen,
  requestRole,
}: {
  card: RoleCardView;
  chosen: boolean;
  requestRole: FormAction;
}) {
  const { label, title, description, benefits, requirements } = ROLE_COPY[role];
  return (
    <Card
      id={role}
      flat={!chosen}
      className={cx("flex h-full scroll-mt-8 flex-col gap-5 p-5 md:p-6", chosen && "border-brand")}
    >
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="brand">{label}</Badge>
          {DECIDED_ROLES.includes(role) && (
            <span className="text-fine text-ink-soft">{ROLE_CHANGE.needsValidation}</span>
          )}
        </p>
        <h3 className="mt-2 text-heading">{title}</h3>
        <p className="mt-1 text-ink-soft">{description}</p>
      </div>
      <Points title={ROLE_CHANGE.benefits} points={benefits} isGain />
      <Points title={ROLE_CHANGE.requirements} points={requirements} isGain={false} />
      <ActionForm id={`activer-${role}`} action={requestRole} className="mt-auto items-start">
        <input type="hidden" name="role" value={role} />
        <ActivateButton />
      </ActionForm>
    </Card>
  );
}

/** What can be done with a role that is held or was asked for. */
function NextStep({
  card: { role, state },
  switchRole,
  requestRole,
}: {
  card: RoleCardView;
  switchRole: FormAction;
  requestRole: FormAction;
}) {
  if (state === "left") {
    return (
      <div className="flex flex-wrap gap-3">
        <ActionForm id={`redemander-${role}`} action={requestRole} className="items-start">
          <input type="hidden" name="role" value={role} />
          <SubmitButton variant="secondary" sending={ROLE_CHANGE.activating}>
            {ROLE_CHANGE.again}
          </SubmitButton>
        </ActionForm>
        <LinkButton href={spaceRoutes.ambassador.commissions} variant="quiet">
          {ROLE_CHANGE.commissions}
        </LinkButton>
      </div>
    );
  }
  if (state === "active") {
    return (
      <ActionForm id={`ouvrir-${role}`} action={switchRole} className="items-start">
        <input type="hidden" name="role" value={role} />
        <SubmitButton variant="secondary" sending={ROLE_CHANGE.opening}>
          {ROLE_CHANGE.open}
        </SubmitButton>
      </ActionForm>
    );
  }
  if (role !== "ambassador") return null;
  return (
    <LinkButton href={spaceRoutes.ambassador.onboarding} variant="secondary" className="self-start">
      {state === "refused" ? ROLE_CHANGE.seeFile : ROLE_CHANGE.completeFile}
    </LinkButton>
  );
}

/** A role that is held or was asked for, and where it stands. */
export function HeldRole({
  card,
  chosen,
  switchRole,
  requestRole,
}: {
  card: RoleCardView;
  chosen: boolean;
  switchRole: FormAction;
  requestRole: FormAction;
}) {
  const { role, state, isCurrent, since, reason, reapplyOn } = card;
  if (state === "available") return null;
  const { label, title } = ROLE_COPY[role];
  return (
    <Card
      id={role}
      flat={!chosen}
      className={cx("flex h-full scroll-mt-8 flex-col gap-3 p-5", chosen && "border-brand")}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="grow text-subheading font-semibold">
          {label}
          <span className="block text-small font-normal text-ink-soft">{title}</span>
        </h3>
        {isCurrent && <Badge tone="brand">{ROLE_CHANGE.current}</Badge>}
        <Badge tone={TONES[state]}>{ROLE_CHANGE.states[state]}</Badge>
      </div>
      {since && <p className="text-small">{ROLE_CHANGE.sentences[state](since)}</p>}
      {reason && (
        <Callout tone="warning">
          <p>{ROLE_CHANGE.reason(REASON_SENTENCES[reason])}</p>
          {reapplyOn && <p className="mt-1">{ROLE_CHANGE.reapply(formatCivilDate(reapplyOn))}</p>}
        </Callout>
      )}
      <div className="mt-auto flex flex-col pt-1">
        <NextStep card={card} switchRole={switchRole} requestRole={requestRole} />
      </div>
    </Card>
  );
}
