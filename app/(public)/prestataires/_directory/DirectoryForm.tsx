import { PlaceField } from "@/components/search/PlaceField";
import { Button } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { Select } from "@/components/ui/Select";
import { PROVIDER_TYPE_SLUGS, PROVIDER_TYPES } from "@/lib/kernel/provider-kinds";
import { PRICE_UNITS, PROVIDER_AVAILABILITIES, PROVIDER_SORTS } from "@/lib/providers/rules";
import { FILTER_WORDS } from "@/lib/providers/schemas";
import { providerRoutes } from "@/lib/routes/providers";
import { communeText } from "@/lib/search/places/rules";
import { MAX_LOCATION_LENGTH } from "@/lib/search-index/criteria";
import { DIRECTORY } from "../copy";
import type { LoadedDirectory } from "../load";

/** Places that one commune answers for. */
const PLACES = ["commune", "postalCode"] as const;

function optionsOf<Value extends string>(
  none: string,
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
  labels: Readonly<Record<Value, string>>,
) {
  const options = values.map((value) => ({ value: words[value], label: labels[value] }));
  return [{ value: "", label: none }, ...options];
}

/** Who is looked for and where, how soon and at what kind of price: a form of the address. */
export function DirectoryForm({ directory }: { directory: LoadedDirectory }) {
  const { type, commune, home, filters, text } = directory;
  const { availability, unit, sort } = filters;
  const selects = [
    {
      name: "disponibilite",
      label: DIRECTORY.availability,
      value: availability && FILTER_WORDS.availability[availability],
      options: optionsOf(
        DIRECTORY.anyAvailability,
        PROVIDER_AVAILABILITIES,
        FILTER_WORDS.availability,
        DIRECTORY.availabilities,
      ),
    },
    {
      name: "tarif",
      label: DIRECTORY.unit,
      value: unit && FILTER_WORDS.unit[unit],
      options: optionsOf(DIRECTORY.anyUnit, PRICE_UNITS, FILTER_WORDS.unit, DIRECTORY.units),
    },
    {
      name: "tri",
      label: DIRECTORY.sort,
      value: sort && FILTER_WORDS.sort[sort],
      options: optionsOf(DIRECTORY.defaultSort, PROVIDER_SORTS, FILTER_WORDS.sort, DIRECTORY.sorts),
    },
  ];
  return (
    <search aria-label={DIRECTORY.form}>
      <form
        action={providerRoutes.all}
        className="grid items-end gap-4 rounded-card bg-sunken p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-4"
      >
        {home && <input type="hidden" name="bien" value={home} />}
        <Field id="metier" label={DIRECTORY.trade} className="lg:col-span-2">
          {(control) => (
            <Select
              {...control}
              name="metier"
              defaultValue={type === null ? "" : PROVIDER_TYPE_SLUGS[type]}
              options={optionsOf(
                DIRECTORY.anyTrade,
                PROVIDER_TYPES,
                PROVIDER_TYPE_SLUGS,
                DIRECTORY.plurals,
              )}
            />
          )}
        </Field>
        <div className="min-w-0 lg:col-span-2">
          <label htmlFor="lieu" className="mb-1.5 block text-small font-semibold">
            {DIRECTORY.place}
          </label>
          <PlaceField
            id="lieu"
            label={DIRECTORY.place}
            placeholder={DIRECTORY.placeholder}
            kinds={PLACES}
            defaultValue={commune ? communeText(commune) : text}
            maxLength={MAX_LOCATION_LENGTH}
          />
        </div>
        {selects.map(({ name, label, value, options }) => (
          <Field key={name} id={name} label={label}>
            {(control) => (
              <Select {...control} name={name} defaultValue={value ?? ""} options={options} />
            )}
          </Field>
        ))}
        <Button type="submit" className="min-h-12">
          {DIRECTORY.submit}
        </Button>
      </form>
    </search>
  );
}
