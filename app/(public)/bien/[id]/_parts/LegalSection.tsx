import { Link } from "@/components/ui/Link";
import { legalMentions } from "@/lib/listings/legal";
import { LEGAL } from "@/lib/listings/legal-copy";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { Block } from "./Block";

/** What the law wants the advertisement to say, generated from the listing's fields. */
export function LegalSection({ listing }: { listing: ListingDetail }) {
  return (
    <Block id="mentions" title={LEGAL.title} lead={LEGAL.lead}>
      <dl className="text-small">
        {legalMentions(listing).map(({ term, detail, link }) => (
          <div
            key={term}
            className="grid gap-x-6 border-b border-line py-2.5 first:border-t sm:grid-cols-[13rem_1fr]"
          >
            <dt className="text-ink-soft">{term}</dt>
            <dd>
              {detail}
              {link && (
                <a href={link.href} rel="noopener" className="text-link">
                  {link.label}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="no-print mt-4 text-small">
        <Link href={routes.fees} className="text-link inline-flex min-h-11 items-center">
          {LEGAL.feeSchedule}
        </Link>
      </p>
    </Block>
  );
}
