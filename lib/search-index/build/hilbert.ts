/**
 * Position of a cell along the Hilbert curve that fills a square of 2^bits cells a side: cells
 * that follow each other on it are neighbours. `x` and `y` lie in [0, 2^bits), bits at most 15.
 */
export function hilbert(x: number, y: number, bits: number): number {
  let position = 0;
  let [column, row] = [x, y];
  for (let side = 1 << (bits - 1); side > 0; side >>= 1) {
    const right = (column & side) !== 0 ? 1 : 0;
    const top = (row & side) !== 0 ? 1 : 0;
    position += side * side * ((3 * right) ^ top);
    if (top === 0) {
      if (right === 1) {
        column = side - 1 - (column & (side - 1));
        row = side - 1 - (row & (side - 1));
      }
      [column, row] = [row, column];
    }
  }
  return position;
}
