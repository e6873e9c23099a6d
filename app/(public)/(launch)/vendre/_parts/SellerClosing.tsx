import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { Scene } from "@/components/ui/Scene";
import { routes } from "@/lib/routes/public";
import { supportRoutes } from "@/lib/routes/support";
import { VENDRE } from "../copy";

/** The last word to the seller, beside the moment it is all about: the keys change hands. */
export function SellerClosing() {
  const { title, lead, begin, help, estimate, secondary, picture } = VENDRE.closing;
  return (
    <section aria-labelledby="conclusion-titre" className="py-section">
      <Container className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="conclusion-titre" className="text-title">
            {title}
          </h2>
          <p className="mt-4 text-lead text-ink-soft">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href={routes.newListing} variant="accent" size="lg">
              {begin}
            </LinkButton>
            <LinkButton href={supportRoutes.request()} variant="secondary" size="lg">
              {help}
            </LinkButton>
            <LinkButton href={routes.estimate} variant="secondary" size="lg">
              {estimate}
            </LinkButton>
            <LinkButton href={routes.fees} variant="secondary" size="lg">
              {secondary}
            </LinkButton>
          </div>
        </div>
        <Scene
          name="vendre"
          sizes="(min-width: 78rem) 43rem, (min-width: 64rem) 56vw, 100vw"
          alt={picture}
          className="h-auto w-full rounded-panel"
        />
      </Container>
    </section>
  );
}
