import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../page-metadata";
import { HELP } from "./copy";
import { MAX_HELP_QUERY } from "./find-questions";
import { HelpPage } from "./HelpPage";

export const metadata = pageMetadata({
  title: HELP.metaTitle,
  description: HELP.metaDescription,
  path: routes.help,
});

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const query = (textOf((await searchParams).q) ?? "").slice(0, MAX_HELP_QUERY);
  return <HelpPage prelaunch={env().PRELAUNCH} query={query} />;
}
