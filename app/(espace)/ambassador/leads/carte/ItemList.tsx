import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { formatWeekday } from "@/lib/kernel/format-date";
import type { MapGroup, MapItem } from "@/lib/looper/map/views";
import type { Choice } from "./choice";
import { LOOPER_MAP as COPY } from "./copy";
import { ItemFacts, ItemLink, nameOf } from "./ItemFacts";

/** The place of an item in the list, for the map to bring it into sight. */
export const itemId = (key: string) => `liste-${key}`;

function titleOf(group: MapGroup): string {
  const { groups } = COPY;
  if (group.kind === "held") return groups.held;
  if (group.kind === "visits") {
    const [first] = group.items;
    return first
      ? groups.visits(group.daysAway, formatWeekday(first.startsAt, first.clock.zone))
      : "";
  }
  if (group.day === null) return groups.over;
  const due = group.items[0]?.due;
  return due ? groups.accept(group.daysAway, formatWeekday(due.at, due.clock.zone)) : "";
}

/** All that the map shows, under headings: what is chosen in it stands out on the map. */
export function ItemList({ groups, choice }: { groups: readonly MapGroup[]; choice: Choice }) {
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
        <section
          key={group.kind + ("day" in group ? group.day : "")}
          className="flex flex-col gap-2"
        >
          <h2 className="text-subheading">{titleOf(group)}</h2>
          <ul className="flex flex-col gap-2">
            {group.items.map((item: MapItem) => (
              <Item key={item.key} item={item} choice={choice} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Item({ item, choice }: { item: MapItem; choice: Choice }) {
  const { chosen, choose, point, isActive } = choice;
  const { key, place } = item;
  const isChosen = chosen?.keys.includes(key) ?? false;
  return (
    <li
      id={itemId(key)}
      className={cx(
        "flex flex-col gap-1.5 rounded-card border bg-surface p-4",
        isActive(key) ? "border-brand ring-1 ring-brand" : "border-line",
      )}
      onPointerEnter={() => point([key])}
      onPointerLeave={() => point([])}
      onFocus={() => point([key])}
      onBlur={() => point([])}
    >
      <h3 className="font-semibold wrap-anywhere">
        <ItemLink item={item} className="text-link inline-flex min-h-8 items-center" />
      </h3>
      <ItemFacts item={item} />
      {place && (
        <button
          type="button"
          aria-pressed={isChosen}
          className="only-scripting no-print -mb-2 inline-flex min-h-11 items-center gap-2 self-start text-small font-medium text-brand underline"
          onClick={() => choose(isChosen ? null : { keys: [key], from: "list" })}
        >
          <Icon name="map-pin" className="size-4" />
          <span>
            {COPY.locate}
            <VisuallyHidden>{COPY.of(nameOf(item))}</VisuallyHidden>
          </span>
        </button>
      )}
    </li>
  );
}
