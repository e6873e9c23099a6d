/** Most rows of one statement: databases bind so many values and no more. */
const CHUNK = 1_000;

/** A list in parts that a statement can name. */
export function chunksOf<Each>(all: readonly Each[]): Each[][] {
  const count = Math.ceil(all.length / CHUNK);
  return Array.from({ length: count }, (_, index) => all.slice(index * CHUNK, (index + 1) * CHUNK));
}
