import { LinkButton } from "@/components/ui/Button";
import { routes } from "@/lib/routes/public";
import { AuthFrame } from "./AuthFrame";

/** What the link of a mail shows that leads to nothing, or no more. */
export function UnknownLink({ copy }: { copy: { title: string; text: string; home: string } }) {
  return (
    <AuthFrame side="account" title={copy.title} lead={copy.text}>
      <LinkButton href={routes.home} variant="secondary" wide>
        {copy.home}
      </LinkButton>
    </AuthFrame>
  );
}
