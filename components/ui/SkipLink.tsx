import { COMMON } from "@/lib/content/common";

/** Id of the page's main element. */
export const MAIN_ID = "contenu";

/** First stop of the keyboard: jumps over the header. Hidden until focused. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="absolute left-3 -top-24 z-50 rounded-control bg-mimosa px-4 py-3 font-semibold text-on-mimosa focus:top-3"
    >
      {COMMON.skipToContent}
    </a>
  );
}
