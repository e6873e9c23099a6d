import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";

/** Opens a letter to somebody in the reader's own mail program. */
export function MailLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton
      href={`mailto:${encodeURIComponent(to).replaceAll("%40", "@")}`}
      variant="secondary"
    >
      <Icon name="mail" className="size-5" />
      {children}
    </LinkButton>
  );
}
