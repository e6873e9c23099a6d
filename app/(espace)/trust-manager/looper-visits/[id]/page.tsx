import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { findLooperVisits } from "@/lib/trust/looper-visits/queries/find-looper-visits";
import { TaskBarOf } from "../../TaskBarOf";
import { followVisitsAction } from "./actions";
import { LOOPER_VISITS } from "./copy";
import { LooperVisitsScreen } from "./LooperVisitsScreen";

interface PageProps {
  params: Promise<{ id: string }>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/looper-visits/[id]");
  const seenAt = new Date();
  return { actor, view: await orNotFound(findLooperVisits(id, actor, seenAt)), seenAt };
});

export async function generateMetadata({ params }: PageProps) {
  const { view } = await load((await params).id);
  return pageMetadata({ title: LOOPER_VISITS.title(view.name) });
}

/** /trust-manager/looper-visits/{id}: what becomes of the visits of a looper out of force. */
export default async function Page({ params }: PageProps) {
  const { id } = await params;
  const { actor, view, seenAt } = await load(id);
  return (
    <>
      <TaskBarOf actor={actor} kinds={["looper-visits"]} id={id} />
      <LooperVisitsScreen view={view} seenAt={seenAt.toISOString()} action={followVisitsAction} />
    </>
  );
}
