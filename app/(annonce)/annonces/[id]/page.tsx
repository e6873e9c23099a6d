import { redirect } from "next/navigation";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../page-metadata";
import { EDITOR_PAGES } from "../copy";
import { loadRevision } from "../load";

export const metadata = pageMetadata({ title: EDITOR_PAGES.title });

/** Leads to the first step that is not done. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id, completion, status } = await loadRevision((await params).id);
  const step = status === "editing" ? completion.next : "verification";
  redirect(spaceRoutes.editListingStep(id, step));
}
