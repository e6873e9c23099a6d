import { buttonClass } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { formatTime, formatWeekday } from "@/lib/kernel/format-date";
import type { SlotView } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { slotsByDay } from "@/lib/visits/slots";
import { LISTING } from "./copy";

const COPY = LISTING.slots;

/** How many slots are offered at once; the others are behind "autres créneaux". */
const SHOWN = 3;

/**
 * The open visit slots, to choose one and book it. A native form: booking needs an account, so it
 * leads to the login, which comes back here with the slot chosen.
 */
export function SlotForm({
  listingId,
  slots,
  chosen,
}: {
  listingId: string;
  slots: readonly SlotView[];
  /** The slot that the page's address asks for. */
  chosen: string | null;
}) {
  if (slots.length === 0) return <p className="mt-3 text-small text-ink-soft">{COPY.none}</p>;
  const shown = slots.slice(0, SHOWN);
  const others = slotsByDay(slots.slice(SHOWN));
  const chosenIsHidden = slots.slice(SHOWN).some(({ id }) => id === chosen);
  return (
    <form action={routes.bookSlot(listingId)} className="mt-3 flex flex-col gap-3">
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2 text-small text-ink-soft">{COPY.legend}</legend>
        {shown.map((slot) => (
          <SlotChoice key={slot.id} slot={slot} checked={slot.id === chosen} withDay />
        ))}
        {others.length > 0 && (
          <details open={chosenIsHidden} className="group/slots">
            <summary className="flex min-h-11 items-center justify-between gap-2 rounded-control px-1 text-small font-semibold text-brand hover:text-brand-strong">
              {COPY.more(slots.length - SHOWN)}
              <Icon
                name="plus"
                className="size-5 transition-transform duration-200 group-open/slots:rotate-45"
              />
            </summary>
            <div className="-mx-1 flex max-h-80 flex-col gap-2.5 overflow-y-auto px-1 pt-1 pb-2">
              {others.map(({ day, slots: ofDay }) => (
                <div
                  key={day}
                  className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5"
                >
                  <p className="text-small font-semibold first-letter:uppercase">
                    {formatWeekday(ofDay[0]?.startsAt ?? day)}
                  </p>
                  <div className="flex flex-wrap gap-1.5">
                    {ofDay.map((slot) => (
                      <SlotChoice key={slot.id} slot={slot} checked={slot.id === chosen} />
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </details>
        )}
      </fieldset>
      <button type="submit" className={buttonClass({ wide: true, size: "lg" })}>
        <Icon name="calendar-check" />
        {COPY.submit}
      </button>
    </form>
  );
}

function SlotChoice({
  slot,
  checked,
  withDay = false,
}: {
  slot: SlotView;
  checked: boolean;
  withDay?: boolean;
}) {
  const time = COPY.range(formatTime(slot.startsAt), formatTime(slot.endsAt));
  return (
    <label className="choice flex-wrap justify-between gap-x-3 px-3.5 py-2">
      <input type="radio" name="creneau" value={slot.id} defaultChecked={checked} required />
      {withDay ? (
        <>
          <span className="font-semibold first-letter:uppercase">
            {formatWeekday(slot.startsAt)}
          </span>
          <span className="figures">{time}</span>
        </>
      ) : (
        <>
          <span className="visually-hidden">{formatWeekday(slot.startsAt)}, </span>
          <span className="w-full text-center figures">{time}</span>
        </>
      )}
    </label>
  );
}
