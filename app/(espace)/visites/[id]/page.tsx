import { KeepCurrent } from "@/components/live/KeepCurrent";
import { Corrections } from "@/components/quality/Corrections";
import { VISITS } from "@/components/visits/copy";
import { VisitQuestion } from "@/components/visits/VisitQuestion";
import { VisitScreen } from "@/components/visits/VisitScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { lastSequence } from "@/lib/notifications/live/queries/last-event-sequence";
import { findOwnQuestion } from "@/lib/quality/queries/find-own-question";
import { listCorrections } from "@/lib/quality/queries/list-corrections";
import { pageMetadata } from "../../../page-metadata";
import { seenMark } from "../../notifications/seen-mark";
import { VISIT_FORM_ACTIONS } from "../forms";
import { answerQuestionAction } from "../question-action";
import { visitOrMissing } from "./find-visit";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ fait?: string | string[] }>;
}

export const metadata = pageMetadata({ title: VISITS.one });

export default async function Page({ params, searchParams }: PageProps) {
  const actor = await pageActor("/visites/[id]");
  const asOf = await lastSequence();
  const visit = await visitOrMissing(actor, (await params).id);
  const corrections = (await listCorrections([visit.id], actor))[visit.id];
  const question = await findOwnQuestion(actor, visit.id);
  return (
    <>
      <VisitScreen
        visit={visit}
        forms={VISIT_FORM_ACTIONS}
        done={(await searchParams).fait}
        correction={corrections && <Corrections corrections={corrections} />}
        question={
          question && (
            <VisitQuestion
              visitId={visit.id}
              clock={visit.property.clock}
              question={question}
              action={answerQuestionAction}
            />
          )
        }
      />
      <KeepCurrent
        kinds={["visit"]}
        asOf={asOf}
        state={JSON.stringify([visit.state, visit.startsAt])}
      />
      {await seenMark(actor, { about: "visit", ids: [visit.id] })}
    </>
  );
}
