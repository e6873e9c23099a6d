import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { DOCUMENTS as COPY } from "./copy";

/** A PDF by its name and size; a link to it where there is an address. */
export function FileLine({
  name,
  bytes,
  href = null,
}: {
  name: string;
  bytes: number;
  href?: string | null;
}) {
  return (
    <p className="flex min-h-11 min-w-0 items-center gap-2 text-small">
      <Icon name="file-text" className="size-5 shrink-0 text-brand" />
      <span className="min-w-0">
        {href === null ? (
          <span className="font-semibold wrap-anywhere">{name}</span>
        ) : (
          <Link href={href} className="py-2 text-link wrap-anywhere">
            {name}
          </Link>
        )}{" "}
        <span className="text-fine whitespace-nowrap text-ink-soft">{COPY.pdfOf(bytes)}</span>
      </span>
    </p>
  );
}
