import { startTransition, useEffect } from "react";
import { sendUnpressed } from "@/components/forms/useFormAction";
import type { FormAction } from "@/lib/kernel/forms";

/**
 * Says that what is shown was seen, once somebody looks at it: asking for a page changes nothing, so that
 * a page that was fetched ahead, or opened in a tab behind, has read nothing.
 * @param fields the names and values of the form that says so, as JSON; null for nothing
 */
export function useSeen(action: FormAction, fields: string | null): void {
  useEffect(() => {
    if (fields === null) return;
    const mark = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", mark);
      const form = new FormData();
      for (const [name, value] of JSON.parse(fields) as [string, string][]) {
        form.append(name, value);
      }
      // What fails is sent again the next time that the page is opened.
      startTransition(() => sendUnpressed(action, form));
    };
    document.addEventListener("visibilitychange", mark);
    mark();
    return () => document.removeEventListener("visibilitychange", mark);
  }, [action, fields]);
}
