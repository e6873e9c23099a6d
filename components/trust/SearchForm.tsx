import { TRUST } from "@/components/trust/copy";
import { Button, LinkButton } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";

/** Looks for words in a list, by its address. */
export function SearchForm({
  action,
  here,
  label,
  search,
  clearHref,
}: {
  action: string;
  /** What else the address says: the list that is looked in, its filters and its order. */
  here: Readonly<Record<string, string | null | undefined>>;
  label: string;
  search: string;
  /** The list without the search. */
  clearHref: string;
}) {
  return (
    <search>
      <form action={action} className="flex flex-wrap items-end gap-3">
        {Object.entries(here).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Field id="recherche" label={label} className="min-w-60 grow sm:max-w-md">
          {(control) => (
            <Input type="search" name="q" defaultValue={search} maxLength={100} {...control} />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {TRUST.search}
        </Button>
        {search !== "" && (
          <LinkButton href={clearHref} variant="quiet">
            {TRUST.clear}
          </LinkButton>
        )}
      </form>
    </search>
  );
}
