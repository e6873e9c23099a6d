import { PlaceField } from "@/components/search/PlaceField";
import { Button } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Field } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { Select } from "@/components/ui/Select";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatPrice } from "@/lib/kernel/format";
import { PROPERTY_TYPES } from "@/lib/kernel/property-kinds";
import { routes } from "@/lib/routes/public";
import { MAX_LOCATION_LENGTH } from "@/lib/search-index/criteria";
import { HOME } from "./copy";

const { search } = HOME;

const PLACE = "recherche-lieu";

const TYPES = [
  { value: "", label: search.anyType },
  ...PROPERTY_TYPES.map((type) => ({ value: type, label: PROPERTY_TYPE_LABELS[type] })),
];

const MOST_ROOMS = 5;

const ROOMS = [
  { value: "", label: search.anyRooms },
  ...Array.from({ length: MOST_ROOMS }, (_, index) => ({
    value: String(index + 1),
    label: search.roomsAndMore(index + 1),
  })),
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

/** Two choices beside each other on a phone: whole words fit in the narrowest. */
const CHOICE = "max-sm:pr-7 max-sm:pl-2.5";

/** The home page's search: a plain form whose answer is the search page, with the search page's own field. */
export function SearchForm({ className }: { className?: string }) {
  return (
    <search aria-label={search.label} className={className}>
      <form
        action={routes.search}
        className={cx(
          "grid grid-cols-2 gap-x-2 gap-y-3 rounded-card border border-line bg-surface p-4 shadow-float sm:grid-cols-3 sm:gap-4 sm:p-5",
          "lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-end",
        )}
      >
        <div className="max-lg:col-span-full">
          <label htmlFor={PLACE} className="mb-1.5 block font-semibold">
            {search.location}
          </label>
          <PlaceField
            id={PLACE}
            label={search.location}
            placeholder={search.locationPlaceholder}
            defaultValue=""
            maxLength={MAX_LOCATION_LENGTH}
            around
          />
        </div>
        <Field id="recherche-type" label={search.type}>
          {(control) => <Select name="type" className={CHOICE} options={TYPES} {...control} />}
        </Field>
        <Field id="recherche-pieces" label={search.rooms}>
          {(control) => <Select name="minRooms" className={CHOICE} options={ROOMS} {...control} />}
        </Field>
        <Field id="recherche-budget" label={search.budget}>
          {(control) => (
            <Select name="budget" className={CHOICE} options={BUDGET_OPTIONS} {...control} />
          )}
        </Field>
        {/* Filled in by the search around oneself. */}
        <input type="hidden" name="bbox" defaultValue="" />
        <Button type="submit" className="min-h-12 self-end sm:max-lg:col-span-full">
          <Icon name="search" />
          {search.submit}
        </Button>
      </form>
    </search>
  );
}
