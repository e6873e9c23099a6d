import type { IconName } from "@/components/ui/icon-names";
import type { OutsideRole } from "@/lib/kernel/roles";

/** How each role is distinguished on this page: whole class names, for the style sheet to find. */
export const ROLE_LOOKS: Record<OutsideRole, { onNight: string; icon: IconName }> = {
  seller: { onNight: "border-tile", icon: "house" },
  looper: { onNight: "border-mimosa", icon: "footprints" },
  buyer: { onNight: "border-enamel-line", icon: "key-round" },
};
