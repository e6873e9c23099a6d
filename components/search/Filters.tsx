import { FEATURE_LABELS, PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { ENERGY_CLASSES, PROPERTY_TYPES } from "@/lib/kernel/property-kinds";
import { joinWords, shortPriceLabel, shortSizeLabel } from "@/lib/search/labels";
import type { SearchCriteria, SearchFacets } from "@/lib/search-index/criteria";
import { Bounds, type WrongTexts } from "./Bounds";
import { FEATURE_GROUPS, FILTERS } from "./copy";
import { FilterPanel } from "./FilterPanel";
import { Option } from "./Option";
import { PriceRange } from "./PriceRange";

const text = FILTERS;

interface FilterProps {
  criteria: SearchCriteria;
  facets: SearchFacets;
}

/** A filter with fields that are typed in. */
interface TypedFilterProps extends FilterProps {
  wrong: WrongTexts;
}

const unitsOf = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);

export function TypeFilter({ criteria, facets }: FilterProps) {
  const chosen = joinWords(criteria.types.map((type) => PROPERTY_TYPE_LABELS[type]));
  return (
    <FilterPanel id="filtre-type" label={text.type} value={chosen || null}>
      <fieldset>
        <legend>{text.type}</legend>
        <div className="options">
          {PROPERTY_TYPES.map((type) => (
            <Option
              key={type}
              type="checkbox"
              name="type"
              value={type}
              checked={criteria.types.includes(type)}
              count={facets.types[type]}
            >
              {PROPERTY_TYPE_LABELS[type]}
            </Option>
          ))}
        </div>
      </fieldset>
    </FilterPanel>
  );
}

export function PriceFilter({ criteria, facets, wrong }: TypedFilterProps) {
  const { minPriceCents, maxPriceCents } = criteria;
  return (
    <FilterPanel
      id="filtre-prix"
      label={text.price}
      value={shortPriceLabel(minPriceCents, maxPriceCents)}
    >
      <fieldset>
        <legend>{text.priceLegend}</legend>
        <PriceRange
          bands={facets.priceBands}
          min={unitsOf(minPriceCents)}
          max={unitsOf(maxPriceCents)}
          wrong={wrong}
        />
      </fieldset>
    </FilterPanel>
  );
}

export function SizeFilter({ criteria, facets, wrong }: TypedFilterProps) {
  const { minSurfaceDm2, maxSurfaceDm2 } = criteria;
  return (
    <FilterPanel id="filtre-taille" label={text.size} value={shortSizeLabel(criteria)} wide>
      <fieldset>
        <legend>{text.surfaceLegend}</legend>
        <Bounds
          kind="surface"
          fields={[
            {
              name: "minSurface",
              label: text.minSurface,
              hint: text.from,
              value: unitsOf(minSurfaceDm2),
            },
            {
              name: "maxSurface",
              label: text.maxSurface,
              hint: text.to,
              value: unitsOf(maxSurfaceDm2),
            },
          ]}
          wrong={wrong}
        />
      </fieldset>
      <Minimum
        name="minRooms"
        legend={text.rooms}
        value={criteria.minRooms}
        counts={facets.minRooms}
      />
      <Minimum
        name="minBedrooms"
        legend={text.bedrooms}
        value={criteria.minBedrooms}
        counts={facets.minBedrooms}
      />
    </FilterPanel>
  );
}

/** "Any, 1+, 2+…": what a listing must have at least. A higher minimum typed in the address shows too. */
function Minimum({
  name,
  legend,
  value,
  counts,
}: {
  name: string;
  legend: string;
  value: number | null;
  counts: readonly number[];
}) {
  const choices = counts.map((count, index) => ({ minimum: index + 1, count }));
  const beyond = value !== null && value > counts.length;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="cells">
        <Option type="radio" name={name} value="" checked={value === null}>
          {text.any}
        </Option>
        {choices.map(({ minimum, count }) => (
          <Option
            key={minimum}
            type="radio"
            name={name}
            value={String(minimum)}
            checked={value === minimum}
            count={count}
          >
            {`${minimum}+`}
          </Option>
        ))}
        {beyond && (
          <Option type="radio" name={name} value={String(value)} checked>
            {`${value}+`}
          </Option>
        )}
      </div>
    </fieldset>
  );
}

export function EnergyFilter({ criteria, facets }: FilterProps) {
  const { worstEnergy } = criteria;
  return (
    <FilterPanel
      id="filtre-dpe"
      label={text.energy}
      value={worstEnergy === null ? null : text.energyChoice(worstEnergy)}
    >
      <fieldset>
        <legend>{text.energyLegend}</legend>
        <div className="letters">
          {ENERGY_CLASSES.map((energyClass) => (
            <Option
              key={energyClass}
              type="radio"
              name="energy"
              value={energyClass}
              checked={worstEnergy === energyClass}
              count={facets.worstEnergy[energyClass]}
            >
              <span className={`energy-letter energy-${energyClass.toLowerCase()}`}>
                {energyClass}
              </span>
            </Option>
          ))}
          <Option type="radio" name="energy" value="" checked={worstEnergy === null}>
            {text.any}
          </Option>
        </div>
        <p className="filter-hint">{text.energyHint}</p>
      </fieldset>
    </FilterPanel>
  );
}

export function FeatureFilter({ criteria, facets }: FilterProps) {
  const [first] = criteria.features;
  const more = criteria.features.length - 1;
  const value = first && `${FEATURE_LABELS[first]}${more > 0 ? ` +${more}` : ""}`;
  return (
    <FilterPanel id="filtre-equipements" label={text.features} value={value ?? null} wide>
      <p className="filter-hint">{text.featuresHint}</p>
      <div className="feature-groups">
        {FEATURE_GROUPS.map(({ title, features }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {features.map((feature) => (
              <Option
                key={feature}
                type="checkbox"
                name="feature"
                value={feature}
                checked={criteria.features.includes(feature)}
                count={facets.features[feature]}
              >
                {FEATURE_LABELS[feature]}
              </Option>
            ))}
          </fieldset>
        ))}
      </div>
    </FilterPanel>
  );
}
