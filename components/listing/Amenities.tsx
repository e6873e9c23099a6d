import {
  Accessibility,
  AirVent,
  AppWindow,
  ArrowUpDown,
  Binoculars,
  ConciergeBell,
  CookingPot,
  Feather,
  Fence,
  Flame,
  Footprints,
  Heater,
  Layers,
  type LucideIcon,
  MoveHorizontal,
  PaintRoller,
  Phone,
  Sailboat,
  SquareParking,
  Sun,
  SunMedium,
  Trees,
  Umbrella,
  Warehouse,
  Waves,
  Wifi,
  Wine,
} from "lucide-react";
import { FEATURE_LABELS } from "@/lib/content/fr/common";
import { LISTING } from "@/lib/content/fr/listing";
import type { Feature } from "@/lib/listings/kinds";

const ICONS: Record<Feature, LucideIcon> = {
  balcon: Fence,
  terrasse: Umbrella,
  jardin: Trees,
  piscine: Waves,
  parking: SquareParking,
  garage: Warehouse,
  cave: Wine,
  ascenseur: ArrowUpDown,
  cheminee: Flame,
  parquet: Layers,
  "cuisine-equipee": CookingPot,
  climatisation: AirVent,
  fibre: Wifi,
  interphone: Phone,
  gardien: ConciergeBell,
  "vue-degagee": Binoculars,
  "vue-mer": Sailboat,
  calme: Feather,
  lumineux: Sun,
  traversant: MoveHorizontal,
  "plain-pied": Footprints,
  "acces-pmr": Accessibility,
  "double-vitrage": AppWindow,
  "pompe-a-chaleur": Heater,
  "panneaux-solaires": SunMedium,
  renove: PaintRoller,
};

/** What the home offers, each with its picture. */
export function Amenities({ features }: { features: readonly Feature[] }) {
  return (
    <>
      <h3 className="mt-8 text-subheading">{LISTING.details.amenities}</h3>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
        {features.map((feature) => {
          const Icon = ICONS[feature];
          return (
            <li key={feature} className="flex items-center gap-3 max-sm:gap-2.5 max-sm:text-small">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
                <Icon className="size-5" />
              </span>
              {FEATURE_LABELS[feature]}
            </li>
          );
        })}
      </ul>
    </>
  );
}
