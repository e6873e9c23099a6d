import { Photo } from "@/components/listings/Photo";
import { HINTS } from "@/components/photos/copy";
import type { PhotoKind } from "@/components/photos/queue";
import { fieldText } from "@/components/revisions/field-text";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import { Disclosure } from "@/components/ui/Disclosure";
import { Icon } from "@/components/ui/Icon";
import type { RevisionContent } from "@/lib/revisions/content";
import { STEP_LABELS } from "@/lib/revisions/copy";
import { type ContentField, FIELDS, fieldsOf, WHOLE_FIELDS } from "@/lib/revisions/fields";
import { previewPhotos } from "@/lib/revisions/preview";
import { STEPS } from "@/lib/revisions/steps";
import type { ReviewView } from "@/lib/trust/review/views";
import { REVIEW } from "./copy";

/** Fields that are shown as pictures. */
const PICTURED: readonly ContentField[] = ["photos", "floorPlans"];

const textOf = (field: ContentField, content: RevisionContent) =>
  fieldText(field, content) ?? REVIEW.empty;

interface ShownPicture {
  key: string;
  text: string;
  /** The room that it shows. */
  room?: string;
  /** What the editor says of it to its seller. */
  hints: readonly string[];
}

/** The words of the editor for what each picture could have better. */
const hintsOf = (kind: PhotoKind, pictures: ReviewView["pictureHints"]["photos"], at: number) => {
  const { hints = [], twinAt = -1 } = pictures[at] ?? {};
  return hints
    .filter((hint) => hint !== "duplicate" || twinAt >= 0)
    .map((hint) => HINTS[kind](hint, twinAt + 1));
};

/** A few pictures in a row, each with its words; of a plan all is seen. */
function PictureRow({
  pictures,
  whole = false,
}: {
  pictures: readonly ShownPicture[];
  whole?: boolean;
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {pictures.map(({ key, text, room, hints }, index) => (
        <li key={key}>
          <figure className="flex flex-col gap-2">
            <Photo
              photo={{ mediaKey: key, alt: text || REVIEW.picture(index + 1) }}
              sizes="(min-width: 64rem) 32rem, (min-width: 40rem) 45vw, 92vw"
              className={cx(
                "aspect-3/2 w-full rounded-card",
                whole ? "plan-picture border border-line" : "bg-sunken object-cover",
              )}
            />
            <figcaption className="text-small text-ink-soft wrap-anywhere">
              {index + 1}. {text || REVIEW.noAlt}
              {room && <span className="block font-semibold text-ink">{REVIEW.room(room)}</span>}
              {hints.map((hint) => (
                <span key={hint} className="mt-1 flex items-start gap-1.5 font-semibold text-ink">
                  <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0 text-tile" />
                  {hint}
                </span>
              ))}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The pictures as they will be shown, in their order, with the rooms that they show, and the plans. */
export function Pictures({ review: { content, pictureHints } }: { review: ReviewView }) {
  const { floorPlans = [] } = content;
  const photos = previewPhotos(content);
  return (
    <section aria-labelledby="controle-photos" className="flex flex-col gap-4">
      <h2 id="controle-photos" className="text-heading">
        {REVIEW.pictures}
      </h2>
      {photos.length === 0 ? (
        <p>{REVIEW.noPicture}</p>
      ) : (
        <PictureRow
          pictures={photos.map(({ mediaKey, alt, ...shown }, at) => ({
            key: mediaKey,
            text: alt,
            hints: hintsOf("photo", pictureHints.photos, at),
            ...shown,
          }))}
        />
      )}
      {floorPlans.length > 0 && (
        <>
          <h3 className="font-semibold">{REVIEW.plans}</h3>
          <PictureRow
            pictures={floorPlans.map(({ key, label }, at) => ({
              key,
              text: label,
              hints: hintsOf("plan", pictureHints.floorPlans, at),
            }))}
            whole
          />
        </>
      )}
    </section>
  );
}

function Value({ text }: { text: string }) {
  return <p className="whitespace-pre-line wrap-anywhere">{text}</p>;
}

/** What changes, field by field: as it is online, and as it is proposed. */
export function Changes({ review: { changed, content, published } }: { review: ReviewView }) {
  return (
    <section aria-labelledby="modifications" className="flex flex-col gap-4">
      <h2 id="modifications" className="text-heading">
        {REVIEW.changes}
      </h2>
      {changed.length === 0 || published === null ? (
        <p>{REVIEW.noChanges}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {changed.map((field) => (
            <li key={field}>
              <Card flat className="p-4">
                <h3 className="font-semibold">{FIELDS[field].label}</h3>
                <dl className="mt-2 grid gap-4 sm:grid-cols-2">
                  <div className="min-w-0">
                    <dt className="text-small text-ink-soft">{REVIEW.published}</dt>
                    <dd>
                      <Value text={textOf(field, published)} />
                      <ComparedPictures field={field} content={published} />
                    </dd>
                  </div>
                  <div className="min-w-0 rounded-control bg-mimosa-soft p-3 sm:-m-3">
                    <dt className="text-small">{REVIEW.proposed}</dt>
                    <dd>
                      <Value text={textOf(field, content)} />
                      <ComparedPictures field={field} content={content} />
                    </dd>
                  </div>
                </dl>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a field of pictures holds, to be compared by eye. */
function ComparedPictures({ field, content }: { field: ContentField; content: RevisionContent }) {
  if (field === "photos") return <PhotoThumbnails content={content} />;
  return field === "floorPlans" ? <PlanThumbnails content={content} /> : null;
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

function AllFields({ content, city }: Pick<ReviewView, "content" | "city">) {
  return (
    <div className="flex flex-col gap-6">
      {STEPS.map((step) => {
        const fields = fieldsOf(step).filter(
          (field) => WHOLE_FIELDS.includes(field) && !PICTURED.includes(field),
        );
        if (fields.length === 0) return null;
        return (
          <div key={step}>
            <h3 className="font-semibold">{STEP_LABELS[step]}</h3>
            <dl className="mt-2 grid gap-x-6 gap-y-2 text-small sm:grid-cols-[14rem_1fr]">
              {fields.map((field) => (
                <div key={field} className="contents">
                  <dt className="text-ink-soft">{FIELDS[field].label}</dt>
                  <dd className="mb-2 min-w-0 max-w-text sm:mb-0">
                    <Value text={(field === "communeCode" && city) || textOf(field, content)} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </div>
  );
}

/** All that is proposed: shown at once of a new listing, on demand of a change. */
export function Content({ review: { kind, content, city } }: { review: ReviewView }) {
  if (kind === "change") {
    return (
      <Disclosure summary={REVIEW.fullContent} className="border-y border-line">
        <AllFields content={content} city={city} />
      </Disclosure>
    );
  }
  return (
    <section aria-labelledby="controle-contenu" className="flex flex-col gap-4">
      <h2 id="controle-contenu" className="text-heading">
        {REVIEW.content}
      </h2>
      <AllFields content={content} city={city} />
    </section>
  );
}
