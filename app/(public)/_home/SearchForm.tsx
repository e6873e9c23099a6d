import { Button } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Field, Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { Select } from "@/components/ui/Select";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatPrice } from "@/lib/kernel/format";
import { PROPERTY_TYPES } from "@/lib/kernel/property-kinds";
import { routes } from "@/lib/routes/public";
import { MAX_LOCATION_LENGTH } from "@/lib/search-index/criteria";
import { HOME } from "./copy";

const { search } = HOME;

const TYPES = [
  { value: "", label: search.anyType },
  ...PROPERTY_TYPES.map((type) => ({ value: type, label: PROPERTY_TYPE_LABELS[type] })),
];

/** Maxima in euros; the last choice of the list is a minimum (decision 0014). */
const BUDGETS = [200_000, 300_000, 400_000] as const;
const OPEN_BUDGET = 500_000;

const euros = (amount: number) => formatPrice(amount * 100);

const BUDGET_OPTIONS = [
  { value: "", label: search.anyBudget },
  ...BUDGETS.map((amount) => ({ value: String(amount), label: euros(amount) })),
  { value: `${OPEN_BUDGET}+`, label: search.budgetAndMore(euros(OPEN_BUDGET)) },
];

/** The home page's search: a plain form whose answer is the search page. */
export function SearchForm({ className }: { className?: string }) {
  return (
    <search aria-label={search.label} className={className}>
      <form
        action={routes.search}
        className={cx(
          "grid gap-4 rounded-card border border-line bg-surface p-4 shadow-float sm:p-5",
          "sm:grid-cols-2 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-end",
        )}
      >
        <Field id="recherche-lieu" label={search.location} className="sm:max-lg:col-span-2">
          {(control) => (
            <Input
              type="search"
              name="location"
              placeholder={search.locationPlaceholder}
              maxLength={MAX_LOCATION_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
              {...control}
            />
          )}
        </Field>
        <Field id="recherche-type" label={search.type}>
          {(control) => <Select name="type" options={TYPES} {...control} />}
        </Field>
        <Field id="recherche-budget" label={search.budget}>
          {(control) => <Select name="budget" options={BUDGET_OPTIONS} {...control} />}
        </Field>
        <Button type="submit" className="min-h-12 sm:max-lg:col-span-2">
          <Icon name="search" />
          {search.submit}
        </Button>
      </form>
    </search>
  );
}
