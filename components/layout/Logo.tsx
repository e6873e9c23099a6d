import { cx } from "@/components/ui/cx";
import { BRAND } from "@/lib/content/brand";

/** The two o's, which the style sheet draws, and what stands around them. */
const LOOP = "oo";
const [BEFORE = "", AFTER = ""] = BRAND.name.split(LOOP);

/**
 * The wordmark on its street plate: two o's hooked together, one of them mimosa. The letters stay
 * in the text, under the drawing, so that it copies as the brand's name; a picture of that name, it
 * is read as one word, not as the three parts it is drawn from. Its size follows the text's.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <span role="img" aria-label={BRAND.name} className={cx("logo plate", className)}>
      {BEFORE}
      <span>{LOOP}</span>
      {AFTER}
    </span>
  );
}
