import { Icon } from "@/components/ui/Icon";
import { LISTING } from "@/lib/content/fr/listing";
import { PUBLISHER } from "@/lib/content/fr/publisher";
import { formatDate } from "@/lib/kernel/format-date";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes";

const COPY = LISTING.footer;

/** Which advertisement this is, since when, and how to report it. */
export function ListingFooter({ listing, url }: { listing: ListingDetail; url: string }) {
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
      <a
        href={reportHref(reference, url)}
        className="no-print text-link inline-flex min-h-11 items-center gap-1.5"
      >
        <Icon name="flag" className="size-4" />
        {COPY.report}
      </a>
    </footer>
  );
}

/** A mail to the publisher, ready to complete; until its address is known, who the publisher is. */
function reportHref(reference: string, url: string): string {
  if (!PUBLISHER.email) return routes.legalNotice;
  const subject = encodeURIComponent(COPY.reportSubject(reference));
  return `mailto:${PUBLISHER.email}?subject=${subject}&body=${encodeURIComponent(COPY.reportBody(url))}`;
}
