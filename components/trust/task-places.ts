import type { BadgeTone } from "@/components/ui/Badge";
import { contactFileOf } from "@/lib/routes/contact";
import { handOverRoute } from "@/lib/routes/leads";
import { looperVisitsRoute } from "@/lib/routes/loopers";
import { payoutRoutes } from "@/lib/routes/payouts";
import { qualityRoutes } from "@/lib/routes/quality";
import { looperFileOf, reviewOf, spaceRoutes, trustListOf } from "@/lib/routes/space";
import { teamVisitRoutes } from "@/lib/routes/team-visits";
import type { TaskKind } from "@/lib/tasks/rules";
import type { TaskView } from "@/lib/trust/tasks/rules";

/** How each kind of task is distinguished. */
export const TASK_TONES: Record<TaskKind, BadgeTone> = {
  "looper-request": "brand",
  "looper-change": "brand",
  "looper-return": "leaf",
  "continuing-training": "brand",
  "looper-visits": "tile",
  "listing-review": "mimosa",
  "listing-report": "tile",
  "conversation-report": "tile",
  "visit-locked": "tile",
  "quality-check": "brand",
  "quality-correction": "mimosa",
  "visit-denied": "tile",
  "looper-quality": "tile",
  contact: "brand",
  "commission-contest": "mimosa",
  "payout-batch": "mimosa",
  "sale-step": "mimosa",
  "lead-free": "tile",
  "lead-stale": "neutral",
  "referral-held": "mimosa",
  "mail-dead": "tile",
};

/** Where a task is dealt with. */
const PLACES: Record<TaskKind, (task: Pick<TaskView, "id" | "place">) => string> = {
  "looper-request": ({ id }) => looperFileOf(id),
  "looper-change": ({ id }) => looperFileOf(id),
  "looper-return": ({ id }) => looperFileOf(id),
  "continuing-training": ({ id, place: suite }) => `${trustListOf("trainings", { suite })}#${id}`,
  "looper-visits": ({ id }) => looperVisitsRoute(id),
  "listing-review": ({ id }) => reviewOf(id),
  "listing-report": ({ id, place: suite }) =>
    `${trustListOf("reports", { filtre: "open", suite })}#${id}`,
  "conversation-report": ({ id, place: suite }) =>
    `${trustListOf("reports", { filtre: "conversations", suite })}#${id}`,
  "visit-locked": ({ id }) => teamVisitRoutes.one(id),
  "quality-check": ({ id }) => qualityRoutes.check(id),
  "quality-correction": ({ id }) => qualityRoutes.check(id),
  "visit-denied": ({ id }) => qualityRoutes.check(id, "#contestation"),
  "looper-quality": ({ id }) => qualityRoutes.looper(id),
  contact: ({ id }) => contactFileOf(id),
  "commission-contest": ({ id }) => `${payoutRoutes.contests()}#${id}`,
  "payout-batch": ({ id }) => payoutRoutes.batch(id),
  "sale-step": ({ id }) => spaceRoutes.sale(id),
  "lead-free": ({ id }) => handOverRoute(id),
  "lead-stale": ({ id }) => handOverRoute(id),
  "referral-held": ({ id, place: suite }) =>
    `${trustListOf("waitlist", { filtre: "parrainages", suite })}#${id}`,
  "mail-dead": ({ id }) => `${trustListOf("compliance", { filtre: "mails", mail: id })}#${id}`,
};

export const taskPlace = (task: Pick<TaskView, "id" | "kind" | "place">): string =>
  PLACES[task.kind](task);
