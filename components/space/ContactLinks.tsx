import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { telHref } from "@/lib/kernel/phone";
import { CONTACT } from "./copy";

/** How to reach somebody, as far as it is known: links that open the mail or the phone. */
export function ContactLinks({
  name,
  email,
  phone,
}: {
  name: string;
  email?: string | null;
  phone?: string | null;
}) {
  return (
    <span className="flex flex-wrap gap-x-6">
      {email && (
        <Way
          icon="mail"
          href={`mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`}
          label={CONTACT.email(name)}
        >
          {email}
        </Way>
      )}
      {phone && (
        <Way icon="phone" href={telHref(phone)} label={CONTACT.phone(name)}>
          {phone}
        </Way>
      )}
    </span>
  );
}

function Way({
  icon,
  href,
  label,
  children,
}: {
  icon: IconName;
  href: string;
  label: string;
  children: string;
}) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 text-brand hover:text-brand-strong"
    >
      <Icon name={icon} className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere underline">
        <VisuallyHidden>{label} </VisuallyHidden>
        {children}
      </span>
    </Link>
  );
}
