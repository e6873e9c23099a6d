import { NotOpenYet } from "@/components/prelaunch/NotOpenYet";
import { NOT_OPEN } from "@/lib/content/fr/prelaunch";
import { safeCallback } from "@/lib/kernel/callback";
import { Head } from "../../head";

export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ callbackUrl?: string | string[] }>;
}) {
  const { callbackUrl } = await searchParams;
  return (
    <>
      <Head title={NOT_OPEN.login.title} />
      <NotOpenYet {...NOT_OPEN.login} callback={safeCallback(callbackUrl)} />
    </>
  );
}
