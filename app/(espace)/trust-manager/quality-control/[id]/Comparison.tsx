import { Photo } from "@/components/listings/Photo";
import { fieldText } from "@/components/revisions/field-text";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import type { RevisionContent } from "@/lib/revisions/content";
import { type ContentField, FIELDS } from "@/lib/revisions/fields";
import { previewPhotos } from "@/lib/revisions/preview";
import { REVIEW } from "./copy";
import { Value } from "./Value";

/** What a field says, and what it held before, field by field. */
export function Comparison({
  fields,
  before,
  after,
  remarks = {},
}: {
  fields: readonly ContentField[];
  before: { label: string; content: RevisionContent };
  after: { label: string; content: RevisionContent };
  /** What the team wrote of a field. */
  remarks?: Partial<Record<ContentField, string>>;
}) {
  return (
    <ul className="flex flex-col gap-4">
      {fields.map((field) => (
        <li key={field}>
          <Card flat className="p-4">
            <h3 className="font-semibold">{FIELDS[field].label}</h3>
            {remarks[field] && (
              <p className="mt-1 text-small text-ink-soft wrap-anywhere">{remarks[field]}</p>
            )}
            <dl className="mt-2 grid gap-4 sm:grid-cols-2">
              <div className="min-w-0">
                <dt className="text-small text-ink-soft">{before.label}</dt>
                <dd>
                  <Compared field={field} content={before.content} />
                </dd>
              </div>
              <div className="min-w-0 rounded-control bg-mimosa-soft p-3 sm:-m-3">
                <dt className="text-small">{after.label}</dt>
                <dd>
                  <Compared field={field} content={after.content} />
                </dd>
              </div>
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** A field in words; what holds pictures is compared by eye too. */
function Compared({ field, content }: { field: ContentField; content: RevisionContent }) {
  return (
    <>
      <Value text={fieldText(field, content) ?? REVIEW.empty} />
      {field === "photos" && <PhotoThumbnails content={content} />}
      {field === "floorPlans" && <PlanThumbnails content={content} />}
    </>
  );
}

/** The photos, and the rooms that they show. */
function PhotoThumbnails({ content }: { content: RevisionContent }) {
  const thumbnails = previewPhotos(content).map(({ mediaKey, alt, room = null }, index) => ({
    key: mediaKey,
    alt: alt || REVIEW.picture(index + 1),
    text: room,
  }));
  return <Thumbnails pictures={thumbnails} className="bg-sunken object-cover" />;
}

/** The plans, whole. */
function PlanThumbnails({ content: { floorPlans = [] } }: { content: RevisionContent }) {
  const thumbnails = floorPlans.map(({ key, label }) => ({ key, alt: label, text: label }));
  return <Thumbnails pictures={thumbnails} className="plan-picture" />;
}

function Thumbnails({
  pictures,
  className,
}: {
  pictures: readonly { key: string; alt: string; text: string | null }[];
  className: string;
}) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {pictures.map(({ key, alt, text }) => (
        <li key={key} className="w-24">
          <Photo
            photo={{ mediaKey: key, alt }}
            sizes="6rem"
            className={cx("h-16 w-24 rounded-control", className)}
          />
          {text && <p className="text-fine wrap-anywhere">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
