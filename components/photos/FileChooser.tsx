import { useRef, useState } from "react";
import { Button, buttonClass } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { WORDS } from "./copy";
import { ACCEPTED_TYPES, type PhotoKind } from "./queue";
import { filesOf, hasFiles } from "./transfer";

/** Where files are dropped, chosen, or taken with the camera. */
export function FileChooser({
  id,
  kind,
  onFiles,
}: {
  /** Of the button that opens the list of files. */
  id: string;
  kind: PhotoKind;
  onFiles: (files: readonly File[]) => void;
}) {
  const words = WORDS[kind];
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const choose = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // The same file may be chosen again.
    input.value = "";
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same by keyboard.
    <div
      onDragOver={(event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles(filesOf(event.dataTransfer));
      }}
      className={cx(
        "flex flex-col items-start gap-3 rounded-card border-2 border-dashed p-5",
        isOver ? "border-brand bg-brand-soft" : "border-line-strong bg-surface",
      )}
    >
      <p className="max-w-text">{words.drop}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => chooser.current?.click()} id={id}>
          <Icon name="plus" />
          {words.add}
        </Button>
        <label
          className={cx(
            buttonClass({ variant: "secondary" }),
            "hidden cursor-pointer focus-within:outline-2 focus-within:outline-focus pointer-coarse:inline-flex",
          )}
        >
          <Icon name="scan" />
          {words.camera}
          <input
            type="file"
            accept={ACCEPTED_TYPES}
            capture="environment"
            className="visually-hidden"
            onChange={(event) => choose(event.target)}
          />
        </label>
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={ACCEPTED_TYPES}
        aria-label={words.add}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => choose(event.target)}
      />
      <p className="text-fine text-ink-soft">{words.formats}</p>
    </div>
  );
}
