import type { Metadata } from "next";
import { HelpPage } from "@/components/help/HelpPage";
import { HELP } from "@/lib/content/fr/help";
import { routes } from "@/lib/routes";

export const metadata: Metadata = {
  title: HELP.metaTitle,
  description: HELP.metaDescription,
  alternates: { canonical: routes.help },
};

export default function Page() {
  return <HelpPage />;
}
