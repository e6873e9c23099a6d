import { Button } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import type { InboxFilter } from "@/lib/messages/rules";
import { spaceRoutes } from "@/lib/routes/space";
import { MESSAGES } from "./copy";

const COPY = MESSAGES.search;

/** Looks for conversations by contact or property: a form of the address. */
export function SearchForm({
  path,
  filter,
  search,
}: {
  path: string;
  filter: InboxFilter;
  search: string | null;
}) {
  const parameters = filter === "all" ? null : filter;
  return (
    <search>
      <form action={path} className="flex flex-wrap items-end gap-x-3 gap-y-1">
        {parameters && <input type="hidden" name="filtre" value={parameters} />}
        <Field id="recherche" label={COPY.label} className="min-w-0 flex-1">
          {(control) => (
            <Input
              type="search"
              name="q"
              maxLength={100}
              defaultValue={search ?? ""}
              autoComplete="off"
              {...control}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" className="min-h-12">
          <Icon name="search" className="sm:hidden" />
          <span className="max-sm:visually-hidden">{COPY.submit}</span>
        </Button>
        {search && (
          <Link
            href={spaceRoutes.inbox(path, { filter: parameters })}
            className="inline-flex min-h-12 items-center text-brand underline max-sm:w-full"
          >
            {COPY.clear}
          </Link>
        )}
      </form>
    </search>
  );
}
