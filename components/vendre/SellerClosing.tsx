import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { VENDRE } from "@/lib/content/fr/vendre";
import { routes } from "@/lib/routes";

/** The last word to the seller, just above the roofs of the footer. */
export function SellerClosing() {
  const { title, lead, action, secondary } = VENDRE.closing;
  return (
    <section aria-labelledby="conclusion-titre" className="py-section">
      <Container className="flex flex-col items-center text-center">
        <h2 id="conclusion-titre" className="max-w-[13em] text-title">
          {title}
        </h2>
        <p className="mt-4 max-w-[38rem] text-lead text-balance text-ink-soft">{lead}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton href={routes.register({ role: "seller" })} variant="accent" size="lg">
            {action}
          </LinkButton>
          <LinkButton href={routes.estimate} variant="secondary" size="lg">
            {secondary}
          </LinkButton>
        </div>
      </Container>
    </section>
  );
}
