import { redirect } from "next/navigation";
import { VISITS } from "@/components/visits/copy";
import { MoveScreen } from "@/components/visits/MoveScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { spaceRoutes } from "@/lib/routes/space";
import { listMoves } from "@/lib/visits/queries/list-slots-to-move-to";
import { pageMetadata } from "../../../../page-metadata";
import { rescheduleAction } from "../../actions";
import { visitOrMissing } from "../find-visit";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ jour?: string | string[] }>;
}

export const metadata = pageMetadata({ title: VISITS.move.title });

/** The open slots that a visit can be moved to. */
export default async function Page({ params, searchParams }: PageProps) {
  const actor = await pageActor("/visites/[id]/creneaux");
  const visit = await visitOrMissing(actor, (await params).id);
  if (!visit.actions.includes("reschedule")) redirect(spaceRoutes.visit(visit.id));
  const { jour } = await searchParams;
  return (
    <MoveScreen
      visit={visit}
      slots={await listMoves(actor, visit.id)}
      day={typeof jour === "string" ? jour : null}
      action={rescheduleAction}
    />
  );
}
