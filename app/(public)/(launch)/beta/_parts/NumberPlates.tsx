import { Container } from "@/components/ui/Container";
import { Plate } from "@/components/ui/Plate";
import { CLAIMS_NOTE } from "@/lib/content/claims";
import { BETA } from "../copy";

/** The launch's claims, as the number plates of a street; and the note that keeps them honest. */
export function NumberPlates() {
  const { label, items } = BETA.claims;
  return (
    <section aria-label={label} className="pt-12 lg:pt-16">
      <Container>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 xl:grid-cols-6">
          {items.map(({ figure, text }) => (
            <li key={figure} className="flex flex-col items-start gap-2.5">
              <Plate className="px-[0.55em] py-[0.3em] text-[1.375rem] leading-none whitespace-nowrap figures sm:text-[1.5rem]">
                {figure}
              </Plate>
              <p className="text-small text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 border-t border-line pt-4 text-fine text-ink-soft">{CLAIMS_NOTE}</p>
      </Container>
    </section>
  );
}
