import { useState } from "react";

/** What was chosen, and whether on the map or in the list. */
export interface Chosen {
  /** Of items. */
  keys: readonly string[];
  from: "map" | "list";
}

/** What the list and the map beside one another have chosen, and point at. */
export function useChoice() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [pointed, setPointed] = useState<readonly string[]>([]);
  return {
    chosen,
    choose: setChosen,
    point: setPointed,
    /** Whether an item stands out, in both. */
    isActive: (key: string) => pointed.includes(key) || (chosen?.keys.includes(key) ?? false),
  };
}

export type Choice = ReturnType<typeof useChoice>;
