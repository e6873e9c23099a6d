/** The package brings no types: what picture.ts and scripts/fonts/drawn.ts use of it. */
declare module "opentype.js/dist/opentype.mjs" {
  interface PathCommand {
    type: "M" | "L" | "Q" | "C" | "Z";
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }

  interface Font {
    /** By code point, in decimals, what the font has. */
    tables: { cmap?: { glyphIndexMap: Record<string, number> } };
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
    ): {
      commands: PathCommand[];
      getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
    };
  }

  /** @throws for what is no font */
  export function parse(buffer: ArrayBuffer): Font;
}
