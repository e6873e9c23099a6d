import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { Icon } from "@/components/ui/Icon";

/** The box over a map that shows what was chosen on it. */
export function PreviewBox({
  label,
  count,
  closeLabel,
  close,
  onClose,
  onKeyDown,
  children,
}: {
  label: string;
  /** How many there are, where it is more than one. */
  count: string | null;
  closeLabel: string;
  /** Its button, which takes the focus. */
  close: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** An item of the list each. */
  children: ReactNode;
}) {
  return (
    <div role="dialog" aria-label={label} className="map-preview" onKeyDown={onKeyDown}>
      {count !== null && <p className="map-preview-count">{count}</p>}
      <ul>{children}</ul>
      <button
        ref={close}
        type="button"
        className="map-preview-close"
        aria-label={closeLabel}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
