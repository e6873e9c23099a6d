import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { routes } from "@/lib/routes/public";
import { Logo } from "./Logo";

/** The logo at the top of a page: it leads home, under the brand's name. */
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
    </Link>
  );
}
