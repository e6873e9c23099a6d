import { NoData } from "@/components/space/NoData";
import { Button, LinkButton } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";
import { Select, type SelectOption } from "@/components/ui/Select";
import {
  type FilterOption,
  type FilterOptions,
  isFiltered,
  type ListFilter,
  MOST_OPTIONS,
  NO_FILTER,
} from "@/lib/kernel/list-filter";
import { TRUST } from "./copy";
import { LISTS } from "./list-copy";

const NO_OPTIONS: FilterOptions = { loopers: [], communes: [] };

/** What is chosen from: nothing where it would be one thing, which all rows have. */
function choicesOf(options: readonly FilterOption[], chosen: string | null, every: string) {
  if (options.length < 2 && chosen === null) return null;
  const known = chosen === null || options.some(({ id }) => id === chosen);
  return [
    { value: "", label: every },
    ...options.map(({ id, name }) => ({ value: id, label: name })),
    ...(known ? [] : [{ value: chosen, label: LISTS.other }]),
  ];
}

/**
 * Narrows a list of the team to a looper's rows, or a town's, by its address: it works without scripts. What is looked
 * for stands in the same form, so that neither is lost by sending the other.
 */
export function ListFilters({
  action,
  here,
  filter = NO_FILTER,
  options = NO_OPTIONS,
  search,
  communeLabel = LISTS.commune,
  communeHint,
  clearHref,
}: {
  /** The list's address, without what follows. */
  action: string;
  /** What else the address says: the view, the order. Not where it goes on. */
  here: Readonly<Record<string, string | null | undefined>>;
  /** What it is narrowed to, and can be; nothing for a list that is searched alone. */
  filter?: ListFilter;
  options?: FilterOptions;
  /** The words that are looked for, in a list that can be. */
  search?: { label: string; words: string };
  /** What a row has to do with the commune, where it is not in it. */
  communeLabel?: string;
  /** Which communes are offered, where others have rows too. */
  communeHint?: string;
  /** The list without a filter, and without the words. */
  clearHref: string;
}) {
  const selects = [
    {
      name: "looper",
      label: LISTS.looper,
      chosen: filter.looper,
      choices: choicesOf(options.loopers, filter.looper, LISTS.everyLooper),
      hints: [options.loopers.length >= MOST_OPTIONS && LISTS.most],
    },
    {
      name: "commune",
      label: communeLabel,
      chosen: filter.commune,
      choices: choicesOf(options.communes, filter.commune, LISTS.everyCommune),
      hints: [communeHint, options.communes.length >= MOST_OPTIONS && LISTS.most],
    },
  ].filter((each): each is typeof each & { choices: SelectOption[] } => each.choices !== null);
  if (selects.length === 0 && !search) return null;
  const isNarrowed = isFiltered(filter) || (search && search.words !== "");
  return (
    <search aria-label={LISTS.filters}>
      <form action={action} className="flex flex-wrap items-end gap-3">
        {Object.entries(here).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {search && (
          <Field id="recherche" label={search.label} className="min-w-60 grow sm:max-w-md">
            {(control) => (
              <Input
                key={search.words}
                type="search"
                name="q"
                defaultValue={search.words}
                maxLength={100}
                {...control}
              />
            )}
          </Field>
        )}
        {selects.map(({ name, label, chosen, choices, hints }) => (
          <Field
            key={name}
            id={`filtre-${name}`}
            label={label}
            hint={hints.filter(Boolean).join(" ")}
            className="min-w-0 grow basis-48 sm:max-w-72"
          >
            {(control) => (
              // The choice of the address, whatever was chosen before it was left.
              <Select
                key={chosen}
                name={name}
                defaultValue={chosen ?? ""}
                options={choices}
                {...control}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="secondary">
          {search ? TRUST.search : LISTS.apply}
        </Button>
        {isNarrowed && (
          <LinkButton href={clearHref} variant="quiet">
            {search ? TRUST.clear : LISTS.clear}
          </LinkButton>
        )}
      </form>
    </search>
  );
}

/** What stands in place of a list that is narrowed to nothing, with the way back to the whole. */
export function NothingFiltered({ clearHref }: { clearHref: string }) {
  return (
    <NoData
      title={LISTS.nothing}
      actions={
        <LinkButton href={clearHref} variant="secondary">
          {LISTS.clear}
        </LinkButton>
      }
    />
  );
}
