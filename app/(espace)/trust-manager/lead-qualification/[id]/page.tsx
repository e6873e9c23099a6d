import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { findHandOver } from "@/lib/trust/leads/queries/find-hand-over";
import { TaskBarOf } from "../../TaskBarOf";
import { handOverLeadAction } from "../actions";
import { LEAD_QUALIFICATION } from "../copy";
import { HandOverScreen } from "./HandOverScreen";

interface PageProps {
  params: Promise<{ id: string }>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/lead-qualification/[id]");
  return { actor, view: await orNotFound(findHandOver(id, actor)) };
});

export async function generateMetadata({ params }: PageProps) {
  const { lead } = (await load((await params).id)).view;
  return pageMetadata({ title: LEAD_QUALIFICATION.handOver.title(lead.contactName) });
}

/** /trust-manager/lead-qualification/{id}: an open lead, and the loopers nearest to its home. */
export default async function Page({ params }: PageProps) {
  const { id } = await params;
  const { actor, view } = await load(id);
  return (
    <>
      <TaskBarOf actor={actor} kinds={["lead-free", "lead-stale"]} id={id} />
      <HandOverScreen {...view} action={handOverLeadAction} />
    </>
  );
}
