import type { ReactNode } from "react";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";

/** The way back to the list that a page's subject is of, above its title. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center gap-2 self-start text-link">
      <Icon name="arrow-left" className="size-4" />
      {children}
    </Link>
  );
}
