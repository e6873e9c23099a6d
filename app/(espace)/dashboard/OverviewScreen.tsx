"use client";

import { NoData } from "@/components/space/NoData";
import { OVERVIEW } from "@/components/space/overview-copy";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import type { OverviewView } from "@/lib/dashboards/views";
import { spaceRoutes } from "@/lib/routes/space";
import { ActionList } from "../../../components/space/ActionList";
import { Headline } from "./Headline";
import { Invitations } from "./Invitations";
import { RolePanels } from "./RolePanels";

/** Everything a person does under every role, on one page. */
export function OverviewScreen({ view }: { view: OverviewView }) {
  const { firstName, headline, actions, panels, suggestions, canAddRole, awaitsLooper } = view;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={OVERVIEW.greeting(firstName)}
        lead={OVERVIEW.lead}
        actions={
          <LinkButton variant="secondary" href={spaceRoutes.profile}>
            {OVERVIEW.manageRoles}
          </LinkButton>
        }
      />
      <Headline headline={headline} pending={actions.total} />
      {panels.length > 0 ? (
        <RolePanels panels={panels} />
      ) : (
        <NoData
          actions={
            awaitsLooper ? (
              <LinkButton href={spaceRoutes.ambassador.onboarding}>
                {OVERVIEW.panels.onboarding}
              </LinkButton>
            ) : (
              <LinkButton href={spaceRoutes.profile}>{OVERVIEW.manageRoles}</LinkButton>
            )
          }
        >
          {OVERVIEW.panels.none}
        </NoData>
      )}
      {actions.total > 0 && (
        <Panel id="a-faire" title={OVERVIEW.actions.title}>
          <ActionList actions={actions} />
        </Panel>
      )}
      <Invitations suggestions={suggestions} canAddRole={canAddRole} />
    </div>
  );
}
