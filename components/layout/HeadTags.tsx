"use client";

import { BRAND } from "@/lib/content/brand";
import { SOCIAL_PICTURE } from "@/lib/listings/media/rules";

/** What a page says of itself in its head. Addresses are whole. */
export interface HeadTagsProps {
  /** Without the brand's name, which follows it. */
  title: string;
  description?: string;
  /** The page's one address; null where search engines are to keep nothing. */
  url?: string | null;
  /** What social networks show with it; absent where they are to show nothing. */
  picture?: { url: string; alt: string };
  kind?: "website" | "article";
}

/**
 * The tags of a page's head, which React moves there from wherever they are. With a title only: what
 * stands where something is missing.
 */
export function HeadTags({
  title,
  description,
  url = null,
  picture,
  kind = "website",
}: HeadTagsProps) {
  return (
    <>
      <title>{`${title} · ${BRAND.name}`}</title>
      {description && <meta name="description" content={description} />}
      {url === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      {picture && (
        <>
          <meta property="og:site_name" content={BRAND.name} />
          <meta property="og:locale" content="fr_FR" />
          <meta property="og:type" content={kind} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={picture.url} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta property="og:image:width" content={String(SOCIAL_PICTURE.width)} />
          <meta property="og:image:height" content={String(SOCIAL_PICTURE.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
