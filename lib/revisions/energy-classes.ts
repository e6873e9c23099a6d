import { isOverseas } from "../kernel/place.ts";
import { ENERGY_CLASSES, type EnergyClass } from "../kernel/property-kinds.ts";

/** The figures below which a home is of the classes A to F, exclusive. */
type Limits = readonly [number, number, number, number, number, number];

interface Scale {
  /** Primary energy, kWh/m² a year. */
  energy: Limits;
  /** kg CO₂/m² a year. */
  emission: Limits;
}

/** Arrêté du 31 mars 2021 (DPE of homes in mainland France), article 5. */
const SCALE: Scale = { energy: [70, 110, 180, 250, 330, 420], emission: [6, 11, 30, 50, 70, 100] };

/** The same for homes of at most 40 m², by their m²: arrêté du 25 mars 2024, in force since this day. */
const SMALL_SINCE = "2024-07-01";
const SMALL: readonly (readonly [surfaceM2: number, energy: Limits, emission: Limits])[] = [
  [8, [146, 186, 386, 505, 622, 739], [11, 16, 44, 68, 90, 122]],
  [9, [134, 174, 355, 464, 574, 685], [11, 16, 42, 65, 87, 118]],
  [10, [124, 164, 329, 428, 533, 640], [10, 15, 40, 62, 84, 115]],
  [11, [117, 157, 311, 403, 503, 607], [10, 15, 39, 61, 82, 113]],
  [12, [112, 152, 296, 381, 478, 578], [9, 14, 38, 59, 81, 111]],
  [13, [108, 148, 283, 363, 456, 554], [9, 14, 37, 58, 79, 110]],
  [14, [104, 144, 273, 348, 437, 532], [9, 14, 37, 58, 78, 108]],
  [15, [100, 140, 263, 333, 421, 514], [8, 13, 36, 56, 76, 107]],
  [16, [97, 137, 255, 325, 412, 504], [8, 13, 35, 55, 76, 106]],
  [17, [95, 135, 248, 318, 404, 496], [8, 13, 35, 55, 75, 105]],
  [18, [92, 132, 241, 311, 397, 489], [8, 13, 34, 54, 75, 105]],
  [19, [90, 130, 235, 305, 390, 482], [8, 13, 34, 54, 74, 105]],
  [20, [88, 128, 230, 300, 385, 476], [8, 13, 34, 54, 74, 104]],
  [21, [87, 127, 225, 295, 380, 471], [8, 13, 33, 53, 74, 104]],
  [22, [85, 125, 221, 291, 375, 466], [7, 12, 33, 53, 73, 103]],
  [23, [84, 124, 217, 287, 371, 462], [7, 12, 33, 53, 73, 103]],
  [24, [82, 122, 214, 284, 367, 458], [7, 12, 33, 53, 73, 103]],
  [25, [81, 121, 210, 280, 363, 454], [7, 12, 32, 52, 73, 103]],
  [26, [80, 120, 207, 277, 360, 451], [7, 12, 32, 52, 72, 103]],
  [27, [79, 119, 204, 274, 357, 447], [7, 12, 32, 52, 72, 102]],
  [28, [78, 118, 202, 272, 354, 444], [7, 12, 32, 52, 72, 102]],
  [29, [77, 117, 199, 269, 351, 442], [7, 12, 32, 52, 72, 102]],
  [30, [76, 116, 197, 267, 349, 439], [7, 12, 32, 52, 72, 102]],
  [31, [76, 116, 195, 265, 346, 437], [7, 12, 31, 51, 72, 102]],
  [32, [75, 115, 193, 263, 344, 434], [7, 12, 31, 51, 71, 101]],
  [33, [74, 114, 191, 261, 342, 432], [7, 12, 31, 51, 71, 101]],
  [34, [74, 114, 189, 259, 340, 430], [7, 12, 31, 51, 71, 101]],
  [35, [73, 113, 188, 258, 338, 428], [7, 12, 31, 51, 71, 101]],
  [36, [72, 112, 186, 256, 337, 427], [7, 12, 31, 51, 71, 101]],
  [37, [72, 112, 185, 255, 335, 425], [7, 12, 31, 51, 71, 101]],
  [38, [71, 111, 183, 253, 333, 423], [7, 12, 31, 51, 71, 101]],
  [39, [71, 111, 182, 252, 332, 422], [7, 12, 31, 51, 71, 101]],
  [40, [70, 110, 180, 250, 330, 420], [6, 11, 30, 50, 70, 100]],
];
const SMALLEST_M2 = 8;
const SMALL_M2 = 40;

/**
 * Departments of the zones H1b, H1c and H2d that reach above 800 m, where the limits from E on are higher. How high a
 * home stands is not known: there E, F and G count as one.
 */
const HIGH_DEPARTMENTS = new Set([
  ...["57", "58", "67", "68", "70", "88", "90"],
  ...[
    "01",
    "03",
    "05",
    "15",
    "19",
    "23",
    "25",
    "38",
    "39",
    "42",
    "43",
    "63",
    "69",
    "71",
    "73",
    "74",
  ],
  ...["04", "07", "26", "48", "84"],
]);

/** How far the surface of a DPE, with its heated annexes, may be from the one that a listing says. */
const SURFACE_SHARE = 0.1;

/** A DPE prints whole figures, some rounded and some cut: what one of them may stand for. */
const figuresOf = (figure: number) => [figure - 0.5, figure + 0.99];

/** The class of a figure on one of the two scales. */
export function classAt(figure: number, limits: Limits): EnergyClass {
  const at = limits.findIndex((limit) => figure < limit);
  return ENERGY_CLASSES[at === -1 ? limits.length : at] ?? "G";
}

/** The limits by which a DPE of today is made, of a home of that surface. */
export function scaleOf(surfaceDm2: number): Scale {
  const m2 = Math.max(SMALLEST_M2, Math.round(surfaceDm2 / 100));
  const [, energy, emission] = SMALL.find(([surfaceM2]) => surfaceM2 === m2) ?? [];
  return energy && emission ? { energy, emission } : SCALE;
}

export const worse = (a: EnergyClass, b: EnergyClass): EnergyClass => (a > b ? a : b);

/** The scales that a DPE may have been made by. */
function scalesOf(surfaceDm2: number, doneOn: string): Scale[] {
  const least = Math.round((surfaceDm2 / 100) * (1 - SURFACE_SHARE));
  const most = Math.round((surfaceDm2 / 100) * (1 + SURFACE_SHARE));
  const small = SMALL.filter(
    ([m2]) => m2 >= Math.max(SMALLEST_M2, least) && m2 <= Math.max(SMALLEST_M2, most),
  ).map(([, energy, emission]) => ({ energy, emission }));
  // One of before has the old limits, unless its owner fetched the certificate of the new ones.
  return most > SMALL_M2 || doneOn < SMALL_SINCE ? [SCALE, ...small] : small;
}

/** What a DPE says in figures, and of what home. */
export interface DpeFigures {
  energyUse: number;
  ghgEmission: number;
  surfaceDm2: number;
  /** Civil day. */
  doneOn: string;
  communeCode: string;
}

/** The classes that the figures of a DPE allow, the best first; null where the limits are not ours to know. */
export interface AllowedClasses {
  /** By the worse of both figures. */
  energy: EnergyClass[];
  /** By the emissions alone. */
  ghg: EnergyClass[];
}

export function allowedClasses(figures: DpeFigures): AllowedClasses | null {
  const { energyUse, ghgEmission, surfaceDm2, doneOn, communeCode } = figures;
  // Overseas, DPE have limits of their own.
  if (isOverseas(communeCode)) return null;
  const energy = new Set<EnergyClass>();
  const ghg = new Set<EnergyClass>();
  for (const scale of scalesOf(surfaceDm2, doneOn)) {
    for (const emission of figuresOf(ghgEmission)) {
      const emitted = classAt(emission, scale.emission);
      ghg.add(emitted);
      for (const use of figuresOf(energyUse)) {
        energy.add(worse(emitted, classAt(use, scale.energy)));
      }
    }
  }
  const isHigh = HIGH_DEPARTMENTS.has(communeCode.slice(0, 2));
  const listed = (classes: ReadonlySet<EnergyClass>) =>
    ENERGY_CLASSES.filter(
      (each) =>
        classes.has(each) || (isHigh && each >= "E" && [...classes].some((other) => other >= "E")),
    );
  return { energy: listed(energy), ghg: listed(ghg) };
}
