import { Thumbnail } from "@/components/listings/Photo";
import { Icon } from "@/components/ui/Icon";
import type { PhotoView } from "@/lib/listings/views";

/** The cover of a property beside its name, or a sign where it has none: decorative. */
export function PropertyThumbnail({ photo }: { photo: PhotoView | null }) {
  const place = "hidden h-16 w-24 shrink-0 rounded-control bg-sunken sm:block";
  if (photo === null) {
    return (
      <span className={`${place} sm:grid place-items-center text-ink-soft`}>
        <Icon name="house" className="size-6" />
      </span>
    );
  }
  return <Thumbnail photo={photo} sizes="6rem" className={`${place} object-cover`} />;
}
