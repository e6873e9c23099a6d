import type { FloorPlanView, RoomView } from "./views.ts";

/** Hundredths of m² of all rooms together; null where there is none, or one has no area: a part would be no sum. */
export function sumOfAreas(rooms: readonly { areaDm2?: number | null }[]): number | null {
  let sum = 0;
  for (const { areaDm2 } of rooms) {
    if (areaDm2 === undefined || areaDm2 === null) return null;
    sum += areaDm2;
  }
  return rooms.length === 0 ? null : sum;
}

/** The rooms of a level; `level` is null for those that name none. */
export interface RoomLevel {
  level: string | null;
  rooms: RoomView[];
}

/** The name of a level as two people write it: "1ᵉʳ étage" is "1er Étage", and "-1" is no "1". */
const levelKey = (level: string | null) =>
  level
    ?.normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/(?<=\p{L})-(?=\p{L})|[\s'’]+/gu, " ")
    .trim()
    .toLowerCase() ?? null;

const isSameLevel = (one: string | null, other: string | null): boolean =>
  levelKey(one) === levelKey(other);

/** The rooms level by level, each where its first room stands; those without a level come last. */
export function roomsByLevel(rooms: readonly RoomView[]): RoomLevel[] {
  const levels: RoomLevel[] = [];
  for (const room of rooms) {
    const found = levels.find(({ level }) => isSameLevel(level, room.level));
    if (found) found.rooms.push(room);
    else levels.push({ level: room.level, rooms: [room] });
  }
  return [
    ...levels.filter(({ level }) => level !== null),
    ...levels.filter(({ level }) => level === null),
  ];
}

/** A level as the page shows it: its plan, its rooms, or both. */
export interface HomeLevel {
  /** Null for rooms that name no level. */
  label: string | null;
  plan: FloorPlanView | null;
  rooms: RoomView[];
}

/**
 * The levels of a home: its plans, each with the rooms of its level, then those that have no plan. One plan and the
 * rooms of one level belong together, however they are called.
 */
export function homeLevels(
  rooms: readonly RoomView[],
  plans: readonly FloorPlanView[],
): HomeLevel[] {
  const levels = roomsByLevel(rooms);
  const [plan] = plans;
  const [only] = levels;
  if (plan && only && plans.length === 1 && levels.length === 1) {
    return [{ label: only.level ?? plan.label, plan, rooms: only.rooms }];
  }
  const taken = new Set<RoomLevel>();
  const planned = plans.map((each) => {
    const own = levels.find((level) => !taken.has(level) && isSameLevel(each.label, level.level));
    if (own) taken.add(own);
    return { label: each.label, plan: each, rooms: own?.rooms ?? [] };
  });
  const others = levels.filter((level) => !taken.has(level));
  return [
    ...planned,
    ...others.map(({ level, rooms: own }) => ({ label: level, plan: null, rooms: own })),
  ];
}

/** The plans beside a room, that of its level first. `isOfRoom`: whether a plan's label names the room's level. */
export function plansBeside(
  plans: readonly FloorPlanView[],
  { level }: Pick<RoomView, "level">,
): (FloorPlanView & { isOfRoom: boolean })[] {
  const marked = plans.map((plan) => ({
    ...plan,
    isOfRoom: level !== null && isSameLevel(plan.label, level),
  }));
  return [
    ...marked.filter(({ isOfRoom }) => isOfRoom),
    ...marked.filter(({ isOfRoom }) => !isOfRoom),
  ];
}
