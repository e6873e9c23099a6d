import { PROPERTIES } from "@/components/properties/copy";
import { PropertiesScreen } from "@/components/properties/PropertiesScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { listDiffusion } from "@/lib/diffusion/queries/list-diffusion";
import type { Parameters } from "@/lib/kernel/parameters";
import { holds } from "@/lib/kernel/roles";
import { viewpointOf } from "@/lib/policy/viewpoint";
import { listCorrections } from "@/lib/quality/queries/list-corrections";
import { spaceRoutes } from "@/lib/routes/space";
import { listOwnedProperties } from "@/lib/selling/queries/list-owned-properties";
import { pageMetadata } from "../../page-metadata";
import { PROPERTY_FORMS } from "./forms";

export const metadata = pageMetadata({ title: PROPERTIES.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/mes-biens");
  const { filtre: filter, suite: after } = await searchParams;
  const viewpoint = viewpointOf(actor);
  const view = await listOwnedProperties(actor, viewpoint, { filter, after });
  const ids = view.properties.map(({ id }) => id);
  return (
    <PropertiesScreen
      view={view}
      viewpoint={viewpoint}
      path={spaceRoutes.myProperties}
      sellsElsewhere={holds(actor.roles, "seller")}
      forms={PROPERTY_FORMS}
      corrections={await listCorrections(ids, actor)}
      diffusion={viewpoint === "seller" ? await listDiffusion(ids, actor) : {}}
    />
  );
}
