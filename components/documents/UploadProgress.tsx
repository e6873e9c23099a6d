import { DOCUMENTS as COPY } from "./copy";

const WHOLE = 100;

/** How much of a file has left; then it is checked. */
export function UploadProgress({ label, percent }: { label: string; percent: number }) {
  return (
    <div className="flex flex-col gap-2">
      <progress aria-label={label} max={WHOLE} value={percent} className="progress-bar" />
      <p className="text-small text-ink-soft tabular-nums">
        {percent < WHOLE ? COPY.sendingOf(percent) : COPY.checking}
      </p>
    </div>
  );
}
