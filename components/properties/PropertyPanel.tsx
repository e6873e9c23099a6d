import type { ReactNode } from "react";
import { Card } from "@/components/ui/Card";
import { Link } from "@/components/ui/Link";
import type { PropertyBrief } from "@/lib/listings/brief";
import { routes } from "@/lib/routes/public";
import { PROPERTIES } from "./copy";
import { PropertyThumbnail } from "./PropertyThumbnail";

/**
 * The home that a page is about, beside what the page says of it, with the way to its listing where
 * there is one.
 */
export function PropertyPanel({
  property,
  children,
}: {
  property: PropertyBrief;
  children?: ReactNode;
}) {
  return (
    <Card flat className="flex items-center gap-4 p-4">
      <PropertyThumbnail photo={property.photo} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{property.title}</p>
        {children && <p className="text-small text-ink-soft">{children}</p>}
        {property.isPublic && (
          <Link
            href={routes.listing(property.id)}
            className="inline-flex min-h-11 items-center text-small text-link"
          >
            {PROPERTIES.actions.listing}
          </Link>
        )}
      </div>
    </Card>
  );
}
