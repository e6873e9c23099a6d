import type { EnergyClass } from "@/lib/kernel/property-kinds";
import {
  ENERGY_LABEL,
  type EnergyLabelKind,
  energyBars,
  hasLightInk,
} from "@/lib/listings/energy-label";

/** The classes of Tailwind that fill each bar. */
const FILLS: Record<EnergyLabelKind, Record<EnergyClass, string>> = {
  dpe: {
    A: "fill-energy-a",
    B: "fill-energy-b",
    C: "fill-energy-c",
    D: "fill-energy-d",
    E: "fill-energy-e",
    F: "fill-energy-f",
    G: "fill-energy-g",
  },
  ges: {
    A: "fill-ghg-a",
    B: "fill-ghg-b",
    C: "fill-ghg-c",
    D: "fill-ghg-d",
    E: "fill-ghg-e",
    F: "fill-ghg-f",
    G: "fill-ghg-g",
  },
};

interface EnergyScaleProps {
  kind: EnergyLabelKind;
  energyClass: EnergyClass;
  /** The figure behind the class, and its unit. */
  value: string | null;
  unit: string;
  /** The whole label in words. */
  label: string;
}

/** One label as the regulation draws it: the whole ladder, the listing's class standing out. */
export function EnergyScale({ kind, energyClass, value, unit, label }: EnergyScaleProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${ENERGY_LABEL.width} ${ENERGY_LABEL.height}`}
      className="block h-auto w-full max-w-92 forced-color-adjust-none"
    >
      {energyBars(kind, energyClass).map(({ letter, isChosen, y, width, height, path }) => {
        const ink = hasLightInk(kind, letter) ? "fill-on-energy-dark" : "fill-on-energy-light";
        return (
          <g key={letter}>
            <path
              d={path}
              // The darkest bars would sink into a dark page.
              className={`${FILLS[kind][letter]} ${kind === "ges" ? "stroke-line-strong" : ""}`}
              strokeWidth={0.75}
            />
            <text
              x={isChosen ? 14 : 10}
              y={y + height / 2}
              dominantBaseline="central"
              className={`${ink} font-display font-bold ${isChosen ? "text-[1.75rem]" : "text-[0.8125rem]"}`}
            >
              {letter}
            </text>
            {isChosen && (
              <text x={width + 12} y={y + (value ? 17 : height / 2)} className="fill-ink">
                {value && (
                  <tspan
                    dominantBaseline="central"
                    className="font-display text-[1.5rem] font-bold"
                  >
                    {value}
                  </tspan>
                )}
                {value && (
                  <tspan x={width + 12} dy="22" className="text-[0.75rem]">
                    {unit}
                  </tspan>
                )}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
