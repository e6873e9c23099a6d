export type Species =
  | "plane"
  | "lime"
  | "oak"
  | "birch"
  | "olive"
  | "cypress"
  | "poplar"
  | "pine"
  | "fir"
  | "palm"
  | "blossom"
  | "mimosa"
  | "maple"
  | "shrub";

export interface Habit {
  /** Foliage and bark; several foliages give trees of one kind their differences. */
  foliage: readonly [string, ...string[]];
  bark: string;
  /** Share of the height where foliage starts, and width as a share of the height. */
  clear: number;
  spread: number;
  shape: "round" | "column" | "flame" | "parasol" | "tiers" | "airy";
}

export const HABITS: Record<Exclude<Species, "palm">, Habit> = {
  plane: {
    foliage: ["#7d9a56", "#8fa65a", "#6f9160"],
    bark: "#b8a98c",
    clear: 0.34,
    spread: 0.74,
    shape: "round",
  },
  lime: {
    foliage: ["#6c9157", "#7fa05b", "#86a35e"],
    bark: "#6e5a4b",
    clear: 0.26,
    spread: 0.56,
    shape: "round",
  },
  oak: {
    foliage: ["#5f8452", "#6f8d4f", "#557a55"],
    bark: "#63503f",
    clear: 0.28,
    spread: 0.9,
    shape: "round",
  },
  birch: {
    foliage: ["#9bb168", "#a9b76a"],
    bark: "#e4ddcd",
    clear: 0.22,
    spread: 0.44,
    shape: "airy",
  },
  olive: {
    foliage: ["#93a184", "#a2ab88", "#859a80"],
    bark: "#7b6a58",
    clear: 0.3,
    spread: 0.95,
    shape: "airy",
  },
  cypress: {
    foliage: ["#3f6a50", "#4a7352", "#37604f"],
    bark: "#5d4b3c",
    clear: 0.05,
    spread: 0.17,
    shape: "flame",
  },
  poplar: {
    foliage: ["#84a05c", "#92a85d"],
    bark: "#6e5f4f",
    clear: 0.1,
    spread: 0.22,
    shape: "column",
  },
  pine: {
    foliage: ["#4c7a55", "#5b8558", "#447354"],
    bark: "#9a6648",
    clear: 0.62,
    spread: 0.86,
    shape: "parasol",
  },
  fir: {
    foliage: ["#3c6757", "#47725a", "#345e57"],
    bark: "#5a4636",
    clear: 0.08,
    spread: 0.4,
    shape: "tiers",
  },
  blossom: {
    foliage: ["#efb9b6", "#f4cfc6", "#eba6ad"],
    bark: "#5f4a45",
    clear: 0.3,
    spread: 0.84,
    shape: "round",
  },
  mimosa: {
    foliage: ["#f0bd3c", "#f3c956"],
    bark: "#75624f",
    clear: 0.28,
    spread: 0.8,
    shape: "airy",
  },
  maple: {
    foliage: ["#d0713c", "#dc8a3f", "#c45a3a"],
    bark: "#5d4a40",
    clear: 0.28,
    spread: 0.74,
    shape: "round",
  },
  shrub: {
    foliage: ["#6f9058", "#7f9a5c", "#5f8559"],
    bark: "#5d4b3c",
    clear: 0,
    spread: 1.3,
    shape: "round",
  },
};

/** Width of a species' crown as a share of its height: how much room it takes. */
export function spreadOf(species: Species): number {
  return species === "palm" ? 0.6 : HABITS[species].spread;
}
