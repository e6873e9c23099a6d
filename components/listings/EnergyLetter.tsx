import { CARD } from "@/lib/content/common";
import type { EnergyClass } from "@/lib/kernel/property-kinds";

/** The DPE class in its official colour, for a card: the arrow of the label, in small. */
export function EnergyLetter({ energyClass }: { energyClass: EnergyClass }) {
  return (
    <span
      role="img"
      aria-label={CARD.energy(energyClass)}
      className={`dpe-tag dpe-tag-${energyClass.toLowerCase()}`}
    >
      {energyClass}
    </span>
  );
}
