import { Button } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";
import { Link } from "@/components/ui/Link";
import { Select } from "@/components/ui/Select";
import { LEAD_ORDERS, type LeadsView } from "@/lib/leads/views";
import { leadsRoute } from "@/lib/routes/leads";
import { spaceRoutes } from "@/lib/routes/space";
import { LEADS } from "./copy";

const COPY = LEADS.search;

/** Looks for leads by name or listing, and sorts them: a form of the address. */
export function LeadSearch({ status, search, order }: LeadsView) {
  return (
    <search>
      <form
        action={spaceRoutes.ambassador.leads}
        className="flex flex-wrap items-end gap-x-3 gap-y-2"
      >
        {status && <input type="hidden" name="filtre" value={status} />}
        <Field id="recherche" label={COPY.label} className="min-w-56 flex-1">
          {(control) => (
            <Input
              type="search"
              name="q"
              maxLength={100}
              defaultValue={search}
              autoComplete="off"
              {...control}
            />
          )}
        </Field>
        <Field id="tri" label={COPY.order}>
          {(control) => (
            <Select
              name="tri"
              defaultValue={order}
              options={LEAD_ORDERS.map((each) => ({ value: each, label: COPY.orders[each] }))}
              {...control}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" className="min-h-12">
          {COPY.submit}
        </Button>
        {search !== "" && (
          <Link
            href={leadsRoute({ status })}
            className="inline-flex min-h-12 items-center text-brand underline max-sm:w-full"
          >
            {COPY.clear}
          </Link>
        )}
      </form>
    </search>
  );
}
