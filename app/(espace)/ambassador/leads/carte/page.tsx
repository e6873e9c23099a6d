import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { getLooperMap } from "@/lib/looper/map/queries/get-looper-map";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import { pageMetadata } from "../../../../page-metadata";
import { LOOPER_MAP } from "./copy";
import { LooperMapScreen } from "./LooperMapScreen";

export const metadata = pageMetadata({ title: LOOPER_MAP.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/ambassador/leads/carte");
  const { montrer } = await searchParams;
  return (
    <LooperMapScreen view={await getLooperMap(actor, montrer)} styleUrl={mapStyleUrl(env())} />
  );
}
