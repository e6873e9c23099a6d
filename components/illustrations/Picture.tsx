import type { ReactNode } from "react";

export interface PictureProps {
  /** Sizes the drawing; it keeps its proportions. */
  className?: string;
}

/** The frame of a small drawing in the theme's colours: decoration, silent to screen readers. */
export function Picture({ className, children }: PictureProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 160"
      width={240}
      height={160}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  );
}
