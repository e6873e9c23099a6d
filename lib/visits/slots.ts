import { civilDay } from "../kernel/time.ts";
import type { SlotView } from "../listings/views.ts";

/** The slots of one civil day in Paris. */
export interface SlotDay {
  /** `YYYY-MM-DD`. */
  day: string;
  slots: SlotView[];
}

/** Groups slots by civil day, days and times in order. */
export function slotsByDay(slots: readonly SlotView[]): SlotDay[] {
  const days = new Map<string, SlotView[]>();
  const inOrder = [...slots].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  for (const slot of inOrder) {
    const day = civilDay(new Date(slot.startsAt));
    const known = days.get(day);
    if (known) known.push(slot);
    else days.set(day, [slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}
