import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { telHref } from "@/lib/kernel/phone";
import { LEAD } from "./copy";

const CONTACT_LINK = "text-link inline-flex min-h-11 items-center gap-2 break-all xl:min-h-8";

/** How a lead's person is called and written to. */
export function ContactLinks({
  name,
  contact: { email, phone },
}: {
  name: string;
  contact: { email: string | null; phone: string | null };
}) {
  return (
    <ul className="flex flex-col xl:min-w-56">
      {phone !== null && (
        <li>
          <Link href={telHref(phone)} className={CONTACT_LINK}>
            <Icon name="phone" className="size-4 shrink-0" />
            <VisuallyHidden>{LEAD.phone(name)}</VisuallyHidden>
            {phone}
          </Link>
        </li>
      )}
      {email !== null && (
        <li>
          <Link href={`mailto:${encodeURIComponent(email)}`} className={CONTACT_LINK}>
            <Icon name="mail" className="size-4 shrink-0" />
            <VisuallyHidden>{LEAD.email(name)}</VisuallyHidden>
            {email}
          </Link>
        </li>
      )}
    </ul>
  );
}
