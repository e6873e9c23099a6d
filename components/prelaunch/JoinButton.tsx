import { LinkButton } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { type OutsideRole, roleFromOutside } from "@/lib/kernel/roles";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";

/** What somebody with an account is led to. */
const MEMBERS: Partial<Record<OutsideRole, string>> = {
  looper: spaceRoutes.profileRoles,
  seller: routes.newListing,
};

/**
 * The way in for somebody: the waitlist before the launch, an account after it. A person who has an
 * account is led to what they can do with it: the page has both, and shows one (globals.css).
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
            : newcomer === "seller"
              ? routes.newListing
              : routes.register({ role: roleFromOutside(newcomer) })
        }
        variant={variant}
        size="lg"
        className={cx("for-strangers", className)}
      >
        {prelaunch ? labels.join : labels.register}
      </LinkButton>
      <LinkButton
        href={MEMBERS[newcomer] ?? spaceRoutes.dashboard}
        variant={variant}
        size="lg"
        className={cx("for-members", className)}
      >
        {labels.member}
      </LinkButton>
    </>
  );
}
