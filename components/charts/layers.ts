/** What a layer is painted with: neighbours differ in lightness, not in hue alone. */
export type LayerTone = "brand" | "leaf" | "mimosa" | "neutral";

/** What is counted in a chart, of one kind. */
export interface Layer {
  name: string;
  tone: LayerTone;
}

/** Class names of charts.css. */
export const LAYER_FILLS: Record<LayerTone, string> = {
  brand: "chart-brand",
  leaf: "chart-leaf",
  mimosa: "chart-mimosa",
  neutral: "chart-neutral",
};
