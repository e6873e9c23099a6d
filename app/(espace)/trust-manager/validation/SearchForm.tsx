import { TRUST } from "@/components/trust/copy";
import { Button, LinkButton } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";

/** Looks for words in a list, by its address. */
export function SearchForm({
  action,
  view,
  label,
  search,
  clearHref,
}: {
  action: string;
  /** The list that is looked in. */
  view: string;
  label: string;
  search: string;
  /** The list without the search. */
  clearHref: string;
}) {
  return (
    <search>
      <form action={action} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="filtre" value={view} />
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
