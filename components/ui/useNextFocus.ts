import { useEffect, useState } from "react";

/**
 * The focus after a change of what is rendered.
 * @returns names the element that has the focus once the changes of the same event are rendered; null for none
 */
export function useNextFocus(): (id: string | null) => void {
  // State, so that the effect is that of the render which has the change: one of an earlier render may still be waiting.
  const [next, setNext] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (next) document.getElementById(next.id)?.focus();
  }, [next]);
  return (id) => setNext(id === null ? null : { id });
}
