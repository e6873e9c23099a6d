import { cx } from "@/components/ui/cx";
import { BRAND } from "@/lib/content/fr/brand";

/** The two o's, which the mark draws, and what stands around them. */
const LOOP = "oo";
const [BEFORE = "", AFTER = ""] = BRAND.name.split(LOOP);

/**
 * The wordmark on its street plate: two o's hooked together, one of them mimosa. The letters stay
 * in the text, under the drawing, so that it reads and copies as the brand's name. Its size
 * follows the text's.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        "plate inline-flex items-baseline px-[0.52em] pt-[0.24em] pb-[0.3em] font-display leading-none font-extrabold tracking-[-0.035em] select-none forced-color-adjust-none",
        className,
      )}
    >
      {BEFORE}
      <span className="relative mr-[0.03em] ml-[0.06em]">
        <span className="absolute inset-0 overflow-hidden text-transparent">{LOOP}</span>
        <svg
          viewBox="0 0 51.5 28"
          aria-hidden="true"
          className="inline h-[0.555em] w-auto translate-y-[0.012em] overflow-visible fill-none stroke-current"
          strokeWidth="7"
        >
          <circle cx="14" cy="14" r="10.5" />
          <circle cx="37.5" cy="14" r="10.5" className="stroke-mimosa" />
        </svg>
      </span>
      {AFTER}
    </span>
  );
}
