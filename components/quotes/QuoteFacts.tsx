import { type Fact, Facts } from "@/components/space/Facts";
import { Panel } from "@/components/space/Panel";
import { typeset } from "@/lib/communes/french";
import type { OwnQuoteView, ProviderQuoteView } from "@/lib/quotes/views";
import { QUOTES } from "./copy";

type Quote = Pick<
  OwnQuoteView | ProviderQuoteView,
  "place" | "home" | "need" | "wishedOn" | "answer" | "state"
>;

/** What was requested, and where. */
export function RequestPanel({ quote }: { quote: Quote }) {
  const { place, home, need, wishedOn } = quote;
  const facts: (Fact | null)[] = [
    { label: QUOTES.place, value: QUOTES.placeOf(typeset(place.name), place.departmentCode) },
    home && { label: QUOTES.home, value: home.title },
    home && { label: QUOTES.address, value: home.address },
    {
      label: QUOTES.wishedOn,
      value: wishedOn === null ? QUOTES.anyDay : QUOTES.date(wishedOn),
    },
  ];
  return (
    <Panel id="demande" title={QUOTES.request}>
      <Facts facts={facts} />
      <div>
        <h3 className="text-fine font-semibold text-ink-soft">{QUOTES.need}</h3>
        <p className="max-w-text whitespace-pre-line wrap-anywhere">
          {need === "" ? QUOTES.erased : need}
        </p>
      </div>
    </Panel>
  );
}

/** The answer that stands; nothing before there is one. */
export function AnswerFacts({ answer, state }: Pick<Quote, "answer" | "state">) {
  if (answer === null) return null;
  return (
    <Facts
      facts={[
        {
          label: QUOTES.amount,
          value: (
            <span className="figures text-subheading font-bold">
              {QUOTES.price(answer.amountCents)}
            </span>
          ),
        },
        { label: QUOTES.day, value: QUOTES.date(answer.day) },
        // Of an answer that is to be accepted, or was not in time.
        state === "answered" || state === "lapsed"
          ? { label: QUOTES.validUntil, value: QUOTES.date(answer.validUntil) }
          : null,
        answer.terms === "" ? null : { label: QUOTES.terms, value: answer.terms },
      ]}
    />
  );
}
