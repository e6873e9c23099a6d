import { LadderPicture } from "@/components/illustrations/LadderPicture";
import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { EmptyState } from "@/components/ui/EmptyState";
import { NOT_OPEN } from "@/lib/content/fr/prelaunch";
import { routes } from "@/lib/routes";

/** The door of a part that opens later: says so, and leads back to where the visitor came from. */
export function NotOpenYet({
  heading,
  text,
  callback = null,
}: {
  heading: string;
  text: string;
  /** A path of this site that was checked. */
  callback?: string | null;
}) {
  return (
    <Container className="py-section">
      <EmptyState
        heading="h1"
        picture={<LadderPicture className="h-auto w-64" />}
        title={heading}
        actions={
          <>
            {callback && <LinkButton href={callback}>{NOT_OPEN.back}</LinkButton>}
            <LinkButton href={routes.buy()} variant={callback ? "secondary" : "primary"}>
              {NOT_OPEN.browse}
            </LinkButton>
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
