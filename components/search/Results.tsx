import { ListingCard } from "@/components/listings/ListingCard";
import { HIDING } from "@/components/me/copy";
import { toggleShown, useHiddenCount } from "@/components/me/hidden";
import { useMe } from "@/components/me/store";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Disclosure } from "@/components/ui/Disclosure";
import { Icon } from "@/components/ui/Icon";
import { formatCount } from "@/lib/kernel/format";
import type { CardFields } from "@/lib/listings/card-fields";
import { PHONE_WIDTH } from "@/lib/listings/media/rules";
import { routes } from "@/lib/routes/public";
import { entryHref, type SearchEntry } from "@/lib/search/entries";
import {
  activeFilters,
  ignoredLabel,
  interpretationLabel,
  isInterpreted,
  isUnread,
  problemNames,
} from "@/lib/search/labels";
import type { SearchParameter } from "@/lib/search/parameters";
import { toSearchParams } from "@/lib/search/url";
import {
  type Interpretation,
  NO_CRITERIA,
  type SearchCriteria,
  SORT_ORDERS,
} from "@/lib/search-index/criteria";
import { MONTHLY_ASSUMPTION, RANKING, SORT_LABELS, RESULTS as text } from "./copy";
import { SEARCH_FORM } from "./ids";
import { SaveSearch } from "./SaveSearch";

/** Widths of a card's photo beside the map, then without it. */
const CARD_SIZES = `(min-width: 64rem) 28vw, (min-width: 40rem) 50vw, ${PHONE_WIDTH}`;
/** Cards surely in sight when the page opens: more would share the first one's bandwidth. */
const EAGER_CARDS = 1;

interface InSearch {
  entry: SearchEntry;
  criteria: SearchCriteria;
}

/** The search on all of its pages and in any order, as an address has it. */
const searchOf = (criteria: SearchCriteria) =>
  toSearchParams({ ...criteria, cursor: null, sort: "relevance" }).toString();

/** How many there are, in which order, and how to be notified of new ones. */
export function ResultsToolbar({
  entry,
  criteria,
  total,
  interpretation,
}: InSearch & { total: number; interpretation: Interpretation }) {
  const hidden = useHiddenCount(searchOf(criteria));
  return (
    <div className="results-toolbar">
      <p role="status" className="font-semibold">
        {formatCount(total, ...text.count)}
        {hidden > 0 && HIDING.count(hidden)}
      </p>
      <div className="no-print flex items-center gap-1.5">
        <label htmlFor="tri" className="text-small text-ink-soft max-sm:visually-hidden">
          {text.sort}
        </label>
        <select
          id="tri"
          name="sort"
          form={SEARCH_FORM}
          defaultValue={criteria.sort}
          className="sort-select"
        >
          {SORT_ORDERS.map((order) => (
            <option key={order} value={order}>
              {SORT_LABELS[order]}
            </option>
          ))}
        </select>
        <button type="submit" form={SEARCH_FORM} className="only-noscript text-link px-2">
          {text.sortSubmit}
        </button>
      </div>
      <SaveSearch entry={entry} criteria={criteria} interpretation={interpretation} />
    </div>
  );
}

/** The filters in force, each one a link that removes it. */
export function ActiveFilters({
  entry,
  criteria,
  interpretation,
}: InSearch & { interpretation: Interpretation }) {
  const filters = activeFilters(criteria, interpretation);
  if (filters.length === 0) return null;
  return (
    <ul aria-label={text.activeFilters} className="active-filters no-print">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <a href={entryHref(entry, without)} data-live="" aria-label={text.remove(label)}>
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={entryHref(entry, {
            ...NO_CRITERIA,
            location: criteria.location,
            sort: criteria.sort,
          })}
          data-live=""
          className="clear-filters"
        >
          {text.clearAll}
        </a>
      </li>
    </ul>
  );
}

/** On which assumption homes are compared, where they are by what they cost a month. */
export function MonthlyNote({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return <p className="max-w-text text-fine text-ink-soft">{MONTHLY_ASSUMPTION}</p>;
}

/** What the page has to say before its results: parameters ignored, text understood, catalogue loading. */
export function ResultsNotices({
  entry,
  criteria,
  problems,
  interpretation,
  typed,
  complete,
}: InSearch & {
  problems: readonly SearchParameter[];
  interpretation: Interpretation;
  typed: TypedText | null;
  complete: boolean;
}) {
  const { location } = criteria;
  const ignored = ignoredLabel(interpretation);
  return (
    <>
      {!complete && <Callout>{text.loading}</Callout>}
      {problems.length > 0 && (
        <Callout tone="warning" title={text.problemsTitle}>
          <p>{text.problems(problemNames(problems))}</p>
        </Callout>
      )}
      {location !== null && ignored !== null && (
        <IgnoredNotice location={location} ignored={ignored} interpretation={interpretation} />
      )}
      {typed !== null && <TypedNotice entry={entry} criteria={criteria} typed={typed} />}
      {typed === null && location !== null && isInterpreted(location, interpretation) && (
        <p className="text-small text-ink-soft">
          {text.interpretation} :{" "}
          <span className="text-ink">{interpretationLabel(interpretation)}</span>
          {". "}
          <a
            href={entryHref(entry, { ...criteria, location: `"${location}"`, cursor: null })}
            data-live=""
            className="text-link"
          >
            {text.exactly(location)}
          </a>
        </p>
      )}
    </>
  );
}

/** A text that was read as the filters in force. */
export interface TypedText {
  text: string;
  /** The parts of it that were left aside; null where all was understood. */
  ignored: string | null;
}

/** What of a text became no filter, and the way to search for its words as they are. */
function TypedNotice({ entry, criteria, typed }: InSearch & { typed: TypedText }) {
  return (
    <>
      {typed.ignored !== null && (
        <Callout>
          <p className="wrap-anywhere">{text.leftAside(typed.ignored)}</p>
        </Callout>
      )}
      <p className="wrap-anywhere text-small text-ink-soft">
        {text.readAs(typed.text)}.{" "}
        <a
          href={entryHref(entry, {
            ...NO_CRITERIA,
            location: `"${typed.text}"`,
            sort: criteria.sort,
          })}
          data-live=""
          className="text-link"
        >
          {text.exactWords}
        </a>
      </p>
    </>
  );
}

/** What of the text changes nothing to the list: all of it, or some parts. */
function IgnoredNotice({
  location,
  ignored,
  interpretation,
}: {
  location: string;
  ignored: string;
  interpretation: Interpretation;
}) {
  return isUnread(interpretation) ? (
    <Callout tone="warning" title={text.unreadTitle}>
      <p className="wrap-anywhere">{text.unread(location)}</p>
    </Callout>
  ) : (
    <Callout>
      <p className="wrap-anywhere">{text.leftAside(ignored)}</p>
    </Callout>
  );
}

/** The page's listings, and what shows again those that their reader hid. */
export function ResultsList({
  criteria,
  items,
}: {
  criteria: SearchCriteria;
  items: readonly CardFields[];
}) {
  const hidden = useHiddenCount(searchOf(criteria));
  const isShown = useMe(({ showsHidden }) => showsHidden);
  const isBuyer = useMe(({ me }) => me?.hidden !== undefined);
  return (
    <>
      {hidden > 0 && (
        <div className="hidden-notice no-print">
          <button type="button" aria-pressed={isShown} onClick={toggleShown}>
            {text.showHidden}
          </button>
          {isBuyer && (
            <a href={routes.hiddenListings} className="text-link">
              {text.seeHidden}
            </a>
          )}
        </div>
      )}
      <ol aria-label={text.listLabel} className="cards">
        {items.map((listing, index) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            sizes={CARD_SIZES}
            heading="h2"
            eager={index < EAGER_CARDS}
          />
        ))}
      </ol>
    </>
  );
}

/** The way to the next listings, and back to the first ones. */
export function Pagination({
  entry,
  criteria,
  nextCursor,
}: InSearch & { nextCursor: string | null }) {
  const later = criteria.cursor !== null;
  if (!later && nextCursor === null) return null;
  return (
    <nav aria-label={text.pagination} className="no-print flex flex-wrap items-center gap-3">
      {later && (
        <LinkButton href={entryHref(entry, { ...criteria, cursor: null })} variant="secondary">
          <Icon name="arrow-left" />
          {text.restart}
        </LinkButton>
      )}
      {nextCursor !== null ? (
        <LinkButton href={entryHref(entry, { ...criteria, cursor: nextCursor })} rel="next">
          {text.next}
          <Icon name="arrow-right" />
        </LinkButton>
      ) : (
        <p className="text-small text-ink-soft">{text.end}</p>
      )}
    </nav>
  );
}

/** How results are ranked: published where they are shown. */
export function Ranking() {
  return (
    <Disclosure summary={RANKING.title} className="border-y border-line">
      <div className="flex max-w-[34rem] flex-col gap-3 text-small text-ink-soft">
        <p>{RANKING.intro}</p>
        <ul className="ml-5 list-disc space-y-1.5">
          {RANKING.criteria.map((criterion) => (
            <li key={criterion}>{criterion}</li>
          ))}
        </ul>
        <p>{RANKING.underOffer}</p>
      </div>
    </Disclosure>
  );
}
