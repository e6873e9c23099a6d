import { PROVIDER_TYPE_LABELS } from "@/components/providers/copy";
import { QuoteState } from "@/components/quotes/QuoteState";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Link } from "@/components/ui/Link";
import { typeset } from "@/lib/communes/french";
import type { QuoteLine } from "@/lib/quotes/views";
import { providerRoutes } from "@/lib/routes/providers";
import { quoteRoutes } from "@/lib/routes/quotes";
import { OWN_QUOTES as COPY } from "./copy";

/** The quotes that a person requested, those that wait for them first. */
export function QuotesScreen({ quotes }: { quotes: readonly QuoteLine[] }) {
  const directory = (
    <LinkButton href={providerRoutes.all} variant={quotes.length === 0 ? "primary" : "secondary"}>
      {COPY.directory}
    </LinkButton>
  );
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={COPY.title} lead={COPY.lead} actions={quotes.length > 0 && directory} />
      {quotes.length === 0 ? (
        <NoData title={COPY.empty} actions={directory}>
          {COPY.emptyText}
        </NoData>
      ) : (
        <ul aria-label={COPY.title} className="flex flex-col gap-4">
          {quotes.map((quote) => (
            <li key={quote.id}>
              <Line quote={quote} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ quote }: { quote: QuoteLine }) {
  const { id, state, providerName, providerType, place, homeTitle, answer, createdAt } = quote;
  return (
    <Card flat className="flex flex-col gap-2 p-5">
      <div className="flex flex-wrap gap-2">
        <QuoteState state={state} reader="client" />
        {quote.isWaiting && <Badge tone="mimosa">{COPY.waiting}</Badge>}
      </div>
      <Link
        href={quoteRoutes.one(id)}
        className="text-subheading font-bold wrap-anywhere hover:text-brand hover:underline"
      >
        {providerName}
      </Link>
      <p className="text-ink-soft wrap-anywhere">
        {COPY.line(PROVIDER_TYPE_LABELS[providerType], homeTitle ?? typeset(place.name))}
      </p>
      {answer && (
        <p className="figures font-semibold">{COPY.answer(answer.amountCents, answer.day)}</p>
      )}
      <p className="text-small text-ink-soft">{COPY.sent(createdAt)}</p>
    </Card>
  );
}
