import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { oneOf, type Parameters } from "@/lib/kernel/parameters";
import { findTeamVisit } from "@/lib/trust/visits/queries/find-team-visit";
import { TEAM_VISIT_ACTIONS, type TeamVisitAction } from "@/lib/trust/visits/rules";
import type { VisitEventKind } from "@/lib/visits/views";
import { TaskBarOf } from "../../TaskBarOf";
import { cancelAction, reassignAction, unlockAction } from "../actions";
import { TEAM_VISITS } from "../copy";
import { TeamVisitScreen } from "./TeamVisitScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/visits/[id]");
  return { actor, visit: await orNotFound(findTeamVisit(id, actor)) };
});

export async function generateMetadata({ params }: PageProps) {
  const { visit } = await load((await params).id);
  return pageMetadata({ title: TEAM_VISITS.file.title(visit.title) });
}

/** The event that each action leaves behind. */
const LEAVES: Record<TeamVisitAction, VisitEventKind> = {
  unlock: "unlocked",
  reassign: "reassigned",
  cancel: "cancelled",
};

/** /trust-manager/visits/{id}: one visit, and what the team can do with it. */
export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { actor, visit } = await load(id);
  const named = oneOf(["", ...TEAM_VISIT_ACTIONS], (await searchParams).fait) || null;
  // An address that was left open, or made up, says nothing that is not so.
  const done = named !== null && visit.events.at(-1)?.kind === LEAVES[named] ? named : null;
  return (
    <>
      {(done !== null || (visit.locked !== null && !visit.isOwn)) && (
        <TaskBarOf actor={actor} kinds={["visit-locked"]} id={id} />
      )}
      <TeamVisitScreen
        visit={visit}
        done={done}
        forms={{ unlock: unlockAction, reassign: reassignAction, cancel: cancelAction }}
      />
    </>
  );
}
