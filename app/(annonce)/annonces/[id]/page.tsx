import { redirect } from "next/navigation";
import type { Parameters } from "@/lib/kernel/parameters";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../page-metadata";
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
  const isCopy = (await searchParams).etat === "copie" && status === "editing";
  redirect(
    isCopy ? spaceRoutes.copiedListingStep(id, step) : spaceRoutes.editListingStep(id, step),
  );
}
