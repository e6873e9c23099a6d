import { ENERGY_CLASSES, type EnergyClass } from "@/lib/kernel/property-kinds";

/** The two official labels: DPE arrows from green to red, GES bars from pale to deep violet. */
export type EnergyScaleKind = "dpe" | "ges";

/** Official colours, and the ink that reads on each. */
const LOOKS: Record<EnergyScaleKind, Record<EnergyClass, readonly [bar: string, ink: string]>> = {
  dpe: {
    A: ["fill-energy-a", "fill-on-energy-light"],
    B: ["fill-energy-b", "fill-on-energy-light"],
    C: ["fill-energy-c", "fill-on-energy-light"],
    D: ["fill-energy-d", "fill-on-energy-light"],
    E: ["fill-energy-e", "fill-on-energy-light"],
    F: ["fill-energy-f", "fill-on-energy-light"],
    G: ["fill-energy-g", "fill-on-energy-dark"],
  },
  ges: {
    A: ["fill-ghg-a", "fill-on-energy-light"],
    B: ["fill-ghg-b", "fill-on-energy-light"],
    C: ["fill-ghg-c", "fill-on-energy-light"],
    D: ["fill-ghg-d", "fill-on-energy-dark"],
    E: ["fill-ghg-e", "fill-on-energy-dark"],
    F: ["fill-ghg-f", "fill-on-energy-dark"],
    G: ["fill-ghg-g", "fill-on-energy-dark"],
  },
};

/** Sizes in the drawing's units, which are pixels at its natural size. */
const WIDTH = 340;
const ROW = 20;
const CHOSEN_ROW = 44;
const GAP = 3;
const SHORTEST = 72;
const LONGER = 25;
const HEIGHT = ROW * 6 + CHOSEN_ROW + GAP * 6;

interface EnergyScaleProps {
  kind: EnergyScaleKind;
  energyClass: EnergyClass;
  /** The figure behind the class, and its unit. */
  value: string | null;
  unit: string;
  /** The whole label in words. */
  label: string;
}

/** One label as the regulation draws it: the whole ladder, the listing's class standing out. */
export function EnergyScale({ kind, energyClass, value, unit, label }: EnergyScaleProps) {
  const chosen = ENERGY_CLASSES.indexOf(energyClass);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block h-auto w-full max-w-92 forced-color-adjust-none"
    >
      {ENERGY_CLASSES.map((letter, row) => {
        const y = row * (ROW + GAP) + (row > chosen ? CHOSEN_ROW - ROW : 0);
        const isChosen = row === chosen;
        const height = isChosen ? CHOSEN_ROW : ROW;
        const width = SHORTEST + row * LONGER + (isChosen ? 22 : 0);
        const [bar, ink] = LOOKS[kind][letter];
        return (
          <g key={letter}>
            <path
              d={shape(kind, y, width, height)}
              // The darkest bars would sink into a dark page.
              className={`${bar} ${kind === "ges" ? "stroke-line-strong" : ""}`}
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

/** An arrow for the DPE, a bar with a round end for the GES. */
function shape(kind: EnergyScaleKind, y: number, width: number, height: number): string {
  const half = height / 2;
  const corner = 3;
  const left = `v${2 * corner - height} q0,${-corner} ${corner},${-corner} z`;
  const start = `M${corner},${y}`;
  const foot = `H${corner} q${-corner},0 ${-corner},${-corner} ${left}`;
  if (kind === "dpe") {
    const tip = Math.min(half, 14);
    return `${start} H${width - tip} L${width},${y + half} L${width - tip},${y + height} ${foot}`;
  }
  return `${start} H${width - half} a${half},${half} 0 0 1 0,${height} ${foot}`;
}
