import { HeadTags } from "@/components/layout/HeadTags";
import { BRAND } from "@/lib/content/brand";
import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";

/** What a page says of itself. */
export interface HeadProps {
  /** Without the brand's name, which follows it. */
  title: string;
  /** The brand's own where there is none. */
  description?: string;
  /**
   * Path of the page's one address; absent where search engines are to keep nothing, and nobody is to
   * be shown anything but its title.
   */
  path?: string | null;
  /** Path of what social networks show with it: the site's own where there is none. */
  picture?: { path: string; alt: string };
  kind?: "website" | "article";
}

const SITE_PICTURE = { path: routes.sitePicture, alt: BRAND.pictureAlt };

/**
 * A page's title, description, one address and social tags: part of what the page renders rather
 * than Next's `metadata`, which costs a tenth of a page of results (decision 0023).
 */
export function Head({
  title,
  description = BRAND.description,
  path = null,
  picture = SITE_PICTURE,
  kind,
}: HeadProps) {
  if (path === null) return <HeadTags title={title} />;
  const origin = env().APP_URL;
  return (
    <HeadTags
      title={title}
      description={description}
      url={origin + path}
      picture={{ url: origin + picture.path, alt: picture.alt }}
      kind={kind}
    />
  );
}
