import { Link } from "@/components/ui/Link";
import { departmentOf } from "@/lib/kernel/place";
import type { ProviderType } from "@/lib/kernel/provider-kinds";
import { providerRoutes } from "@/lib/routes/providers";
import { communeText } from "@/lib/search/places/rules";
import { useEditor } from "../EditorProvider";
import { PROVIDER_LINKS } from "./copy";

/** Leads to those of the directory who do what this step needs, around the home where its place is typed, and for it. */
export function ProviderLink({ type }: { type: keyof typeof PROVIDER_LINKS & ProviderType }) {
  const { content, view } = useEditor();
  const { communeCode: code, postalCode } = content;
  const { city, propertyId } = view;
  // A postal code alone may be several communes'.
  const place =
    city && code
      ? communeText({ code, name: city, departmentCode: departmentOf(code) })
      : postalCode;
  const { text, link } = PROVIDER_LINKS[type];
  return (
    <p className="max-w-text text-small text-ink-soft">
      {text}{" "}
      <Link href={providerRoutes.near(type, place, propertyId)} className="text-link">
        {link}
      </Link>
    </p>
  );
}
