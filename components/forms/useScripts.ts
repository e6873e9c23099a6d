import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run here: not on the server, nor in what it sent until React has taken over. */
export function useScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
