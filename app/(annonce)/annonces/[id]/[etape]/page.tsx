import { notFound, redirect } from "next/navigation";
import { EditorScreen } from "@/app/(annonce)/annonces/_editor/EditorScreen";
import { editorView } from "@/app/(annonce)/annonces/_editor/view";
import type { Parameters } from "@/lib/kernel/parameters";
import { serialize } from "@/lib/kernel/serialize";
import { lastSequence } from "@/lib/notifications/live/queries/last-event-sequence";
import { STEP_LABELS } from "@/lib/revisions/copy";
import { isStep } from "@/lib/revisions/steps";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../../page-metadata";
import { begunNotice, begunState } from "../../_editor/begun";
import { saveStepAction } from "../../actions";
import { EDITOR_PAGES } from "../../copy";
import { LooperChoicePanel } from "../../LooperChoicePanel";
import { loadRevision } from "../../load";
import { stepExtras } from "./extras";
import { VerificationScreen } from "./VerificationScreen";

interface PageProps {
  params: Promise<{ id: string; etape: string }>;
  searchParams: Promise<Parameters>;
}

export async function generateMetadata({ params }: Pick<PageProps, "params">) {
  const { etape } = await params;
  const label = isStep(etape) ? STEP_LABELS[etape] : EDITOR_PAGES.title;
  return pageMetadata({ title: `${label} · ${EDITOR_PAGES.title}` });
}

/** One step of a listing that is written. */
export default async function Page({ params, searchParams }: PageProps) {
  const { id, etape } = await params;
  if (!isStep(etape)) notFound();
  const asOf = await lastSequence();
  const revision = await loadRevision(id);
  const state = begunState((await searchParams).etat);
  const begun = state && begunNotice(state, revision.content);
  if (etape === "verification") {
    return <VerificationScreen revision={revision} asOf={asOf} begun={begun} />;
  }
  // What is with the team, or published, is read at its last step.
  if (revision.status !== "editing") redirect(spaceRoutes.editListingStep(id, "verification"));
  return (
    <EditorScreen
      view={serialize(editorView(revision))}
      step={etape}
      extras={await stepExtras(revision, etape)}
      action={saveStepAction}
      begun={begun}
    >
      {etape === "disponibilites" && <LooperChoicePanel revisionId={id} />}
    </EditorScreen>
  );
}
