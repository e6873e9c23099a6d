import { Container } from "@/components/ui/Container";
import { CLAIMS_NOTE } from "@/lib/content/claims";
import { VENDRE } from "../copy";

/** Three figures, large, in the voice of a poster; and the note that keeps them honest. */
export function Claims() {
  return (
    <section aria-label={VENDRE.claimsLabel} className="pt-section">
      <Container>
        <ul className="divide-y divide-line border-y border-line">
          {VENDRE.claims.map(({ figure, text }) => (
            <li
              key={figure}
              className="grid items-center gap-x-8 gap-y-1 py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-8"
            >
              <p className="font-display text-hero font-bold text-tile whitespace-nowrap">
                {figure}
              </p>
              <p className="max-w-[36rem] text-lead">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-fine text-ink-soft">{CLAIMS_NOTE}</p>
      </Container>
    </section>
  );
}
