import { HelpPage } from "@/components/help/HelpPage";
import { HELP } from "@/lib/content/fr/help";
import { routes } from "@/lib/routes";
import { env } from "@/lib/server/env";
import { Head } from "../../head";

export default function Page() {
  return (
    <>
      <Head title={HELP.metaTitle} description={HELP.metaDescription} path={routes.help} />
      <HelpPage prelaunch={env().PRELAUNCH} />
    </>
  );
}
