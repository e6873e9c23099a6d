"use client";

import type { FormAction } from "@/components/forms/ActionForm";
import { PageTitle } from "@/components/space/PageTitle";
import { LinkButton } from "@/components/ui/Button";
import type { RoleCardView } from "@/lib/accounts/role-grants/views";
import { CLAIMS_NOTE } from "@/lib/content/claims";
import type { Role } from "@/lib/kernel/roles";
import { spaceRoutes } from "@/lib/routes/space";
import { ROLE_CHANGE } from "./copy";
import { AvailableRole, HeldRole } from "./RoleCard";

/** The roles that can be added, the one the address names first, then those held or asked for. */
export function RolesScreen({
  cards,
  chosen,
  requestRole,
  switchRole,
}: {
  cards: readonly RoleCardView[];
  /** The role that the person came for. */
  chosen: Role | null;
  requestRole: FormAction;
  switchRole: FormAction;
}) {
  const available = cards
    .filter(({ state }) => state === "available")
    .sort((a, b) => Number(b.role === chosen) - Number(a.role === chosen));
  const held = cards.filter(({ state }) => state !== "available");
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={ROLE_CHANGE.title}
        lead={ROLE_CHANGE.lead}
        actions={
          <LinkButton href={spaceRoutes.profile} variant="secondary">
            {ROLE_CHANGE.back}
          </LinkButton>
        }
      />
      <section aria-labelledby="roles-a-ajouter" className="flex flex-col gap-4">
        <h2 id="roles-a-ajouter" className="text-heading">
          {ROLE_CHANGE.available}
        </h2>
        {available.length === 0 ? (
          <p className="text-ink-soft">{ROLE_CHANGE.allHeld}</p>
        ) : (
          <ul className="grid gap-5 lg:grid-cols-2">
            {available.map((card) => (
              <li key={card.role}>
                <AvailableRole
                  card={card}
                  chosen={card.role === chosen}
                  requestRole={requestRole}
                />
              </li>
            ))}
          </ul>
        )}
        <p className="text-fine text-ink-soft">{CLAIMS_NOTE}</p>
      </section>
      {held.length > 0 && (
        <section aria-labelledby="roles-tenus" className="flex flex-col gap-4">
          <h2 id="roles-tenus" className="text-heading">
            {ROLE_CHANGE.held}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {held.map((card) => (
              <li key={card.role}>
                <HeldRole
                  card={card}
                  chosen={card.role === chosen}
                  switchRole={switchRole}
                  requestRole={requestRole}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
