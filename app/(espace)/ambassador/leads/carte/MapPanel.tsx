import { type KeyboardEvent, useEffect, useRef } from "react";
import { PreviewBox } from "@/components/map/PreviewBox";
import type { MapItem } from "@/lib/looper/map/views";
import { LOOPER_MAP as COPY } from "./copy";
import { ItemFacts, ItemLink } from "./ItemFacts";

/** What was chosen: what it is, when, and the way to it. Escape closes it. */
export function MapPanel({
  items,
  takesFocus,
  onClose,
}: {
  items: readonly MapItem[];
  /** Opened on the map, and not from the list, which keeps the focus. */
  takesFocus: boolean;
  onClose: () => void;
}) {
  const close = useRef<HTMLButtonElement>(null);

  // The focus comes in, and goes back to the marker.
  useEffect(() => {
    const before = document.activeElement;
    if (takesFocus) close.current?.focus({ preventScroll: true });
    const panel = close.current?.parentElement;
    return () => {
      const wasWithin =
        panel?.contains(document.activeElement) || document.activeElement === document.body;
      if (wasWithin && before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    };
  }, [takesFocus]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };

  return (
    <PreviewBox
      label={COPY.panel}
      count={items.length > 1 ? COPY.panelMany(items.length) : null}
      closeLabel={COPY.panelClose}
      close={close}
      onClose={onClose}
      onKeyDown={closeOnEscape}
    >
      {items.map((item) => (
        <li key={item.key}>
          <div className="flex min-w-0 flex-col gap-1">
            <ItemLink item={item} className="text-link font-semibold" />
            <ItemFacts item={item} />
          </div>
        </li>
      ))}
    </PreviewBox>
  );
}
