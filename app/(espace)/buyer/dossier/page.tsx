import { pageActor } from "@/lib/auth/page-actor";
import { getBuyerFile } from "@/lib/buying/file/queries";
import { Head } from "../../../head";
import { BuyerFileScreen } from "./BuyerFileScreen";
import { BUYER_FILE } from "./copy";

export default async function Page() {
  const actor = await pageActor("/buyer/dossier");
  return (
    <>
      <Head title={BUYER_FILE.title} />
      <BuyerFileScreen file={await getBuyerFile(actor)} />
    </>
  );
}
