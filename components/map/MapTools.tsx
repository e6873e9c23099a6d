import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/Icon";
import { MAP_VIEW } from "./copy";
import { ZoomButtons } from "./ZoomButtons";

/** The tools in the map's corner. */
export function MapTools({
  isDrawing,
  onZoom,
  onSearchShown,
  onDraw,
  onErase,
}: {
  isDrawing: boolean;
  onZoom: (step: 1 | -1) => void;
  onSearchShown: () => void;
  /** Begins to draw, or gives up what is drawn. */
  onDraw: () => void;
  /** Null where there is no area to erase. */
  onErase: (() => void) | null;
}) {
  return (
    <div className="map-tools">
      <ZoomButtons onZoom={onZoom} />
      <Tool icon="scan" label={MAP_VIEW.searchShown} onClick={onSearchShown} />
      <Tool icon="pencil" label={MAP_VIEW.draw} aria-pressed={isDrawing} onClick={onDraw} />
      {onErase && <Tool icon="x" label={MAP_VIEW.erase} onClick={onErase} />}
    </div>
  );
}

function Tool({
  icon,
  label,
  ...button
}: { icon: ComponentProps<typeof Icon>["name"]; label: string } & ComponentProps<"button">) {
  return (
    <button type="button" aria-label={label} title={label} {...button}>
      <Icon name={icon} />
    </button>
  );
}
