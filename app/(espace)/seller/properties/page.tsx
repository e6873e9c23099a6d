import { PROPERTIES } from "@/components/properties/copy";
import { doneOf } from "@/components/properties/done";
import { PropertiesScreen } from "@/components/properties/PropertiesScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { listDiffusion } from "@/lib/diffusion/queries/list-diffusion";
import type { Parameters } from "@/lib/kernel/parameters";
import { listCorrections } from "@/lib/quality/queries/list-corrections";
import { spaceRoutes } from "@/lib/routes/space";
import { listOwnedProperties } from "@/lib/selling/queries/list-owned-properties";
import { pageMetadata } from "../../../page-metadata";
import { PROPERTY_FORMS } from "../../mes-biens/forms";

export const metadata = pageMetadata({ title: PROPERTIES.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/seller/properties");
  const { filtre: filter, suite: after, etat, bien } = await searchParams;
  const view = await listOwnedProperties(actor, "seller", { filter, after });
  const ids = view.properties.map(({ id }) => id);
  return (
    <PropertiesScreen
      view={view}
      viewpoint="seller"
      path={spaceRoutes.seller.properties}
      sellsElsewhere={false}
      forms={PROPERTY_FORMS}
      corrections={await listCorrections(ids, actor)}
      diffusion={await listDiffusion(ids, actor)}
      done={doneOf(etat, bien)}
    />
  );
}
