import { LadderPicture } from "@/components/illustrations/LadderPicture";
import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { EmptyState } from "@/components/ui/EmptyState";
import { NOT_OPEN } from "@/lib/content/fr/prelaunch";
import { routes } from "@/lib/routes";

/** The door of a part that opens later: says so, and leads to what is open. */
export function NotOpenYet({ heading, text }: { heading: string; text: string }) {
  return (
    <Container className="py-section">
      <EmptyState
        heading="h1"
        picture={<LadderPicture className="h-auto w-64" />}
        title={heading}
        actions={
          <>
            <LinkButton href={routes.buy()}>{NOT_OPEN.browse}</LinkButton>
            <LinkButton href={routes.sell} variant="secondary">
              {NOT_OPEN.sell}
            </LinkButton>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </Container>
  );
}
