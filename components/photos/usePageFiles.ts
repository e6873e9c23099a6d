import { type RefObject, useEffect, useRef } from "react";
import { filesOf, hasFiles } from "./transfer";

/**
 * The files that come to the page rather than to a control: those pasted are taken, and those dropped beside the field
 * replace nothing.
 */
export function usePageFiles(
  root: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      // Of two fields on a page, the one that has the focus takes it, else the first.
      if (files.length === 0 || event.defaultPrevented) return;
      // Offices copy a picture of a text beside it: a person who pastes into a field means the
      // text.
      const isText = event.clipboardData?.types.includes("text/plain") ?? false;
      if (isText && document.activeElement?.matches("input, textarea")) return;
      const focused = document.activeElement?.closest("[data-photo-field]");
      if (focused && focused !== root.current) return;
      event.preventDefault();
      take.current(files);
    };
    // A file dropped beside the field would replace the page, and what was typed with it.
    const guard = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    document.addEventListener("paste", paste);
    document.addEventListener("dragover", guard);
    document.addEventListener("drop", guard);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("dragover", guard);
      document.removeEventListener("drop", guard);
    };
  }, [root]);
}
