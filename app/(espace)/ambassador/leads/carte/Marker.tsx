import type { MouseEvent } from "react";
import { LEAD } from "@/components/leads/copy";
import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { formatInteger } from "@/lib/kernel/format";
import { formatDateTime, formatShortCivilDate } from "@/lib/kernel/format-date";
import { civilDay } from "@/lib/kernel/time";
import type { MapItem } from "@/lib/looper/map/views";
import type { Choice } from "./choice";
import { itemsOf, type MapCluster } from "./clusters";
import { LOOPER_MAP as COPY } from "./copy";

const { marker: SAY } = COPY;

/** How one item looks on the map: its short words, and its accessible name. */
interface Sign {
  look: "offered" | "held" | "visit";
  icon: IconName;
  shown: string;
  label: string;
}

/** The first word of a name, which a marker has room for. */
const firstWord = (name: string) => name.trim().split(/\s+/)[0]?.slice(0, 12) ?? "";

function signOf(item: MapItem): Sign {
  if (item.type === "visit") {
    const { startsAt, clock, visitor } = item;
    const shown = formatShortCivilDate(civilDay(startsAt, clock.zone));
    const label = SAY.visit(shown, visitor, formatDateTime(startsAt, clock));
    return { look: "visit", icon: "calendar", shown, label };
  }
  const { due, name, status } = item;
  if (due) {
    const shown = due.minutes === 0 ? SAY.over : SAY.left(due.minutes);
    return { look: "offered", icon: "clock", shown, label: SAY.offered(shown, name) };
  }
  const shown = firstWord(name);
  const label = SAY.held(shown, name, LEAD.status[status]);
  return { look: "held", icon: "user-round", shown, label };
}

const isToAccept = (item: MapItem) => item.type === "lead" && item.due !== null;

/** What stands on the map for one item, or for several at one place. */
export function Marker({
  cluster,
  choice: { point, isActive },
  canZoom,
  onOpen,
}: {
  cluster: MapCluster;
  choice: Choice;
  /** Whether it opens by coming closer. */
  canZoom: boolean;
  onOpen: (cluster: MapCluster) => void;
}) {
  const items = itemsOf(cluster);
  const [first] = items;
  if (!first) return null;
  const keys = items.map(({ key }) => key);
  const events = {
    "data-active": keys.some(isActive) ? "" : undefined,
    onPointerEnter: () => point(keys),
    onPointerLeave: () => point([]),
    onFocus: () => point(keys),
    onBlur: () => point([]),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.stopPropagation();
      // MapLibre withholds the focus from what is pressed, and the panel gives it back here.
      event.currentTarget.focus({ preventScroll: true });
      onOpen(cluster);
    },
  };
  if (items.length > 1) {
    const label = SAY.several(items.length, canZoom && cluster.points.length > 1);
    const look = items.some(isToAccept) ? "offered" : undefined;
    return (
      <button
        type="button"
        className="map-cluster"
        data-size="s"
        data-look={look}
        aria-label={label}
        {...events}
      >
        {formatInteger(items.length)}
      </button>
    );
  }
  const { look, icon, shown, label } = signOf(first);
  return (
    <button
      type="button"
      className="map-pin looper-pin"
      data-look={look}
      aria-label={label}
      {...events}
    >
      <Icon name={icon} className="size-4" />
      {shown}
    </button>
  );
}
