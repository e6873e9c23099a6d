import { useEffect, useRef } from "react";

/** @returns names the element that has the focus once what was changed is rendered; null for none */
export function useNextFocus(): (id: string | null) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    document.getElementById(next.current)?.focus();
    next.current = null;
  });
  return (id) => {
    next.current = id;
  };
}
