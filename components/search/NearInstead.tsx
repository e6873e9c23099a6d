import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { formatCount } from "@/lib/kernel/format";
import type { CardFields } from "@/lib/listings/card-fields";
import { entryHref, type SearchEntry } from "@/lib/search/entries";
import type { SearchCriteria } from "@/lib/search-index/criteria";
import { NEAR } from "./copy";
import { ResultsList } from "./Results";

/** The homes of a place, where none has the words that were written beside its name. */
export interface NearView {
  items: CardFields[];
  total: number;
  criteria: SearchCriteria;
  /** The words that no home there has. */
  words: string;
  /** "à Lyon". */
  where: string;
}

/**
 * Says that none of ours is in a neighbourhood (or has whatever the words name), and shows what is near it instead of
 * nothing.
 */
export function NearInstead({
  entry,
  near: { items, total, criteria, words, where },
}: {
  entry: SearchEntry;
  near: NearView;
}) {
  return (
    <>
      <Callout title={NEAR.title(words, where)}>
        <p>{NEAR.lead(where)}</p>
      </Callout>
      <ResultsList criteria={criteria} items={items} />
      {total > items.length && (
        <LinkButton href={entryHref(entry, criteria)} className="self-start">
          {NEAR.all(formatCount(total, "bien", "biens"))}
          <Icon name="arrow-right" />
        </LinkButton>
      )}
    </>
  );
}
