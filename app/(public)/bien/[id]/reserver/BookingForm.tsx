"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { Facts } from "@/components/space/Facts";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Link } from "@/components/ui/Link";
import { formatDateTime } from "@/lib/kernel/format-date";
import type { HomeClock } from "@/lib/kernel/place";
import { routes } from "@/lib/routes/public";
import { VISIT_NOTES_LENGTH, VISIT_TYPES, type VisitType } from "@/lib/visits/rules";
import type { OpenSlotView } from "@/lib/visits/views";
import { BOOKING as COPY } from "./copy";

interface BookingFormProps {
  listingId: string;
  /** Of the home. */
  clock: HomeClock;
  slot: OpenSlotView;
  /** How the address says that it takes place, where its host offers that. */
  type: VisitType;
  /** The next open times, for a person who hesitates, or whose slot was taken meanwhile. */
  others: readonly OpenSlotView[];
  isBuyer: boolean;
  action: FormAction;
  /** For whom the address is not confirmed: what they do is retained until it is. */
  pending: { intention: string; retain: FormAction } | null;
}

/** The chosen time, how it takes place, a remark: ready to be sent. */
export function BookingForm(props: BookingFormProps) {
  const { listingId, clock, slot, others } = props;
  const { startsAt, endsAt, host } = slot;
  const hostName = (host.isLooper ? COPY.looper : COPY.owner)(host.firstName);
  return (
    <>
      <Card className="p-5 md:p-6">
        <h2 className="mb-4 text-heading">{COPY.confirmTitle}</h2>
        <Facts
          facts={[
            {
              label: COPY.when,
              value: (
                <time
                  dateTime={startsAt.toISOString()}
                  className="block font-semibold first-letter:uppercase"
                >
                  {COPY.at(startsAt, endsAt, clock)}
                </time>
              ),
            },
            { label: COPY.host, value: hostName },
          ]}
        />
        <div className="mt-5 border-t border-line pt-5">
          {props.pending ? <PendingForm {...props.pending} /> : <SlotForm {...props} />}
        </div>
      </Card>
      <section aria-labelledby="autres-creneaux" className="flex flex-col gap-3">
        <h2 id="autres-creneaux" className="text-subheading">
          {COPY.nextTitle}
        </h2>
        <ul className="flex flex-wrap gap-x-6">
          {others.map((each) => (
            <li key={each.id}>
              <Link
                href={routes.bookSlot(listingId, { slotId: each.id })}
                className="inline-block py-2.5 text-link first-letter:uppercase"
              >
                {formatDateTime(each.startsAt, clock)}
              </Link>
            </li>
          ))}
          <li>
            <Link
              href={routes.bookSlot(listingId)}
              className="inline-flex min-h-11 items-center text-link"
            >
              {COPY.other}
            </Link>
          </li>
        </ul>
      </section>
    </>
  );
}

function SlotForm({ slot, type, isBuyer, action }: BookingFormProps) {
  return (
    <ActionForm id="reserver" action={action} defaultValue={{ type }}>
      <FieldProblem name="slotId" />
      <input type="hidden" name="slotId" value={slot.id} />
      <TypeChoice slot={slot} type={type} />
      <TextAreaField
        name="notes"
        label={COPY.notes}
        hint={COPY.notesHint}
        optional
        rows={3}
        maxLength={VISIT_NOTES_LENGTH}
      />
      <p className="text-small text-ink-soft">{COPY.contact(slot.host.firstName)}</p>
      {!isBuyer && (
        <>
          <input type="hidden" name="asBuyer" value="on" />
          <Callout tone="info">
            <p>{COPY.becomeBuyer}</p>
          </Callout>
        </>
      )}
      <SubmitButton size="lg" sending={COPY.sending} className="self-start">
        {isBuyer ? COPY.submit : COPY.submitAsBuyer}
      </SubmitButton>
    </ActionForm>
  );
}

/** There or by video, where its host offers both; else what it is. */
function TypeChoice({ slot, type }: { slot: OpenSlotView; type: VisitType }) {
  if (slot.types.length < 2) {
    return (
      <p>
        <input type="hidden" name="type" value={type} />
        <strong className="font-semibold">{COPY.types[type]}.</strong> {COPY.typeHints[type]}
      </p>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold">{COPY.type}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {VISIT_TYPES.map((each) => (
          <label key={each} className="flex min-h-11 gap-3 rounded-control border border-line p-3">
            <input
              type="radio"
              name="type"
              value={each}
              defaultChecked={each === type}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <span>
              <span className="font-semibold">{COPY.types[each]}</span>
              <span className="block text-fine text-ink-soft">{COPY.typeHints[each]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PendingForm({ intention, retain }: { intention: string; retain: FormAction }) {
  const { text, action, sending } = COPY.pending;
  return (
    <ActionForm id="garder" action={retain}>
      <Callout tone="warning">
        <p>{text}</p>
      </Callout>
      <input type="hidden" name="intention" value={intention} />
      <SubmitButton size="lg" sending={sending} className="self-start">
        {action}
      </SubmitButton>
    </ActionForm>
  );
}
