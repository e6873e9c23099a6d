import {
  MEDIA_RATIO,
  mediaSrcSet,
  mediaUrl,
  PHOTO_WIDTHS,
  THUMBNAIL_WIDTHS,
} from "@/lib/listings/media/rules";
import type { PhotoView } from "@/lib/listings/views";

const [, MIDDLE, LARGEST] = PHOTO_WIDTHS;
const [, THUMBNAIL] = THUMBNAIL_WIDTHS;

/** A photo at the width its place needs; `sizes` as of an image. `first` is what the page shows first. */
export function Photo({
  photo,
  sizes,
  first = false,
  className,
}: {
  photo: PhotoView;
  sizes: string;
  first?: boolean;
  className?: string;
}) {
  return (
    <img
      src={mediaUrl(photo.mediaKey, MIDDLE)}
      srcSet={mediaSrcSet(photo.mediaKey)}
      sizes={sizes}
      width={LARGEST}
      height={Math.round(LARGEST / MEDIA_RATIO)}
      alt={photo.alt}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding={first ? "sync" : "async"}
      className={className}
    />
  );
}

/** A small picture beside its photo's name: decorative. */
export function Thumbnail({
  photo,
  sizes,
  className,
}: {
  photo: PhotoView;
  sizes: string;
  className?: string;
}) {
  return (
    <img
      src={mediaUrl(photo.mediaKey, THUMBNAIL)}
      srcSet={mediaSrcSet(photo.mediaKey, THUMBNAIL_WIDTHS)}
      sizes={sizes}
      width={THUMBNAIL}
      height={Math.round(THUMBNAIL / MEDIA_RATIO)}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
