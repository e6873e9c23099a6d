import { LinkButton } from "@/components/ui/Button";
import type { SelfAssignableRole } from "@/lib/accounts/roles";
import { routes } from "@/lib/routes";

/** The way in: the waitlist before the launch, an account after it. */
export function JoinButton({
  newcomer,
  prelaunch,
  labels,
  variant,
  className,
}: {
  /** What an account would be opened as. */
  newcomer: SelfAssignableRole;
  prelaunch: boolean;
  labels: { join: string; register: string };
  variant?: "primary" | "accent";
  className?: string;
}) {
  return (
    <LinkButton
      href={prelaunch ? routes.beta : routes.register({ role: newcomer })}
      variant={variant}
      size="lg"
      className={className}
    >
      {prelaunch ? labels.join : labels.register}
    </LinkButton>
  );
}
