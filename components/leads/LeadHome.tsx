import type { SellersHome } from "@/lib/leads/views";
import { LEAD } from "./copy";

/** The home that a seller wants help with. */
export function LeadHome({ home }: { home: SellersHome }) {
  const { address, postalCode, commune, estimated } = home;
  return (
    <>
      {estimated ? LEAD.home(estimated) : LEAD.undescribed}
      <span className="block wrap-anywhere">{`${address}, ${postalCode} ${commune}`}</span>
      {estimated && (
        <span className="block text-fine text-ink-soft figures">
          {estimated.centreCents === null ? LEAD.noEstimate : LEAD.estimate(estimated.centreCents)}
        </span>
      )}
    </>
  );
}
