import { buttonClass } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatTime, formatWeekday, withClock } from "@/lib/kernel/format-date";
import type { HomeClock } from "@/lib/kernel/place";
import type { Zone } from "@/lib/kernel/time";
import type { SlotView } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { LISTING } from "./copy";
import { OwnVisit } from "./OwnVisit";

const COPY = LISTING.slots;

/** How many slots are offered at once; the others are on a page of their own. */
const SHOWN = 3;

/**
 * The next open visit slots, to choose one and book it; instead of them, once it is known, the visit that the
 * person has. A native form: it leads to the page that books, or to the login first, which comes back there.
 */
export function SlotForm({
  listingId,
  slots,
  chosen,
  clock,
}: {
  listingId: string;
  slots: readonly SlotView[];
  /** The slot that the page's address asks for. */
  chosen: string | null;
  /** Of the home. */
  clock: HomeClock;
}) {
  return (
    <OwnVisit listingId={listingId}>
      {slots.length === 0 ? (
        <p className="mt-3 text-small text-ink-soft">{COPY.none}</p>
      ) : (
        <NextSlots listingId={listingId} slots={slots} chosen={chosen} clock={clock} />
      )}
    </OwnVisit>
  );
}

function NextSlots({ listingId, slots, chosen, clock }: Parameters<typeof SlotForm>[0]) {
  const wanted = slots.find(({ id }) => id === chosen);
  const first = slots.slice(0, SHOWN);
  const shown = wanted && !first.includes(wanted) ? [wanted, ...first.slice(0, -1)] : first;
  return (
    <form action={routes.bookSlot(listingId)} className="mt-3 flex flex-col gap-3">
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2 text-small text-ink-soft">{withClock(COPY.legend, clock)}</legend>
        {shown.map((slot) => (
          <SlotChoice key={slot.id} slot={slot} zone={clock.zone} checked={slot.id === chosen} />
        ))}
      </fieldset>
      {slots.length > shown.length && (
        <Link
          href={`${routes.bookSlot(listingId)}#creneaux`}
          rel="nofollow"
          className="inline-flex min-h-11 items-center self-start text-small text-link"
        >
          {COPY.all}
        </Link>
      )}
      <button type="submit" className={buttonClass({ wide: true, size: "lg" })}>
        <Icon name="calendar-check" />
        {COPY.submit}
      </button>
    </form>
  );
}

function SlotChoice({ slot, zone, checked }: { slot: SlotView; zone: Zone; checked: boolean }) {
  return (
    <label className="choice flex-wrap justify-between gap-x-3 px-3.5 py-2">
      <input type="radio" name="creneau" value={slot.id} defaultChecked={checked} required />
      <span className="font-semibold first-letter:uppercase">
        {formatWeekday(slot.startsAt, zone)}
      </span>
      <span className="figures">
        {COPY.range(formatTime(slot.startsAt, zone), formatTime(slot.endsAt, zone))}
      </span>
    </label>
  );
}
