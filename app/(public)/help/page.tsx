import { HelpPage } from "@/components/help/HelpPage";
import { HELP } from "@/lib/content/fr/help";
import { MAX_HELP_QUERY } from "@/lib/help/rules";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { routes } from "@/lib/routes";
import { env } from "@/lib/server/env";
import { Head } from "../../head";

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const query = (textOf((await searchParams).q) ?? "").slice(0, MAX_HELP_QUERY);
  return (
    <>
      <Head title={HELP.metaTitle} description={HELP.metaDescription} path={routes.help} />
      <HelpPage prelaunch={env().PRELAUNCH} query={query} />
    </>
  );
}
