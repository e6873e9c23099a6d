import { Button } from "@/components/ui/Button";
import { PHOTOS } from "./copy";
import { isUnderWay, type Upload } from "./queue";

/** The files on their way, each with how far it is, and what became of those that failed. */
export function UploadList({
  uploads,
  onRetry,
  onEnd,
}: {
  uploads: readonly Upload[];
  onRetry: (id: string) => void;
  onEnd: (id: string) => void;
}) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={PHOTOS.uploads} className="flex flex-col gap-2">
      {uploads.map((upload) => (
        <li
          key={upload.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-4 py-2"
        >
          <span className="min-w-0 flex-1 basis-40">
            <span className="block truncate text-small font-semibold">{upload.name}</span>
            <UploadState upload={upload} />
          </span>
          {upload.canRetry && (
            <Button
              variant="secondary"
              aria-label={PHOTOS.of(PHOTOS.retry, upload.name)}
              onClick={() => onRetry(upload.id)}
            >
              {PHOTOS.retry}
            </Button>
          )}
          <EndButton upload={upload} onEnd={onEnd} />
        </li>
      ))}
    </ul>
  );
}

function UploadState({ upload }: { upload: Upload }) {
  const { state, problem } = upload;
  if (state === "waiting" || state === "sending") return <UploadProgress upload={upload} />;
  return state === "failed" ? (
    <span role="alert" className="block text-small font-medium text-tile-strong">
      {problem}
    </span>
  ) : (
    <span role="status" className="block text-small text-ink-soft">
      {problem}
    </span>
  );
}

function EndButton({ upload, onEnd }: { upload: Upload; onEnd: (id: string) => void }) {
  const label = isUnderWay(upload) ? PHOTOS.cancel : PHOTOS.dismiss;
  return (
    <Button
      variant="quiet"
      aria-label={PHOTOS.of(label, upload.name)}
      onClick={() => onEnd(upload.id)}
    >
      {label}
    </Button>
  );
}

function UploadProgress({ upload: { name, state, progress } }: { upload: Upload }) {
  const percent = Math.floor(progress * 100);
  const text =
    state === "waiting"
      ? PHOTOS.waiting
      : state === "preparing"
        ? PHOTOS.reducing
        : percent < 100
          ? PHOTOS.sending(percent)
          : PHOTOS.preparing;
  return (
    <>
      <progress
        value={state === "waiting" ? 0 : progress}
        max={1}
        aria-label={name}
        className="my-1 block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
      />
      <span className="block text-fine text-ink-soft">{text}</span>
    </>
  );
}
