import { Link } from "@/components/ui/Link";
import { routes } from "@/lib/routes/public";

/** A property's title and town; a link to its page where the public can open it. */
export function PropertyTitle({
  id,
  title,
  city,
  isPublic,
}: {
  id: string;
  title: string;
  city: string;
  isPublic: boolean;
}) {
  const name = `${title}, ${city}`;
  return isPublic ? (
    <Link href={routes.listing(id)} className="text-brand underline">
      {name}
    </Link>
  ) : (
    name
  );
}
