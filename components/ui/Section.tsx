import type { ReactNode } from "react";
import { Container } from "./Container";
import { cx } from "./cx";

/** The wall behind a section. */
export type SectionTone = "page" | "sunken" | "brand" | "tile" | "mimosa" | "night";

const TONES: Record<SectionTone, string> = {
  page: "",
  sunken: "bg-sunken",
  brand: "bg-brand-soft",
  tile: "bg-tile-soft",
  mimosa: "bg-mimosa-soft",
  night: "panel-night",
};

interface SectionProps {
  children: ReactNode;
  /** Id of the heading that names the section: it then becomes a landmark. */
  labelledBy?: string;
  /** Anchor. */
  id?: string;
  tone?: SectionTone;
  /** Half the air above and below. */
  tight?: boolean;
  className?: string;
}

/** A movement of a page: full-width wall, contained content, the same air everywhere. */
export function Section({
  children,
  labelledBy,
  id,
  tone = "page",
  tight,
  className,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={cx(
        tight ? "py-[calc(var(--spacing-section)/2)]" : "py-section",
        TONES[tone],
        className,
      )}
    >
      <Container>{children}</Container>
    </section>
  );
}
