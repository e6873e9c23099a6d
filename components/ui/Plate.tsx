import type { ReactNode } from "react";
import { cx } from "./cx";

/** An enamelled street plate: the brand's mark, for few words. Its size follows the text's. */
export function Plate({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={cx("plate inline-flex items-center font-display font-bold", className)}>
      {children}
    </span>
  );
}

/** A house-number plate. Decorative beside an ordered list, which already counts. */
export function HouseNumber({ number, className }: { number: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "plate inline-grid min-w-[1.7em] place-items-center px-[0.35em] py-[0.18em] font-display leading-none font-bold figures",
        className,
      )}
    >
      {number}
    </span>
  );
}
