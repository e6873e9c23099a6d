import type { ReactNode } from "react";
import { BRAND } from "@/lib/content/brand";

/*
 * Parts of the pictures that social networks show. Laid out by the drawing library, which wants
 * every style in place and knows no class names: this is no HTML.
 */

/** The identity's colours, as in globals.css, which the drawing can't read. */
export const COLOURS = {
  enamel: "#17486b",
  enamelLine: "#cfe2ef",
  ink: "#16242f",
  night: "#0f2b40",
  mimosa: "#f6c445",
} as const;

/** An enamelled street plate. */
export function Plate({ children, size = 40 }: { children: ReactNode; size?: number }) {
  return (
    <div
      style={{
        display: "flex",
        padding: size / 8,
        borderRadius: size * 0.35,
        backgroundColor: COLOURS.enamel,
        color: "#fff",
        fontSize: size,
        maxWidth: 780,
      }}
    >
      <div
        style={{
          display: "flex",
          padding: `${size * 0.2}px ${size * 0.6}px ${size * 0.3}px`,
          border: `3px solid ${COLOURS.enamelLine}`,
          borderRadius: size * 0.25,
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** The wordmark, its two o's hooked together. */
export function Wordmark({ size }: { size: number }) {
  const [before, after] = BRAND.name.split("oo");
  return (
    <div style={{ display: "flex", alignItems: "baseline", letterSpacing: size * -0.035 }}>
      <div>{before}</div>
      <svg
        viewBox="0 0 51.5 28"
        width={size * 1.02}
        height={size * 0.555}
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        aria-hidden="true"
        style={{
          // The library sets a drawing below the baseline that the letters stand on.
          position: "relative",
          top: size * -0.27,
          margin: `0 ${size * 0.03}px 0 ${size * 0.09}px`,
        }}
      >
        <circle cx="14" cy="14" r="10.5" />
        <circle cx="37.5" cy="14" r="10.5" stroke={COLOURS.mimosa} />
      </svg>
      <div>{after}</div>
    </div>
  );
}
