import { Photo } from "@/components/listings/Photo";
import { fieldText } from "@/components/revisions/field-text";
import { Card } from "@/components/ui/Card";
import { Disclosure } from "@/components/ui/Disclosure";
import type { RevisionContent } from "@/lib/revisions/content";
import { STEP_LABELS } from "@/lib/revisions/copy";
import { type ContentField, FIELDS, fieldsOf, WHOLE_FIELDS } from "@/lib/revisions/fields";
import { STEPS } from "@/lib/revisions/steps";
import type { ReviewView } from "@/lib/trust/review/views";
import { REVIEW } from "./copy";

/** Fields that are shown as pictures. */
const PICTURED: readonly ContentField[] = ["photos", "floorPlans"];

const textOf = (field: ContentField, content: RevisionContent) =>
  fieldText(field, content) ?? REVIEW.empty;

/** A few pictures in a row, each with its words. */
function PictureRow({ pictures }: { pictures: readonly { key: string; text: string }[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {pictures.map(({ key, text }, index) => (
        <li key={key}>
          <figure className="flex flex-col gap-2">
            <Photo
              photo={{ mediaKey: key, alt: text || REVIEW.picture(index + 1) }}
              sizes="(min-width: 64rem) 32rem, (min-width: 40rem) 45vw, 92vw"
              className="aspect-3/2 w-full rounded-card bg-sunken object-cover"
            />
            <figcaption className="text-small text-ink-soft">
              {index + 1}. {text || REVIEW.noAlt}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The pictures as they will be shown, in their order, and the plans that are pictures. */
export function Pictures({ review: { content } }: { review: ReviewView }) {
  const { photos = [], floorPlans = [] } = content;
  return (
    <section aria-labelledby="controle-photos" className="flex flex-col gap-4">
      <h2 id="controle-photos" className="text-heading">
        {REVIEW.pictures}
      </h2>
      {photos.length === 0 ? (
        <p>{REVIEW.noPicture}</p>
      ) : (
        <PictureRow pictures={photos.map(({ key, alt }) => ({ key, text: alt }))} />
      )}
      {floorPlans.length > 0 && (
        <>
          <h3 className="font-semibold">{REVIEW.plans}</h3>
          <PictureRow pictures={floorPlans.map(({ key, label }) => ({ key, text: label }))} />
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
                      {field === "photos" && <Thumbnails content={published} />}
                    </dd>
                  </div>
                  <div className="min-w-0 rounded-control bg-mimosa-soft p-3 sm:-m-3">
                    <dt className="text-small">{REVIEW.proposed}</dt>
                    <dd>
                      <Value text={textOf(field, content)} />
                      {field === "photos" && <Thumbnails content={content} />}
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

function Thumbnails({ content: { photos = [] } }: { content: RevisionContent }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map(({ key, alt }, index) => (
        <li key={key}>
          <Photo
            photo={{ mediaKey: key, alt: alt || REVIEW.picture(index + 1) }}
            sizes="6rem"
            className="h-16 w-24 rounded-control bg-sunken object-cover"
          />
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
