import { ENERGY_CLASSES, type EnergyClass } from "../kernel/property-kinds.ts";

/** The two official labels: DPE arrows from green to red, GES bars from pale to deep violet. */
export type EnergyLabelKind = "dpe" | "ges";

/** Official colours, by class; app/globals.css has the same, for pages. */
export const ENERGY_COLOURS: Readonly<
  Record<EnergyLabelKind, Readonly<Record<EnergyClass, string>>>
> = {
  dpe: {
    A: "#009c6d",
    B: "#52b153",
    C: "#78bd76",
    D: "#f4e70f",
    E: "#f0b50f",
    F: "#eb8235",
    G: "#d7221f",
  },
  ges: {
    A: "#a4dbf8",
    B: "#8cb4d3",
    C: "#7792b1",
    D: "#606f8f",
    E: "#4d5271",
    F: "#393551",
    G: "#281b35",
  },
};

/** The classes whose bar is too dark for dark ink. */
const NEEDS_LIGHT_INK: Readonly<Record<EnergyLabelKind, string>> = { dpe: "G", ges: "DEFG" };

/** Whether a bar's letter is read in light ink. */
export const hasLightInk = (kind: EnergyLabelKind, energyClass: EnergyClass): boolean =>
  NEEDS_LIGHT_INK[kind].includes(energyClass);

/** Sizes in the drawing's units, which are pixels at its natural size. */
const ROW = 20;
const CHOSEN_ROW = 44;
const GAP = 3;
const SHORTEST = 72;
const LONGER = 25;
const LONGER_CHOSEN = 22;

/** The size of a label's drawing: its bars, and room for the figure beside the longest. */
export const ENERGY_LABEL = {
  width: 340,
  height: ROW * 6 + CHOSEN_ROW + GAP * 6,
} as const;

/** One bar of a label. */
export interface EnergyBar {
  letter: EnergyClass;
  isChosen: boolean;
  y: number;
  width: number;
  height: number;
  /** Its outline, as the `d` of a path. */
  path: string;
}

/** The bars of a label as the regulation draws it: the whole ladder, one class standing out. */
export function energyBars(kind: EnergyLabelKind, energyClass: EnergyClass): EnergyBar[] {
  const chosen = ENERGY_CLASSES.indexOf(energyClass);
  return ENERGY_CLASSES.map((letter, row) => {
    const isChosen = row === chosen;
    const y = row * (ROW + GAP) + (row > chosen ? CHOSEN_ROW - ROW : 0);
    const height = isChosen ? CHOSEN_ROW : ROW;
    const width = SHORTEST + row * LONGER + (isChosen ? LONGER_CHOSEN : 0);
    return { letter, isChosen, y, width, height, path: outline(kind, y, width, height) };
  });
}

/** An arrow for the DPE, a bar with a round end for the GES. */
function outline(kind: EnergyLabelKind, y: number, width: number, height: number): string {
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
