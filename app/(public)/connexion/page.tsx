import type { Metadata } from "next";
import { NotOpenYet } from "@/components/prelaunch/NotOpenYet";
import { NOT_OPEN } from "@/lib/content/fr/prelaunch";
import { safeCallback } from "@/lib/kernel/callback";

export const metadata: Metadata = { title: NOT_OPEN.login.title, robots: { index: false } };

export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ callbackUrl?: string | string[] }>;
}) {
  const { callbackUrl } = await searchParams;
  return <NotOpenYet {...NOT_OPEN.login} callback={safeCallback(callbackUrl)} />;
}
