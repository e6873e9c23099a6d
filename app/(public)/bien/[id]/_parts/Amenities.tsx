import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { FEATURE_LABELS } from "@/lib/content/common";
import type { Feature } from "@/lib/kernel/property-kinds";
import { LISTING } from "./copy";

const ICONS: Record<Feature, IconName> = {
  balcon: "fence",
  terrasse: "umbrella",
  jardin: "trees",
  piscine: "waves",
  parking: "square-parking",
  garage: "warehouse",
  cave: "wine",
  ascenseur: "arrow-up-down",
  cheminee: "flame",
  parquet: "layers",
  "cuisine-equipee": "cooking-pot",
  climatisation: "air-vent",
  fibre: "wifi",
  interphone: "phone",
  gardien: "concierge-bell",
  "vue-degagee": "binoculars",
  "vue-mer": "sailboat",
  calme: "feather",
  lumineux: "sun",
  traversant: "move-horizontal",
  "plain-pied": "footprints",
  "acces-pmr": "accessibility",
  "double-vitrage": "app-window",
  "pompe-a-chaleur": "heater",
  "panneaux-solaires": "sun-medium",
  renove: "paint-roller",
};

/** What the home offers, each with its picture. */
export function Amenities({ features }: { features: readonly Feature[] }) {
  return (
    <>
      <h3 className="mt-8 text-subheading">{LISTING.details.amenities}</h3>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
        {features.map((feature) => (
          <li key={feature} className="flex items-center gap-3 max-sm:gap-2.5 max-sm:text-small">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
              <Icon name={ICONS[feature]} />
            </span>
            {FEATURE_LABELS[feature]}
          </li>
        ))}
      </ul>
    </>
  );
}
