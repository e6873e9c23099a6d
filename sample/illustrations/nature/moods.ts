import { mix, type Rgb } from "../engine/colour.ts";
import { unit } from "../engine/geometry.ts";
import type { Light } from "../engine/light.ts";

/** A time of day: its sky, its light, what clouds and distance look like. */
export interface Mood {
  name: string;
  /** Sky colours from the top of the picture to the horizon. */
  sky: readonly [string, string, string];
  sun: Rgb;
  ambient: Rgb;
  night: number;
  haze: string;
  /** Lit and shaded sides of clouds; null: a bare sky. */
  cloud: readonly [lit: string, shaded: string] | null;
  /** Height of the sun in degrees: low suns give long shadows. */
  altitude: readonly [low: number, high: number];
}

export const MOODS = {
  morning: {
    name: "matin",
    sky: ["#8fc1cd", "#c7dcd4", "#f6e6c8"],
    sun: [0.62, 0.53, 0.37],
    ambient: [0.38, 0.43, 0.55],
    night: 0,
    haze: "#dfe4da",
    cloud: ["#fff8e8", "#e6e3d8"],
    altitude: [30, 40],
  },
  noon: {
    name: "plein jour",
    sky: ["#4d9fc4", "#85c1d6", "#cfe5e2"],
    sun: [0.6, 0.55, 0.45],
    ambient: [0.37, 0.44, 0.57],
    night: 0,
    haze: "#cfe0e2",
    cloud: ["#ffffff", "#dbe7ea"],
    altitude: [40, 50],
  },
  azure: {
    name: "grand bleu",
    sky: ["#1f7fb0", "#4aa3c8", "#a9d6dc"],
    sun: [0.68, 0.59, 0.44],
    ambient: [0.32, 0.4, 0.55],
    night: 0,
    haze: "#b9d6dc",
    cloud: null,
    altitude: [38, 48],
  },
  poster: {
    name: "ciel crème",
    sky: ["#f3e3bf", "#f7ead0", "#fbf1de"],
    sun: [0.62, 0.54, 0.38],
    ambient: [0.39, 0.43, 0.53],
    night: 0,
    haze: "#f0e6d0",
    cloud: ["#fffaf0", "#f4dfb8"],
    altitude: [34, 44],
  },
  turquoise: {
    name: "ciel turquoise",
    sky: ["#5fb3ac", "#93cdbf", "#dcead0"],
    sun: [0.64, 0.55, 0.38],
    ambient: [0.36, 0.43, 0.52],
    night: 0,
    haze: "#d0e2d2",
    cloud: ["#fbf6e4", "#d5e6d6"],
    altitude: [34, 46],
  },
  golden: {
    name: "heure dorée",
    sky: ["#7fa9b8", "#e9c79a", "#fbdca0"],
    sun: [0.8, 0.53, 0.22],
    ambient: [0.33, 0.35, 0.52],
    night: 0.1,
    haze: "#f1d3a4",
    cloud: ["#ffe9c2", "#e9b48c"],
    altitude: [20, 27],
  },
  apricot: {
    name: "fin d’après-midi",
    sky: ["#e9a87f", "#f4c397", "#fbe3b4"],
    sun: [0.74, 0.49, 0.25],
    ambient: [0.36, 0.35, 0.5],
    night: 0.12,
    haze: "#f3cfa6",
    cloud: ["#ffe7c4", "#dd9176"],
    altitude: [20, 28],
  },
  rose: {
    name: "lumière rose",
    sky: ["#8ea4c4", "#d9b3b8", "#f8d3b8"],
    sun: [0.66, 0.46, 0.33],
    ambient: [0.39, 0.38, 0.55],
    night: 0.18,
    haze: "#e9c8bd",
    cloud: ["#fbdccb", "#c795a8"],
    altitude: [22, 30],
  },
  dusk: {
    name: "entre chien et loup",
    sky: ["#2c4470", "#7f6f9c", "#f0a283"],
    sun: [0.16, 0.1, 0.07],
    ambient: [0.32, 0.32, 0.5],
    night: 0.72,
    haze: "#a184a0",
    cloud: ["#e59a8c", "#5f5688"],
    altitude: [24, 30],
  },
  blue: {
    name: "heure bleue",
    sky: ["#1c2f57", "#345585", "#8fa6bd"],
    sun: [0.05, 0.05, 0.07],
    ambient: [0.3, 0.37, 0.62],
    night: 0.85,
    haze: "#5b76a0",
    cloud: ["#6c86ae", "#2c4472"],
    altitude: [24, 30],
  },
  overcast: {
    name: "ciel doux",
    sky: ["#b4c3c8", "#cfd6d3", "#e8e4d8"],
    sun: [0.2, 0.19, 0.17],
    ambient: [0.74, 0.76, 0.79],
    night: 0.06,
    haze: "#dcdcd4",
    cloud: ["#eeebe2", "#c3ccce"],
    altitude: [42, 52],
  },
  shower: {
    name: "après l’averse",
    sky: ["#6f8c9c", "#a5b9bb", "#ecdfc3"],
    sun: [0.62, 0.53, 0.38],
    ambient: [0.36, 0.41, 0.51],
    night: 0.05,
    haze: "#cdd0c6",
    cloud: ["#f4ead4", "#8398a4"],
    altitude: [26, 34],
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;

/**
 * The light of a mood with the sun on one side: `bearing` in degrees from straight behind the
 * viewer (0), to the left when negative; beyond 90 the picture is seen against the light.
 */
export function lightOf(mood: Mood, bearing: number, altitude: number): Light {
  const turn = (bearing * Math.PI) / 180;
  const rise = (altitude * Math.PI) / 180;
  return {
    toSun: unit([
      Math.sin(turn) * Math.cos(rise),
      Math.sin(rise),
      -Math.cos(turn) * Math.cos(rise),
    ]),
    sun: mood.sun,
    ambient: mood.ambient,
    night: mood.night,
    haze: mood.haze,
    glass: [
      mix("#22323f", mood.sky[0], 0.12 + mood.night * 0.1),
      mix("#2b4352", mood.sky[0], 0.42),
      mix("#4a6573", mood.sky[1], 0.6),
    ],
  };
}
