import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { CONTACT } from "./copy";

/** How to reach somebody: links that open the mail or the phone. */
export function ContactLinks({
  name,
  email,
  phone,
}: {
  name: string;
  email: string;
  phone: string;
}) {
  return (
    <p className="flex flex-wrap gap-x-6">
      <Way
        icon="mail"
        href={`mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`}
        label={CONTACT.email(name)}
      >
        {email}
      </Way>
      <Way icon="phone" href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} label={CONTACT.phone(name)}>
        {phone}
      </Way>
    </p>
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
      <span className="min-w-0 break-words underline">
        <VisuallyHidden>{label} </VisuallyHidden>
        {children}
      </span>
    </Link>
  );
}
