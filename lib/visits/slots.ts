import { civilDay, type Zone } from "../kernel/time.ts";

/** The slots of one civil day of the home's place. */
export interface SlotDay<Slot> {
  /** `YYYY-MM-DD`. */
  day: string;
  slots: Slot[];
}

/** Groups slots of a home by its civil days, days and times in order. */
export function slotsByDay<Slot extends { startsAt: string | Date }>(
  slots: readonly Slot[],
  zone: Zone,
): SlotDay<Slot>[] {
  const days = new Map<string, Slot[]>();
  const at = ({ startsAt }: Slot) => new Date(startsAt).getTime();
  const inOrder = [...slots].sort((a, b) => at(a) - at(b));
  for (const slot of inOrder) {
    const day = civilDay(new Date(slot.startsAt), zone);
    const known = days.get(day);
    if (known) known.push(slot);
    else days.set(day, [slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** The slots of the day that an address names, or of the first one that has any; null without slots. */
export function dayOrFirst<Slot extends { startsAt: string | Date }>(
  slots: readonly Slot[],
  requested: string | null,
  zone: Zone,
): SlotDay<Slot> | null {
  const days = slotsByDay(slots, zone);
  return days.find(({ day }) => day === requested) ?? days[0] ?? null;
}
