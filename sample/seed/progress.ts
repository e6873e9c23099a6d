/** Where progress is shown: standard output, or a test's own. */
export interface ProgressOutput {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const BAR_WIDTH = 28;
const TTY_INTERVAL_MS = 100;
/** Without a terminal, a line now and then: logs are kept. */
const LINE_INTERVAL_MS = 5_000;

/** "1:05" for 65 seconds. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const grouped = (value: number) =>
  value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 1 : 0 });

/** One line of progress: bar, share, count, rate, time left. `elapsed` in seconds. */
export function progressLine(label: string, done: number, total: number, elapsed: number): string {
  const share = total === 0 ? 1 : done / total;
  const filled = Math.round(share * BAR_WIDTH);
  const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
  const rate = elapsed > 0 ? done / elapsed : 0;
  const left = rate > 0 ? clock((total - done) / rate) : "–";
  const percent = `${Math.floor(share * 100)}`.padStart(3);
  return `  ${label} ${bar} ${percent} %  ${grouped(done)} of ${grouped(total)}, ${grouped(rate)}/s, ${left} left`;
}

/**
 * Shows the progress of a long task: a bar that redraws itself on a terminal, a line every five
 * seconds elsewhere. Nothing is shown of what ends before that.
 */
export function createProgress(
  label: string,
  output: ProgressOutput = process.stdout,
  now: () => number = () => performance.now(),
): (done: number, total: number) => void {
  const started = now();
  let shown = started;
  return (done, total) => {
    const time = now();
    const finished = done >= total;
    const due = time - shown >= (output.isTTY ? TTY_INTERVAL_MS : LINE_INTERVAL_MS);
    if (!due && !(finished && shown !== started)) return;
    shown = time;
    const line = progressLine(label, done, total, (time - started) / 1_000);
    if (!output.isTTY) {
      output.write(`${line}\n`);
      return;
    }
    output.write(`\r\u001b[2K${line.slice(0, (output.columns ?? 120) - 1)}${finished ? "\n" : ""}`);
  };
}
