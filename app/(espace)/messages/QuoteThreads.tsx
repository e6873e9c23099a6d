import { PROVIDER_TYPE_LABELS } from "@/components/providers/copy";
import { Link } from "@/components/ui/Link";
import type { QuoteThread } from "@/lib/quotes/views";
import { quoteRoutes } from "@/lib/routes/quotes";
import { ageText, MESSAGES } from "./copy";

const COPY = MESSAGES.quotes;

/** What was last written with providers, each a link to its quote. */
export function QuoteThreads({ threads }: { threads: readonly QuoteThread[] }) {
  if (threads.length === 0) return null;
  return (
    <section aria-labelledby="echanges-devis" className="mb-6 flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="echanges-devis" className="text-small font-semibold">
          {COPY.title}
        </h2>
        <Link href={quoteRoutes.all} className="text-link text-small">
          {COPY.all}
        </Link>
      </div>
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {threads.map(({ quoteId, providerName, providerType, excerpt, isMine, sentAt, age }) => (
          <li key={quoteId}>
            <Link
              href={quoteRoutes.one(quoteId)}
              className="flex flex-col gap-1 px-4 py-3 -outline-offset-3 hover:bg-sunken"
            >
              <span className="flex flex-wrap items-center justify-between gap-x-3">
                <span>{providerName}</span>
                <time
                  dateTime={sentAt.toISOString()}
                  className="text-fine text-ink-soft tabular-nums"
                >
                  {ageText(age)}
                </time>
              </span>
              <span className="text-fine text-ink-soft">
                {COPY.about(PROVIDER_TYPE_LABELS[providerType])}
              </span>
              <span className="line-clamp-1 text-small">
                {isMine ? MESSAGES.list.you(excerpt) : excerpt}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
