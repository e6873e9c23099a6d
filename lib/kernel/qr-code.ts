/**
 * A QR code to be drawn: `<svg viewBox={`0 0 ${size} ${size}`}><path d={path} /></svg>`, dark on a
 * light ground. Each module is one unit; the quiet zone around it is part of the size.
 */
export interface QrCode {
  size: number;
  path: string;
}

/** Modules of blank around a code, without which it is not found (ISO/IEC 18004). */
const QUIET = 4;

/** The drawing of a square of modules, given row by row, dark where not 0: one stroke a run. */
export function drawModules(modules: ArrayLike<number>, side: number): QrCode {
  let path = "";
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const start = column;
      while (column < side && modules[row * side + column]) column++;
      const run = column - start;
      if (run > 0) path += `M${start + QUIET} ${row + QUIET}h${run}v1h-${run}z`;
    }
  }
  return { size: side + 2 * QUIET, path };
}
