import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { Icon } from "@/components/ui/Icon";
import type { FavoriteMark } from "@/lib/favorites/rules";
import { MARK_LABELS } from "./copy";

const TONES: Record<FavoriteMark, BadgeTone> = { love: "tile", maybe: "mimosa", no: "neutral" };

/** What somebody thinks of a home. */
export function MarkBadge({ mark }: { mark: FavoriteMark }) {
  return (
    <Badge tone={TONES[mark]}>
      {mark === "love" && <Icon name="heart" className="size-3.5 fill-current" />}
      {MARK_LABELS[mark]}
    </Badge>
  );
}
