import { MEDIA_RATIO, MEDIA_WIDTHS, mediaSrcSet, mediaUrl } from "@/lib/listings/media";
import type { PhotoView } from "@/lib/listings/views";

const [SMALLEST, MIDDLE, LARGEST] = MEDIA_WIDTHS;

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
export function Thumbnail({ photo, className }: { photo: PhotoView; className?: string }) {
  return (
    <img
      src={mediaUrl(photo.mediaKey, SMALLEST)}
      width={SMALLEST}
      height={Math.round(SMALLEST / MEDIA_RATIO)}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
