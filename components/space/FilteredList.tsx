import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/Button";
import { spaceRoutes } from "@/lib/routes/space";
import { More } from "./More";
import { NoData } from "./NoData";
import { Tabs } from "./Tabs";

/** The words of a list that is seen in several views. */
interface ListCopy<Filter extends string> {
  filters: { label: string; names: Record<Filter, string> };
  /** What the list is called. */
  list: string;
  /** What leads from an empty view to the whole list. */
  showAll: string;
  more: string;
}

interface FilteredListProps<Filter extends string> {
  copy: ListCopy<Filter>;
  /** The address of the page, which the views add to. */
  path: string;
  filters: readonly Filter[];
  view: { filter: Filter; counts: Record<Filter, number>; nextCursor: string | null };
  /** What a view says that holds nothing, while the list does. */
  empty: { title: string; text: string };
  /** The list's items; none for an empty view. */
  items: readonly ReactNode[];
  className?: string;
}

/** A list seen in views, of which "all" is the page itself, and the way to what follows. */
export function FilteredList<Filter extends string>({
  copy,
  path,
  filters,
  view: { filter, counts, nextCursor },
  empty,
  items,
  className = "flex flex-col gap-3",
}: FilteredListProps<Filter>) {
  return (
    <>
      <Tabs
        label={copy.filters.label}
        tabs={filters.map((each) => ({
          label: copy.filters.names[each],
          href: spaceRoutes.list(path, { filter: each === "all" ? undefined : each }),
          count: counts[each],
          current: each === filter,
        }))}
      />
      {items.length > 0 ? (
        <ul aria-label={copy.list} className={className}>
          {items}
        </ul>
      ) : (
        <NoData
          title={empty.title}
          actions={
            <LinkButton variant="secondary" href={path}>
              {copy.showAll}
            </LinkButton>
          }
        >
          <p>{empty.text}</p>
        </NoData>
      )}
      <More href={nextCursor && spaceRoutes.list(path, { filter, after: nextCursor })}>
        {copy.more}
      </More>
    </>
  );
}
