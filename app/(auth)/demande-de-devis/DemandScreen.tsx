import type { ReactNode } from "react";
import { QUOTES } from "@/components/quotes/copy";
import { AnswerFacts, RequestPanel } from "@/components/quotes/QuoteFacts";
import { QuoteState } from "@/components/quotes/QuoteState";
import { QuoteThread } from "@/components/quotes/QuoteThread";
import { ReviewMarks } from "@/components/quotes/ReviewMarks";
import { Facts } from "@/components/space/Facts";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { typeset } from "@/lib/communes/french";
import type { ProviderQuoteView } from "@/lib/quotes/views";
import { providerRoutes } from "@/lib/routes/providers";
import { writeToClientAction } from "./actions";
import { DEMAND as COPY } from "./copy";
import { AnswerForm, CancelForm, CompleteForm, DeclineForm } from "./DemandForms";

/** A request as its provider sees it, with what can be done now. */
export function DemandScreen({
  quote,
  token,
  client,
}: {
  quote: ProviderQuoteView;
  token: string;
  /** What the client goes by here. */
  client: string;
}) {
  const { id, state, moves, answer, messages, createdAt, isListed, linkUntil, isClosed } = quote;
  const of = { quoteId: id, token };
  const field = <input type="hidden" name="jeton" value={token} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <QuoteState state={state} reader="provider" />
        <span className="text-small text-ink-soft">{COPY.received(createdAt)}</span>
      </div>
      {!isListed && !isClosed && <p className="max-w-text">{COPY.suspended}</p>}
      {isClosed && linkUntil && (
        <Callout className="max-w-text">
          <p>{COPY.closed(linkUntil)}</p>
        </Callout>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {isClosed ? <ClosedRequest quote={quote} /> : <RequestPanel quote={quote} />}
          <Contact quote={quote} />
        </div>
        {/* On a phone the answer stands before the thread. */}
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Ended quote={quote} />
          {answer && (
            <Panel id="devis" title={QUOTES.answer}>
              <AnswerFacts {...quote} />
              <Agreed quote={quote} token={token} />
            </Panel>
          )}
          {moves.includes("answer") && <AnswerForm {...of} isFirst={answer === null} />}
          {moves.includes("decline") && <DeclineForm {...of} />}
          {moves.includes("cancel") && <CancelForm {...of} />}
        </div>
        {!isClosed && (
          <QuoteThread
            quoteId={id}
            messages={messages}
            reader="provider"
            names={{ client, provider: quote.providerName }}
            form={moves.includes("write") ? { action: writeToClientAction, field } : null}
          />
        )}
      </div>
      {isListed && (
        <LinkButton
          href={providerRoutes.one(quote.providerId)}
          variant="secondary"
          className="self-start"
        >
          {COPY.listing}
        </LinkButton>
      )}
    </>
  );
}

/** The place of a request whose client is shown no more. */
const ClosedRequest = ({ quote: { place } }: { quote: ProviderQuoteView }) => (
  <Panel id="demande" title={QUOTES.request}>
    <Facts
      facts={[
        { label: QUOTES.place, value: QUOTES.placeOf(typeset(place.name), place.departmentCode) },
      ]}
    />
  </Panel>
);

/** Who the client is, once the quote was accepted, and until when this page says so. */
function Contact({ quote }: { quote: ProviderQuoteView }) {
  const { client, state, moves, isForHome, linkUntil } = quote;
  const { contact } = client;
  if (contact === null) {
    return moves.includes("answer") ? (
      <p className="text-small text-ink-soft">{COPY.hidden(isForHome)}</p>
    ) : null;
  }
  const { name, email, phone } = contact;
  return (
    <Panel id="client" title={COPY.contact}>
      <Facts
        facts={[
          { label: COPY.name, value: name },
          { label: COPY.email, value: <Mailto email={email} /> },
          phone === "" ? null : { label: COPY.phone, value: phone },
        ]}
      />
      {state === "accepted" && !isForHome && (
        <p className="text-small text-ink-soft">{COPY.noAddress}</p>
      )}
      {linkUntil && (
        <p className="text-small text-ink-soft">
          {state === "accepted" ? COPY.shownAfter : COPY.shownUntil(linkUntil)}
        </p>
      )}
    </Panel>
  );
}

const Mailto = ({ email }: { email: string }): ReactNode => (
  <a href={`mailto:${email}`} className="text-link">
    {email}
  </a>
);

/** What follows an acceptance. */
function Agreed({ quote, token }: { quote: ProviderQuoteView; token: string }) {
  const { id, state, moves, answer } = quote;
  if (moves.includes("complete")) {
    return (
      <>
        <CompleteForm quoteId={id} token={token} />
        <p className="text-small text-ink-soft">{COPY.tooLate}</p>
      </>
    );
  }
  if (quote.isClosed || state !== "accepted" || answer === null) return null;
  return <p className="text-small text-ink-soft">{QUOTES.early(answer.day)}</p>;
}

/** How it ended, where it has. */
function Ended({ quote: { state, review, cancelledBy } }: { quote: ProviderQuoteView }) {
  if (state === "declined") return <p>{COPY.declined}</p>;
  if (state === "cancelled") return <p>{cancelledBy && QUOTES.cancelledBy[cancelledBy]}</p>;
  if (state !== "done") return null;
  if (review === null) return <p>{COPY.doneText}</p>;
  return (
    <Panel id="avis" title={COPY.review}>
      {review.isRemoved && <p>{QUOTES.reviewRemoved}</p>}
      <ReviewMarks review={review} />
      {review.comment && <p className="whitespace-pre-line wrap-anywhere">{review.comment}</p>}
    </Panel>
  );
}
