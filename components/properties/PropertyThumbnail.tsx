import { Thumbnail } from "@/components/listings/Photo";
import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import type { PhotoView } from "@/lib/listings/views";

/** Wide, smaller on a phone; or a small square. */
const PLACES = {
  wide: { box: "h-12 w-16 sm:h-16 sm:w-24", sizes: "6rem" },
  square: { box: "size-12", sizes: "3rem" },
};

/** The cover of a property beside its name, or a sign where it has none: decorative. */
export function PropertyThumbnail({
  photo,
  shape = "wide",
  sign = "house",
}: {
  photo: PhotoView | null;
  shape?: keyof typeof PLACES;
  sign?: IconName;
}) {
  const { box, sizes } = PLACES[shape];
  const place = `${box} shrink-0 rounded-control bg-sunken`;
  if (photo === null) {
    return (
      <span className={`${place} grid place-items-center text-ink-soft`}>
        <Icon name={sign} className="size-6" />
      </span>
    );
  }
  return <Thumbnail photo={photo} sizes={sizes} className={`${place} object-cover`} />;
}
