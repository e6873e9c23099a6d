import { cx } from "@/components/ui/cx";
import { CARD } from "@/lib/content/fr/common";
import type { EnergyClass } from "@/lib/listings/kinds";

const COLOURS: Record<EnergyClass, string> = {
  A: "bg-energy-a text-on-energy-light",
  B: "bg-energy-b text-on-energy-light",
  C: "bg-energy-c text-on-energy-light",
  D: "bg-energy-d text-on-energy-light",
  E: "bg-energy-e text-on-energy-light",
  F: "bg-energy-f text-on-energy-light",
  G: "bg-energy-g text-on-energy-dark",
};

/** The DPE class in its official colour, for a card: the arrow of the label, in small. */
export function EnergyLetter({
  energyClass,
  className,
}: {
  energyClass: EnergyClass;
  className?: string;
}) {
  return (
    <span
      className={cx(
        "inline-flex h-6 items-center rounded-l-sm pr-3 pl-2 text-fine leading-none font-bold",
        "[clip-path:polygon(0_0,calc(100%-0.5rem)_0,100%_50%,calc(100%-0.5rem)_100%,0_100%)]",
        "forced-color-adjust-none",
        COLOURS[energyClass],
        className,
      )}
    >
      <span className="visually-hidden">{CARD.energy(energyClass)}</span>
      <span aria-hidden="true">{energyClass}</span>
    </span>
  );
}
