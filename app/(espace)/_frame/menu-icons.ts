import type { IconName } from "@/components/ui/icon-names";
import { managedProviderRoutes } from "@/lib/routes/managed-providers";
import { quoteRoutes } from "@/lib/routes/quotes";
import { spaceRoutes } from "@/lib/routes/space";
import { teamVisitRoutes } from "@/lib/routes/team-visits";

const { buyer, seller, ambassador, trustManager } = spaceRoutes;

/** The drawing beside each entry of the side menu, by where it leads. */
export const MENU_ICONS: Readonly<Record<string, IconName>> = {
  [buyer.dashboard]: "house",
  [buyer.search]: "search",
  [buyer.favorites]: "heart",
  [buyer.visits]: "calendar-check",
  [buyer.offers]: "handshake",
  [buyer.file]: "folder",
  [buyer.financing]: "landmark",
  [buyer.subscription]: "bell",
  [seller.dashboard]: "house",
  [seller.properties]: "building-2",
  [seller.visits]: "calendar-check",
  [seller.offers]: "handshake",
  [seller.messages]: "message-square",
  [seller.analytics]: "chart-column",
  [seller.payments]: "wallet",
  [ambassador.dashboard]: "house",
  [ambassador.properties]: "building-2",
  [ambassador.leads]: "target",
  [ambassador.visits]: "calendar-check",
  [ambassador.commissions]: "hand-coins",
  [ambassador.training]: "graduation-cap",
  [ambassador.settings]: "settings",
  [ambassador.onboarding]: "clipboard-list",
  [trustManager.dashboard]: "house",
  [trustManager.tasks]: "clipboard-list",
  [trustManager.validation]: "badge-check",
  [trustManager.qualityControl]: "search",
  [trustManager.leadQualification]: "target",
  [teamVisitRoutes.all()]: "calendar-check",
  [trustManager.contracts]: "file-text",
  [trustManager.commissions]: "hand-coins",
  [trustManager.compliance]: "shield-check",
  [trustManager.reports]: "flag",
  [trustManager.contact]: "headset",
  [trustManager.waitlist]: "list",
  [managedProviderRoutes.all]: "paint-roller",
  [quoteRoutes.all]: "euro",
  [spaceRoutes.dashboard]: "layout-dashboard",
  [spaceRoutes.messages]: "message-square",
  [spaceRoutes.profile]: "users",
};
