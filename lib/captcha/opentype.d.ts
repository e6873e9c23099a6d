/** The package brings no types: what picture.ts uses of it. */
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
