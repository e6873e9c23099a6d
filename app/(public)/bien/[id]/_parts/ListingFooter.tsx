import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatDate } from "@/lib/kernel/format-date";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { CLOSING } from "./server-copy";

const COPY = CLOSING.footer;

/** Which advertisement this is, since when, and how to report it. */
export function ListingFooter({ listing }: { listing: ListingDetail }) {
  const reference = listing.id.toUpperCase();
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-5 text-fine text-ink-soft">
      <p>
        {COPY.reference} <span className="font-semibold text-ink figures">{reference}</span>
      </p>
      <p>
        {COPY.published}{" "}
        <time dateTime={listing.publishedAt}>{formatDate(listing.publishedAt)}</time>
      </p>
      <p>
        {COPY.updated} <time dateTime={listing.updatedAt}>{formatDate(listing.updatedAt)}</time>
      </p>
      <Link
        href={routes.reportListing(listing.id)}
        rel="nofollow"
        className="no-print text-link inline-flex min-h-11 items-center gap-1.5"
      >
        <Icon name="flag" className="size-4" />
        {COPY.report}
      </Link>
    </footer>
  );
}
