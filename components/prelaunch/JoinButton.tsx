import { LinkButton } from "@/components/ui/Button";
import { type OutsideRole, roleFromOutside } from "@/lib/accounts/roles";
import { routes } from "@/lib/routes";

/** The way in for somebody: the waitlist before the launch, an account after it. */
export function JoinButton({
  newcomer,
  prelaunch,
  labels,
  variant,
  className,
}: {
  newcomer: OutsideRole;
  prelaunch: boolean;
  labels: { join: string; register: string };
  variant?: "primary" | "accent";
  className?: string;
}) {
  return (
    <LinkButton
      href={
        prelaunch ? routes.betaJoin(newcomer) : routes.register({ role: roleFromOutside(newcomer) })
      }
      variant={variant}
      size="lg"
      className={className}
    >
      {prelaunch ? labels.join : labels.register}
    </LinkButton>
  );
}
