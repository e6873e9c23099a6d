/** The parts of the package that are used; it has no types of its own. */
declare module "topojson-client" {
  /** A layer of a topology: opaque here. */
  export interface Layer {
    type: string;
    geometries: unknown[];
  }
  export type Line = number[][];
  export type Geometry =
    | { type: "LineString"; coordinates: Line }
    | { type: "MultiLineString" | "Polygon"; coordinates: Line[] }
    | { type: "MultiPolygon"; coordinates: Line[][] };
  export function feature(topology: unknown, layer: Layer): { features: { geometry: Geometry }[] };
  /** The lines of a layer, each once; `filter` has the two shapes that share one. */
  export function mesh(
    topology: unknown,
    layer: Layer,
    filter: (one: unknown, other: unknown) => boolean,
  ): { coordinates: Line[] };
}
