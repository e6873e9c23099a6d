import { BuyerFileScreen } from "@/app/(espace)/buyer/dossier/BuyerFileScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { getBuyerFile } from "@/lib/buying/file/queries";
import { BUYER_FILE } from "@/lib/content/fr/espace/buying";
import { Head } from "../../../head";

export default async function Page() {
  const actor = await pageActor("/buyer/dossier");
  return (
    <>
      <Head title={BUYER_FILE.title} />
      <BuyerFileScreen file={getBuyerFile(actor)} />
    </>
  );
}
