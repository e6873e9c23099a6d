import type { ReactNode } from "react";
import { cx } from "./cx";

export type BadgeTone = "neutral" | "brand" | "tile" | "mimosa" | "leaf";

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-ink",
  brand: "bg-brand-soft text-brand-strong",
  tile: "bg-tile-soft text-tile-strong",
  mimosa: "bg-mimosa text-on-mimosa",
  leaf: "bg-leaf-soft text-leaf",
};

/** A short state: never a control. Its words carry the meaning, the colour only helps. */
export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-fine font-semibold whitespace-nowrap",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
