import { Container } from "@/components/ui/Container";
import { CLAIMS_NOTE } from "@/lib/content/claims";
import { LOOPER } from "../copy";

/** Four figures of the launch on one strip, and the note that keeps them honest. */
export function Figures() {
  return (
    <section aria-label={LOOPER.figuresLabel} className="pt-10 lg:pt-14">
      <Container>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {LOOPER.figures.map(({ figure, text }) => (
            <li key={text} className="border-t-4 border-mimosa pt-4">
              <p className="font-display text-title font-bold whitespace-nowrap">{figure}</p>
              <p className="mt-1 text-small text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-fine text-ink-soft">{CLAIMS_NOTE}</p>
      </Container>
    </section>
  );
}
