import { Card } from "@/components/ui/Card";
import { formatTime, formatWeekday } from "@/lib/kernel/format-date";
import { zoneOf } from "@/lib/kernel/place";
import type { ListingDetail } from "@/lib/listings/views";
import type { RevisionContent } from "@/lib/revisions/content";
import { SCHEDULE_DEFAULTS, upcomingSlots } from "@/lib/visits/schedule/rules";
import { LISTING } from "../../../../(public)/bien/[id]/_parts/copy";
import { HostCard } from "../../../../(public)/bien/[id]/_parts/HostCard";

/** Slots that a listing's page offers at once. */
const SHOWN = 3;

/** Who answers and when one could visit, as the seller's windows have it now; nothing of it can be used. */
export function ContactPreview({
  listing: { ambassador, communeCode },
  availability = [],
  now,
  copy,
}: {
  listing: ListingDetail;
  availability: RevisionContent["availability"];
  now: Date;
  /** To its seller, or to the team. */
  copy: { noSlots: string; contact: string };
}) {
  const zone = zoneOf(communeCode);
  const plan = { ...SCHEDULE_DEFAULTS, zone, rules: availability, exceptions: [] };
  const slots = upcomingSlots(plan, SCHEDULE_DEFAULTS, now).slice(0, SHOWN);
  return (
    <Card className="rounded-panel! p-5 sm:p-6">
      <h2 className="visually-hidden">{LISTING.contact.title}</h2>
      <HostCard ambassador={ambassador} />
      <h3 id="visiter" className="mt-5 border-t border-line pt-5 text-subheading">
        {LISTING.slots.title}
      </h3>
      {slots.length === 0 ? (
        <p className="mt-2 text-small text-ink-soft">{copy.noSlots}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-2">
          {slots.map(({ startsAt, endsAt }) => (
            <li
              key={startsAt.toISOString()}
              className="flex flex-wrap justify-between gap-x-3 rounded-control border border-line px-3.5 py-2"
            >
              <span className="font-semibold first-letter:uppercase">
                {formatWeekday(startsAt, zone)}
              </span>
              <span className="figures">
                {LISTING.slots.range(formatTime(startsAt, zone), formatTime(endsAt, zone))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-fine text-ink-soft">{copy.contact}</p>
    </Card>
  );
}
