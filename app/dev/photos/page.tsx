import { notFound } from "next/navigation";
import { PHOTOS } from "@/components/photos/copy";
import { Container } from "@/components/ui/Container";
import { isId } from "@/lib/kernel/ids";
import { pageMetadata } from "../../page-metadata";
import { PhotoGallery } from "./PhotoGallery";
import "../../space.css";

export const metadata = pageMetadata({ title: PHOTOS.gallery });

/** The field of pictures, of the revision that `revision` names; in development only. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ revision?: string | string[] }>;
}) {
  if (process.env.NODE_ENV !== "development") notFound();
  const { revision } = await searchParams;
  const id = isId(revision) ? revision : "000000000000";
  return (
    <Container>
      <main className="flex flex-col gap-8 py-10">
        <h1 className="text-title">{PHOTOS.gallery}</h1>
        <PhotoGallery uploadUrl={`/api/revisions/${id}/photos`} />
      </main>
    </Container>
  );
}
