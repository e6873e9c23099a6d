import type { ReactNode } from "react";
import { type ButtonVariant, LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";

/** Opens a letter to somebody in the reader's own mail program. */
export function MailLink({
  to,
  variant = "secondary",
  children,
}: {
  to: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <LinkButton href={`mailto:${encodeURIComponent(to).replaceAll("%40", "@")}`} variant={variant}>
      <Icon name="mail" className="size-5" />
      <span>{children}</span>
    </LinkButton>
  );
}
