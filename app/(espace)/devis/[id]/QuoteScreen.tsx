import type { ReactNode } from "react";
import { PROVIDER_TYPE_LABELS } from "@/components/providers/copy";
import { QUOTES } from "@/components/quotes/copy";
import { AnswerFacts, RequestPanel } from "@/components/quotes/QuoteFacts";
import { QuoteState } from "@/components/quotes/QuoteState";
import { QuoteThread } from "@/components/quotes/QuoteThread";
import { BackLink } from "@/components/space/BackLink";
import type { Notice } from "@/components/space/notice";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { typeset } from "@/lib/communes/french";
import type { OwnQuoteView } from "@/lib/quotes/views";
import { providerRoutes } from "@/lib/routes/providers";
import { quoteRoutes } from "@/lib/routes/quotes";
import { writeToProviderAction } from "./actions";
import { QUOTE as COPY } from "./copy";
import { AcceptForm, CancelForm, CompleteForm } from "./QuoteForms";
import { Review } from "./Review";

/** A quote as its client sees it, with what can be done now. */
export function QuoteScreen({
  quote,
  notice,
  mailbox,
}: {
  quote: OwnQuoteView;
  notice: Notice | null;
  /** The way to the mails, where none leaves the machine. */
  mailbox: ReactNode;
}) {
  const { id, state, provider, place, answer, messages, moves, isForHome } = quote;
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={quoteRoutes.all}>{COPY.back}</BackLink>
      <PageTitle
        title={COPY.title(provider.name)}
        lead={`${PROVIDER_TYPE_LABELS[provider.type]}, ${typeset(place.name)}`}
        actions={
          provider.isListed && (
            <LinkButton href={providerRoutes.one(provider.id)} variant="secondary">
              {COPY.provider}
            </LinkButton>
          )
        }
      />
      {notice && (
        <Callout tone={notice.tone} live>
          <p>{notice.text}</p>
        </Callout>
      )}
      {notice && mailbox}
      <Panel id="devis" title={QUOTES.answer} aside={<QuoteState state={state} reader="client" />}>
        <Standing quote={quote} />
        <AnswerFacts {...quote} />
        {moves.includes("accept") && answer && (
          <AcceptForm quoteId={id} answer={answer.number} isForHome={isForHome} />
        )}
        {moves.includes("complete") && <CompleteForm quoteId={id} />}
        {state === "accepted" && answer && !moves.includes("complete") && (
          <p className="text-small text-ink-soft">{QUOTES.early(answer.day)}</p>
        )}
        {provider.email && (
          <div className="border-t border-line pt-4">
            <h3 className="font-semibold">{COPY.contact}</h3>
            <p>
              <a href={`mailto:${provider.email}`} className="text-link wrap-anywhere">
                {provider.email}
              </a>
            </p>
            <p className="text-small text-ink-soft">{COPY.contactText(isForHome)}</p>
          </div>
        )}
        {moves.includes("cancel") && <CancelForm quoteId={id} isAgreed={state === "accepted"} />}
      </Panel>
      <Review quote={quote} />
      <RequestPanel quote={quote} />
      <QuoteThread
        quoteId={id}
        messages={messages}
        reader="client"
        names={{ client: "Vous", provider: provider.name }}
        form={
          moves.includes("write")
            ? {
                action: writeToProviderAction,
                field: <input type="hidden" name="quoteId" value={id} />,
              }
            : null
        }
      />
    </div>
  );
}

/** What the state means for its client, where the figures don't say it. */
function Standing({ quote: { state, provider, cancelledBy } }: { quote: OwnQuoteView }) {
  const others = (
    <LinkButton href={providerRoutes.of(provider.type)} variant="secondary" className="self-start">
      {COPY.others}
    </LinkButton>
  );
  if ((state === "sent" || state === "answered" || state === "lapsed") && !provider.isListed) {
    return <p>{COPY.unlisted}</p>;
  }
  switch (state) {
    case "sent":
      return <p>{COPY.sent}</p>;
    case "lapsed":
      return <p>{COPY.lapsed}</p>;
    case "declined":
      return (
        <>
          <p>{COPY.declined}</p>
          {others}
        </>
      );
    case "cancelled":
      return (
        <>
          <p>{cancelledBy && QUOTES.cancelledBy[cancelledBy]}</p>
          {others}
        </>
      );
    default:
      return null;
  }
}
