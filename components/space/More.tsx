import { Link } from "@/components/ui/Link";

/** The way to the following rows of a list; nothing at its end. */
export function More({ href, children }: { href: string | null; children: string }) {
  if (href === null) return null;
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center self-start font-medium text-brand underline"
    >
      {children}
    </Link>
  );
}
