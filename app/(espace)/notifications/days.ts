import { formatDate, formatWeekday } from "../../../lib/kernel/format-date.ts";
import { civilDay, civilDaysBetween } from "../../../lib/kernel/time.ts";
import type { NotificationView } from "../../../lib/notifications/centre/views.ts";
import { CENTRE } from "./copy.ts";

/** The notifications of one civil day of Paris. */
export interface NotificationDay {
  day: string;
  label: string;
  items: NotificationView[];
}

/** Today, yesterday, the days of this year by their weekday, those before by their date. */
function labelOf(at: Date, now: Date): string {
  const days = civilDaysBetween(at, now);
  if (days <= 0) return CENTRE.today;
  if (days === 1) return CENTRE.yesterday;
  const isThisYear = civilDay(at).slice(0, 4) === civilDay(now).slice(0, 4);
  const label = isThisYear ? formatWeekday(at) : formatDate(at);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A list, which is in the order of time, cut at the days of Paris. */
export function byDay(items: readonly NotificationView[], now: Date): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const item of items) {
    const day = civilDay(item.at);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, label: labelOf(item.at, now), items: [item] });
  }
  return days;
}
