/** Lets other work run during a long one: requests are answered while an index is built. */
export interface Pacer {
  /** To be called every few thousand steps; waits for other work once the time slice is used up. */
  breathe(): Promise<void> | undefined;
}

const SLICE_MS = 8;

/** Gives way after each slice of some 8 ms. */
export function slicingPacer(): Pacer {
  let sliceStart = performance.now();
  const rest = async () => {
    await new Promise((resume) => setImmediate(resume));
    sliceStart = performance.now();
  };
  return {
    breathe() {
      return performance.now() - sliceStart < SLICE_MS ? undefined : rest();
    },
  };
}

/** Runs `step` over [0, total) in slices of at most `size`, breathing between them. */
export async function inSlices(
  pacer: Pacer,
  total: number,
  step: (from: number, to: number) => void,
  size = 16_384,
): Promise<void> {
  for (let from = 0; from < total; from += size) {
    step(from, Math.min(total, from + size));
    await pacer.breathe();
  }
}
