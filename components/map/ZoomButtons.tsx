import { Icon } from "@/components/ui/Icon";
import { MAP_VIEW } from "./copy";

/** The two buttons of a map's zoom, among its tools. */
export function ZoomButtons({ onZoom }: { onZoom: (step: 1 | -1) => void }) {
  return (
    <>
      <button type="button" aria-label={MAP_VIEW.zoomIn} onClick={() => onZoom(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={MAP_VIEW.zoomOut} onClick={() => onZoom(-1)}>
        <Icon name="minus" />
      </button>
    </>
  );
}
