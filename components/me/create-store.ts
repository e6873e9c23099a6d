import { useSyncExternalStore } from "react";

/** A value that islands of a page share. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** @returns how to stop */
  subscribe(listener: () => void): () => void;
  /** What a component reads of it: something that stays the same where the value does. */
  use<Part>(select: (value: Value) => Part): Part;
}

/** A store; `initial` is what the server renders, and what React finds when it takes the page over. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    use: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(initial),
      ),
  };
}
