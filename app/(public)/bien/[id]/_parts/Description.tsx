import { Block } from "./Block";
import { LISTING } from "./copy";

/** The seller's words, in paragraphs as they were written. */
export function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <Block id="description" title={LISTING.description.title} className="border-t-0! pt-0!">
      <div className="flex max-w-text flex-col gap-4 text-lead whitespace-pre-line">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Block>
  );
}
