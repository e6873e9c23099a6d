"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatDateTime, formatWeekday } from "@/lib/kernel/format-date";
import { spaceRoutes } from "@/lib/routes/space";
import { dayOrFirst } from "@/lib/visits/slots";
import type { OpenSlotView, VisitView } from "@/lib/visits/views";
import { PageTitle } from "../space/PageTitle";
import { CALENDAR } from "./calendar-copy";
import { VISITS } from "./copy";
import { SlotCalendar } from "./SlotCalendar";
import { SlotChoices } from "./SlotChoices";

const COPY = VISITS.move;

/** Another slot for a visit: a calendar of the open ones, and those of the day that is chosen. */
export function MoveScreen({
  visit,
  slots,
  day,
  action,
}: {
  visit: VisitView;
  slots: readonly OpenSlotView[];
  /** The day that the address names. */
  day: string | null;
  action: FormAction;
}) {
  return (
    <>
      <Link
        href={spaceRoutes.visit(visit.id)}
        className="inline-flex min-h-11 items-center gap-2 self-start text-link"
      >
        <Icon name="arrow-left" className="size-4" />
        {COPY.back}
      </Link>
      <PageTitle
        title={COPY.title}
        lead={COPY.lead(formatDateTime(visit.startsAt, visit.property.clock))}
      />
      {slots.length === 0 ? (
        <Callout tone="info">
          <p>{COPY.none}</p>
          <Link
            href={spaceRoutes.visitForm(visit.id, "propose")}
            className="inline-flex min-h-11 items-center text-link"
          >
            {COPY.propose}
          </Link>
        </Callout>
      ) : (
        <Slots visit={visit} slots={slots} day={day} action={action} />
      )}
    </>
  );
}

function Slots({ visit, slots, day, action }: Parameters<typeof MoveScreen>[0]) {
  const shown = dayOrFirst(slots, day, visit.property.clock.zone);
  if (shown === null) return null;
  return (
    <div id="creneaux" className="flex max-w-3xl scroll-mt-4 flex-col gap-6">
      <SlotCalendar
        slots={slots}
        chosen={shown.day}
        zone={visit.property.clock.zone}
        hrefOf={(each) => `${spaceRoutes.visitSlots(visit.id, each)}#creneaux`}
      />
      <ActionForm id="deplacer" action={action}>
        <FieldProblem name="visitId" />
        <input type="hidden" name="visitId" value={visit.id} />
        <SlotChoices
          name="slotId"
          legend={CALENDAR.timesOf(formatWeekday(shown.day))}
          slots={shown.slots}
          clock={visit.property.clock}
        />
        <FieldProblem name="slotId" />
        <p className="text-small text-ink-soft">{COPY.note}</p>
        <SubmitButton size="lg" className="self-start" sending={COPY.sending}>
          {COPY.submit}
        </SubmitButton>
      </ActionForm>
    </div>
  );
}
