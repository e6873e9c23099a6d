import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { routes } from "@/lib/routes/public";
import { NAVIGATION } from "./copy";
import { Logo } from "./Logo";

/** The logo at the top of a page: it leads home, and says so. */
export function HomeLink({
  logo,
  className,
}: {
  /** Class of the logo: its size. */
  logo: string;
  className?: string;
}) {
  return (
    <Link href={routes.home} className={cx("rounded-control", className)}>
      <Logo className={logo} />
      <VisuallyHidden>, {NAVIGATION.home}</VisuallyHidden>
    </Link>
  );
}
