import { LinkButton } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";

/**
 * The way to the looper's role: the waitlist before the launch, an account after it. A person who has an
 * account is led to what they can do with it: the page has both, and shows one (globals.css).
 */
export function JoinButton({
  prelaunch,
  labels,
  variant,
  className,
}: {
  prelaunch: boolean;
  labels: { join: string; register: string; member: string };
  variant?: "primary" | "accent";
  className?: string;
}) {
  return (
    <>
      <LinkButton
        href={prelaunch ? routes.betaJoin("looper") : routes.register({ role: "ambassador" })}
        variant={variant}
        size="lg"
        className={cx("for-strangers", className)}
      >
        {prelaunch ? labels.join : labels.register}
      </LinkButton>
      <LinkButton
        href={spaceRoutes.profileRoles}
        variant={variant}
        size="lg"
        className={cx("for-members", className)}
      >
        {labels.member}
      </LinkButton>
    </>
  );
}
