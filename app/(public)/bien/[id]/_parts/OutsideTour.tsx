import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { LISTING } from "./copy";

const COPY = LISTING.header;

/** The look of a link to a tour: what invites in, among the actions of a listing. */
export const TOUR_LINK_CLASS =
  "inline-flex min-h-11 items-center gap-2 rounded-control bg-brand-soft px-4.5 font-semibold text-brand-strong hover:bg-brand hover:text-on-brand";

/** Leads to the tour that the seller has on another site, in a tab of its own. */
export function OutsideTour({ url }: { url: string }) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" className={TOUR_LINK_CLASS}>
      <Icon name="external-link" />
      {COPY.outsideTour}
      <span className="visually-hidden">{COPY.newTab}</span>
    </Link>
  );
}
