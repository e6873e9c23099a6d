import type { ReactNode } from "react";

/** Panels beside each other where there is room; those that stay fill the row when others have nothing to show. */
export function PanelRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-6 empty:hidden *:min-w-0 *:grow *:basis-[min(100%,26rem)]">
      {children}
    </div>
  );
}
