import { NOT_OPEN } from "@/lib/content/fr/prelaunch";
import { safeCallback } from "@/lib/kernel/callback";
import { NotOpen } from "../not-open";

export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ callbackUrl?: string | string[] }>;
}) {
  const { callbackUrl } = await searchParams;
  return <NotOpen copy={NOT_OPEN.login} callback={safeCallback(callbackUrl)} />;
}
