import { Link } from "@/components/ui/Link";
import type { ProviderType } from "@/lib/kernel/provider-kinds";
import { providerRoutes } from "@/lib/routes/providers";
import { useEditor } from "../EditorProvider";
import { PROVIDER_LINKS } from "./copy";

/** Leads to those of the directory who do what this step needs, around the home where its place is typed. */
export function ProviderLink({ type }: { type: keyof typeof PROVIDER_LINKS & ProviderType }) {
  const { postalCode } = useEditor().content;
  const { text, link } = PROVIDER_LINKS[type];
  return (
    <p className="max-w-text text-small text-ink-soft">
      {text}{" "}
      <Link href={providerRoutes.near(type, postalCode)} className="text-link">
        {link}
      </Link>
    </p>
  );
}
