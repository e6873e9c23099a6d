import { LinkButton } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { type OutsideRole, roleFromOutside } from "@/lib/kernel/roles";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";

/**
 * The way in for somebody: the waitlist before the launch, an account after it. Who has an account is led to
 * what they can do with it: the page has both, and shows one (globals.css).
 */
export function JoinButton({
  newcomer,
  prelaunch,
  labels,
  variant,
  className,
}: {
  newcomer: OutsideRole;
  prelaunch: boolean;
  labels: { join: string; register: string; member: string };
  variant?: "primary" | "accent";
  className?: string;
}) {
  return (
    <>
      <LinkButton
        href={
          prelaunch
            ? routes.betaJoin(newcomer)
            : routes.register({ role: roleFromOutside(newcomer) })
        }
        variant={variant}
        size="lg"
        className={cx("for-strangers", className)}
      >
        {prelaunch ? labels.join : labels.register}
      </LinkButton>
      <LinkButton
        href={newcomer === "looper" ? spaceRoutes.profileRoles : spaceRoutes.dashboard}
        variant={variant}
        size="lg"
        className={cx("for-members", className)}
      >
        {labels.member}
      </LinkButton>
    </>
  );
}
