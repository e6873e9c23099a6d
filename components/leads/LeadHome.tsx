import type { SellersHome } from "@/lib/leads/views";
import { LEAD } from "./copy";

/** The home that a seller wants help with. */
export function LeadHome({ home }: { home: SellersHome }) {
  const { address, postalCode, commune, centreCents } = home;
  return (
    <>
      {LEAD.home(home)}
      <span className="block">{`${address}, ${postalCode} ${commune}`}</span>
      <span className="block text-fine text-ink-soft figures">
        {centreCents === null ? LEAD.noEstimate : LEAD.estimate(centreCents)}
      </span>
    </>
  );
}
