import { redirect } from "next/navigation";
import type { Parameters } from "@/lib/kernel/parameters";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../page-metadata";
import { begunState } from "../_editor/begun";
import { EDITOR_PAGES } from "../copy";
import { loadRevision } from "../load";

export const metadata = pageMetadata({ title: EDITOR_PAGES.title });

/** Leads to the first step that is not done. */
export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}) {
  const { id, completion, status } = await loadRevision((await params).id);
  const step = status === "editing" ? completion.next : "verification";
  const begun = begunState((await searchParams).etat);
  redirect(
    begun !== null && status === "editing"
      ? spaceRoutes.begunListingStep(id, step, begun)
      : spaceRoutes.editListingStep(id, step),
  );
}
